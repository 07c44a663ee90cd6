import type { Programme } from '@quietsite/contracts';
import { type DayString, dayNumber, type ExceedingDays } from '@quietsite/domain';
import type { EntityEdit, SnapshotEdit } from '../../workers/preview-protocol.ts';

interface Days {
  readonly start: number;
  readonly end: number;
}

/** When equipment works. Only equipment makes noise, so a zone is active while any of its equipment is. */
export interface WorkDays {
  /** By zone, disjoint and sorted. */
  readonly zones: ReadonlyMap<number, readonly Days[]>;
  /** The sorted days on which equipment starts or is no longer present. */
  readonly changes: readonly number[];
}

type ProgrammeDays = Pick<Programme, 'tasks' | 'equipmentRows'>;

/** From the stored programme with edits applied. */
export function describeWork({ tasks, equipmentRows }: ProgrammeDays, edit: SnapshotEdit): WorkDays {
  const zoneOf = new Map(applyEdit(tasks, edit.tasks).map(({ id, zoneId }) => [id, zoneId]));
  const days = new Map<number, Days[]>();
  const changes = new Set<number>();
  for (const { taskId, start, end } of applyEdit(equipmentRows, edit.rows)) {
    const zoneId = zoneOf.get(taskId);
    if (zoneId === undefined) continue;
    const piece = { start: dayNumber(start), end: dayNumber(end) };
    changes.add(piece.start).add(piece.end + 1);
    const known = days.get(zoneId);
    if (known) known.push(piece);
    else days.set(zoneId, [piece]);
  }
  const zones = new Map([...days].map(([zoneId, pieces]) => [zoneId, joinDays(pieces)]));
  return { zones, changes: [...changes].sort((a, b) => a - b) };
}

function applyEdit<Stored extends { readonly id: number }, Edited extends { readonly id: number }>(
  stored: readonly Stored[],
  { upserts, removedIds }: EntityEdit<Edited>,
): readonly (Stored | Edited)[] {
  if (upserts.length + removedIds.length === 0) return stored;
  const replacedIds = new Set([...removedIds, ...upserts.map(({ id }) => id)]);
  return [...stored.filter(({ id }) => !replacedIds.has(id)), ...upserts];
}

function joinDays(pieces: readonly Days[]): readonly Days[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of pieces.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** The zones in which equipment works on a day. */
export function listActiveZones({ zones }: WorkDays, day: DayString): readonly number[] {
  const now = dayNumber(day);
  return [...zones]
    .filter(([, pieces]) => pieces.some(({ start, end }) => start <= now && now <= end))
    .map(([zoneId]) => zoneId)
    .sort((a, b) => a - b);
}

/**
 * Days on which the active equipment or the number of exceeding receivers changes, including through dated criteria and
 * neighbours.
 */
export function listChangeDays({ changes }: WorkDays, exceeding: readonly ExceedingDays[]): readonly number[] {
  const days = new Set(changes);
  for (const { start, end } of exceeding) days.add(dayNumber(start)).add(dayNumber(end) + 1);
  return [...days].sort((a, b) => a - b);
}
