import { type Project, type ProjectMap, projectSchema } from '@quietsite/contracts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import type { DraftKind } from '../draft/draft-store.ts';

/** Stored data carries its revision. */
export interface Revised {
  readonly revision: number;
}

/** A separately saved part of a project: its draft, and how that compares with what is stored. */
export interface ProjectPart<Value, Stored extends Revised = ProjectMap> {
  readonly kind: DraftKind<Value>;
  /** Reads the stored data. */
  readonly query: (projectId: number) => FetchQueryOptions<Stored, Error, Stored, (string | number)[]>;
  /** The initial value of a draft. */
  readonly startOf: (stored: Stored) => Value;
  /** True if the server already has the wanted value. */
  readonly isStored: (wanted: Value, stored: Stored) => boolean;
  /** True if the draft's base is unchanged on the server. */
  readonly isUntouched: (base: Value, wanted: Value, stored: Stored) => boolean;
  /** The wanted value on top of what another user stored in the meantime. */
  readonly keepMine: (wanted: Value, stored: Stored) => Value;
  /** What is left to save if the other user's version is kept. */
  readonly takeTheirs: (wanted: Value, stored: Stored) => Value;
  readonly send: (projectId: number, wanted: Value, revision: number) => Promise<Project>;
  /** Converts a step before a save to what is stored now; null if that is not possible. */
  readonly carry: (step: Value, wanted: Value, stored: Stored) => Value | null;
}

export function putPart(projectId: number, path: string, body: unknown): Promise<Project> {
  return requestJson(`/api/projects/${projectId}/${path}`, projectSchema, { method: 'PUT', body });
}

/** Tolerance for coordinates after a round trip to the server; a micrometre is rounding. */
const SAME_PLACE_METRES = 1e-6;

type Corners = readonly (readonly (readonly number[])[])[];

/** True for the same corners in the same order, apart from rounding. */
export function isSameOutline(one: Corners, other: Corners): boolean {
  if (one === other) return true;
  const [a, b] = [one.flat(2), other.flat(2)];
  const isSameForm = one.length === other.length && one.every((ring, index) => ring.length === other[index]?.length);
  return isSameForm && a.every((metres, index) => Math.abs(metres - (b[index] ?? Number.NaN)) <= SAME_PLACE_METRES);
}

export function isSamePlace(one: readonly number[] | null, other: readonly number[] | null): boolean {
  if (one === null || other === null) return one === other;
  return isSameOutline([[one]], [[other]]);
}
