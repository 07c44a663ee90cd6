import {
  computeEmission,
  type DatedRow,
  type DatedSoundPower,
  type EmissionTerms,
  listDailySoundPowers,
  pickHighestDay,
  TIE_DECIBELS,
} from '@quietsite/acoustics';
import type { DaySoundPower } from '../calculation/task-sound-powers.ts';
import { type DayString, dayNumber, fromDayNumber } from '../day.ts';
import type { DatedTask } from '../schedule/schedule.schema.ts';
import type { EquipmentEntry } from './equipment.schema.ts';

type EmittingRow = Pick<EquipmentEntry, 'quantity' | 'soundPower' | 'timePercent' | 'start' | 'end' | 'exclusiveGroup'>;

/** An exclusive group plus the rows without a group, on its loudest day (M-12). */
export interface GroupTotal {
  readonly group: string;
  readonly soundPower: number;
  readonly day: DayString;
}

export interface ActivityTotals {
  /** The total of the activity: its loudest group on its loudest day; null if nothing is audible. */
  readonly highest: DaySoundPower | null;
  /** By name; empty if the activity has no groups. */
  readonly groups: readonly GroupTotal[];
  /** The rows that run with every group, on their loudest day; null if there are none. */
  readonly ungrouped: GroupTotal | null;
}

/** Sound power of a row with its corrections, without measures (M-10); null for a silent row (M-11). */
export const rowTotal = (row: EmittingRow): EmissionTerms | null => computeEmission(row);

/** The totals of the rows of one activity. Only the days they share with it count (M-13). */
export function activityTotals(rows: readonly EmittingRow[], task: Pick<DatedTask, 'start' | 'end'>): ActivityTotals {
  const days = listDailySoundPowers(rows.flatMap((row) => toDatedRow(row, task) ?? []));
  const highest = pickHighestDay(days);
  const names = [...new Set(days.flatMap(({ groups }) => groups.map(({ group }) => group)))].sort();
  return {
    highest: highest && { ...highest, day: fromDayNumber(highest.day) },
    groups: names.flatMap((name) => findLoudestDay(name, days, ({ groups }) => findGroup(groups, name)) ?? []),
    ungrouped: findLoudestDay('', days, ({ commonSoundPower }) => commonSoundPower),
  };
}

const findGroup = (groups: DatedSoundPower['groups'], name: string): number | null =>
  groups.find(({ group }) => group === name)?.soundPower ?? null;

function toDatedRow(row: EmittingRow, task: Pick<DatedTask, 'start' | 'end'>): DatedRow | null {
  const emission = rowTotal(row);
  const startDay = Math.max(dayNumber(row.start), dayNumber(task.start));
  const endDay = Math.min(dayNumber(row.end), dayNumber(task.end));
  if (emission === null || endDay < startDay) return null;
  return { startDay, endDay, group: row.exclusiveGroup.trim(), soundPower: emission.totalSoundPower };
}

/** The first of equally loud days; null if there is none. */
function findLoudestDay(
  group: string,
  days: readonly DatedSoundPower[],
  powerOn: (day: DatedSoundPower) => number | null,
): GroupTotal | null {
  let loudest: GroupTotal | null = null;
  for (const one of days) {
    const soundPower = powerOn(one);
    if (soundPower === null || (loudest && soundPower <= loudest.soundPower + TIE_DECIBELS)) continue;
    loudest = { group, soundPower, day: fromDayNumber(one.day) };
  }
  return loudest;
}
