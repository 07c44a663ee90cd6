import type { Programme } from '@quietsite/contracts';
import {
  createWorkingDays,
  type DayString,
  dayNumber,
  type ExceedingDays,
  type WorkingDays,
  withHolidays,
} from '@quietsite/domain';
import type { EntityEdit, SnapshotEdit } from '../../workers/preview-protocol.ts';

interface Days {
  readonly start: number;
  readonly end: number;
}

/** When equipment works. Only equipment makes noise, so a zone is active while any of its equipment is. */
export interface WorkDays {
  /**
   * Work days by zone, disjoint and sorted: those that follow the project's calendar, and those of activities that work
   * every day (M-130).
   */
  readonly zones: ReadonlyMap<number, readonly Days[]>;
  readonly everyDayZones: ReadonlyMap<number, readonly Days[]>;
  /** Null if the project works on every day. */
  readonly workingDays: WorkingDays | null;
  /** The sorted days on which equipment starts or is no longer present. */
  readonly changes: readonly number[];
}

type ProgrammeDays = Pick<Programme, 'tasks' | 'equipmentRows' | 'calendarSettings' | 'holidays'>;

/** From the stored programme with edits applied. */
export function describeWork(programme: ProgrammeDays, edit: SnapshotEdit): WorkDays {
  const { tasks, equipmentRows, calendarSettings, holidays } = programme;
  const { calendar, everyDayTaskIds } = calendarSettings;
  const dated = edit.calendar === undefined ? calendar && withHolidays(calendar, holidays) : edit.calendar;
  const edited = new Map(edit.tasks.upserts.map((task) => [task.id, task.isEveryDay === true]));
  const isEveryDay = (id: number) => edited.get(id) ?? everyDayTaskIds.includes(id);
  const zoneOf = new Map(applyEdit(tasks, edit.tasks).map(({ id, zoneId }) => [id, zoneId]));
  const [days, everyDays] = [new Map<number, Days[]>(), new Map<number, Days[]>()];
  const changes = new Set<number>();
  for (const { taskId, start, end } of applyEdit(equipmentRows, edit.rows)) {
    const zoneId = zoneOf.get(taskId);
    if (zoneId === undefined) continue;
    const piece = { start: dayNumber(start), end: dayNumber(end) };
    changes.add(piece.start).add(piece.end + 1);
    const target = dated && isEveryDay(taskId) ? everyDays : days;
    const known = target.get(zoneId);
    if (known) known.push(piece);
    else target.set(zoneId, [piece]);
  }
  const join = (pieces: Map<number, Days[]>) => new Map([...pieces].map(([zoneId, list]) => [zoneId, joinDays(list)]));
  return {
    ...{ zones: join(days), everyDayZones: join(everyDays), changes: [...changes].sort((a, b) => a - b) },
    workingDays: dated && createWorkingDays(dated),
  };
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
export function listActiveZones({ zones, everyDayZones, workingDays }: WorkDays, day: DayString): readonly number[] {
  const now = dayNumber(day);
  const isWorked = workingDays?.isWorking(now) !== false;
  const active = [...(isWorked ? zones : []), ...everyDayZones].filter(([, pieces]) =>
    pieces.some(({ start, end }) => start <= now && now <= end),
  );
  return [...new Set(active.map(([zoneId]) => zoneId))].sort((a, b) => a - b);
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
