import { type Project, type ProjectMap, projectSchema } from '@quietsite/contracts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import type { DraftKind } from '../draft/draft-store.ts';

/** What a part is read from says of which revision it is. */
export interface Revised {
  readonly revision: number;
}

/** One separately saved part of a project: its draft, and how that compares with what is stored. */
export interface ProjectPart<Value, Stored extends Revised = ProjectMap> {
  readonly kind: DraftKind<Value>;
  /** Where what is stored is read. */
  readonly query: (projectId: number) => FetchQueryOptions<Stored, Error, Stored, (string | number)[]>;
  /** What a draft begins with. */
  readonly startOf: (stored: Stored) => Value;
  /** The server already has what is wanted. */
  readonly isStored: (wanted: Value, stored: Stored) => boolean;
  /** Nobody has changed what the draft was begun over. */
  readonly isUntouched: (base: Value, wanted: Value, stored: Stored) => boolean;
  /** What is wanted, over what somebody else stored in the meantime. */
  readonly keepMine: (wanted: Value, stored: Stored) => Value;
  /** What is left to save when theirs counts. */
  readonly takeTheirs: (wanted: Value, stored: Stored) => Value;
  readonly send: (projectId: number, wanted: Value, revision: number) => Promise<Project>;
  /** A step on the way to what was saved, over what is stored now; null: it cannot be brought back. */
  readonly carry: (step: Value, wanted: Value, stored: Stored) => Value | null;
}

export function putPart(projectId: number, path: string, body: unknown): Promise<Project> {
  return requestJson(`/api/projects/${projectId}/${path}`, projectSchema, { method: 'PUT', body });
}

/** Coordinates that went to the server and came back; a micrometre is rounding. */
const SAME_PLACE_METRES = 1e-6;

type Corners = readonly (readonly (readonly number[])[])[];

/** The same corners in the same order, to rounding. */
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
