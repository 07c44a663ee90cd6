import { contains, type Hk80Point, type Hk80Polygon } from '@quietsite/geometry';
import type { DayString } from '../day.ts';
import { followTask } from './follow-task.ts';
import type { ChangedTask } from './schedule-changes.ts';

/** The fields of an equipment row that follow its activity. */
export interface FollowingRow {
  readonly id: number;
  readonly taskId: number;
  readonly start: DayString;
  readonly end: DayString;
  readonly fixedLocation: Hk80Point | null;
}

export interface FollowedRow extends FollowingRow {
  readonly isMoved: boolean;
  readonly isUnfixed: boolean;
}

/**
 * The rows that change when their activities change: to other days (EQUIP-25), or to the notional source if the
 * activity moved to a zone that does not contain their fixed location (EQUIP-09).
 */
export function followRows(
  rows: readonly FollowingRow[],
  changed: readonly ChangedTask[],
  zones: ReadonlyMap<number, Hk80Polygon>,
): readonly FollowedRow[] {
  const changes = new Map(changed.map((change) => [change.before.id, change]));
  return rows.flatMap((row) => {
    const change = changes.get(row.taskId);
    const followed = change && followChange(row, change, zones);
    return followed && (followed.isMoved || followed.isUnfixed) ? [followed] : [];
  });
}

function followChange(
  row: FollowingRow,
  { before, after }: ChangedTask,
  zones: ReadonlyMap<number, Hk80Polygon>,
): FollowedRow {
  const hasOtherDays = before.start !== after.start || before.end !== after.end;
  const { start, end } = hasOtherDays ? followTask(row, before, after) : row;
  const zone = before.zoneId === after.zoneId ? undefined : zones.get(after.zoneId);
  const isUnfixed = zone !== undefined && row.fixedLocation !== null && !contains(zone, row.fixedLocation);
  return {
    ...row,
    start,
    end,
    fixedLocation: isUnfixed ? null : row.fixedLocation,
    isMoved: start !== row.start || end !== row.end,
    isUnfixed,
  };
}
