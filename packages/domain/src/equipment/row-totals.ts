import {
  computeEmission,
  computeTaskSoundPower,
  type DatedRow,
  type EmissionTerms,
  findHighestTaskSoundPower,
  TIE_DECIBELS,
} from '@quietsite/acoustics';
import type { DaySoundPower } from '../calculation/task-sound-powers.ts';
import { type DayString, dayNumber, fromDayNumber } from '../day.ts';
import type { DatedTask } from '../schedule/schedule.ts';
import type { EquipmentEntry } from './equipment.ts';

type EmittingRow = Pick<EquipmentEntry, 'quantity' | 'soundPower' | 'timePercent' | 'start' | 'end' | 'exclusiveGroup'>;

/** An exclusive group together with the rows without group, on its loudest day (M-12). */
export interface GroupTotal {
  readonly group: string;
  readonly soundPower: number;
  readonly day: DayString;
}

export interface ActivityTotals {
  /** What the activity counts with: its loudest group on its loudest day; null while nothing is audible. */
  readonly highest: DaySoundPower | null;
  /** By name; empty when the activity has no groups. */
  readonly groups: readonly GroupTotal[];
  /** The rows that run with every group, on their loudest day; null without such rows. */
  readonly ungrouped: GroupTotal | null;
}

/** Sound power of a row with its corrections, without measures (M-10); null for a silent row (M-11). */
export const rowTotal = (row: EmittingRow): EmissionTerms | null => computeEmission(row);

/** What the rows of one activity sum up to; only the days they share with it count (M-13). */
export function activityTotals(rows: readonly EmittingRow[], task: Pick<DatedTask, 'start' | 'end'>): ActivityTotals {
  const dated = rows.flatMap((row) => toDatedRow(row, task) ?? []);
  const highest = findHighestTaskSoundPower(dated);
  const byGroup = Map.groupBy(dated, ({ group }) => group);
  const common = byGroup.get('') ?? [];
  byGroup.delete('');
  return {
    highest: highest && { ...highest, day: fromDayNumber(highest.day) },
    groups: [...byGroup]
      .map(([group, members]) => sumOfGroup(group, members, common))
      .sort((one, other) => (one.group < other.group ? -1 : 1)),
    ungrouped: common.length === 0 ? null : sumOfGroup('', common, []),
  };
}

function toDatedRow(row: EmittingRow, task: Pick<DatedTask, 'start' | 'end'>): DatedRow | null {
  const emission = rowTotal(row);
  const startDay = Math.max(dayNumber(row.start), dayNumber(task.start));
  const endDay = Math.min(dayNumber(row.end), dayNumber(task.end));
  if (emission === null || endDay < startDay) return null;
  return { startDay, endDay, group: row.exclusiveGroup.trim(), soundPower: emission.totalSoundPower };
}

/** Days on which only the common rows run say nothing about the group. */
function sumOfGroup(group: string, members: readonly DatedRow[], common: readonly DatedRow[]): GroupTotal {
  const rows = [...members, ...common];
  const isRunning = (day: number) => (row: DatedRow) => row.startDay <= day && day <= row.endDay;
  const days = [...new Set(rows.map(({ startDay }) => startDay))].sort((a, b) => a - b);
  let loudest: { soundPower: number; day: number } | null = null;
  for (const day of days) {
    if (!members.some(isRunning(day))) continue;
    const soundPower = computeTaskSoundPower(rows.filter(isRunning(day))).highestSoundPower ?? 0;
    if (loudest === null || soundPower > loudest.soundPower + TIE_DECIBELS) loudest = { soundPower, day };
  }
  // A member always runs on the day on which it starts.
  const { soundPower, day } = loudest ?? { soundPower: 0, day: 0 };
  return { group, soundPower, day: fromDayNumber(day) };
}
