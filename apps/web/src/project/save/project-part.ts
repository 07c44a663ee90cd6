import { type Project, projectSchema } from '@quietsite/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import type { DraftSnapshot, DraftSource } from '../draft/use-draft.ts';

/** Stored data carries its revision. */
interface Revised {
  readonly revision: number;
}

export const revisionOf = ({ revision }: Revised): number => revision;

/** The value to save, and the stored data it is based on; null if the page was reloaded since. */
export interface PendingSave<Value, Stored> extends Pick<DraftSnapshot<Value>, 'value' | 'base' | 'revision'> {
  readonly source: Stored | null;
}

/** The response to a save. */
export interface SaveResponse<Stored, News> {
  /** If absent, the project is read again. */
  readonly project?: Project;
  /** If absent, the part is read again. */
  readonly stored?: Stored;
  /** Side effects to report to the user. */
  readonly news?: News;
}

export interface Author {
  readonly by: string | null;
  readonly at: string | null;
}

/** A part of a project that is saved separately, with functions that compare its draft with the stored data. */
export interface ProjectPart<Value, Stored, News = undefined> extends DraftSource<Value, Stored> {
  readonly send: (
    client: QueryClient,
    projectId: number,
    mine: Value,
    revision: number,
  ) => Promise<SaveResponse<Stored, News>>;
  /** True if the server already has this value. */
  readonly isStored: (mine: Value, stored: Stored) => boolean | Promise<boolean>;
  /**
   * True if the server still has the data that the draft changes. Without this function, the whole part is compared.
   */
  readonly isUntouched?: (work: PendingSave<Value, Stored>, stored: Stored) => boolean;
  /** Applies the user's value to what another user stored in the meantime. */
  readonly keepMine: (mine: Value, stored: Stored) => Value;
  /** What remains to be saved if the other user's version is kept. Without this function, nothing. */
  readonly takeTheirs?: (work: PendingSave<Value, Stored>, stored: Stored) => Value;
  /** Converts a step before a save to the data stored now; null if that is not possible. */
  readonly carry: (step: Value, sent: PendingSave<Value, Stored>, stored: Stored) => Value | null;
  /** Reloads what a save changes. Without this function, all other data of the project is reloaded. */
  readonly renew?: (client: QueryClient, projectId: number) => void;
  /** The author of the stored data. Without this function, the last user who changed the project. */
  readonly authorOf?: (stored: Stored) => Author;
}

export async function putPart(projectId: number, path: string, body: unknown): Promise<{ readonly project: Project }> {
  return { project: await requestJson(`/api/projects/${projectId}/${path}`, projectSchema, { method: 'PUT', body }) };
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
