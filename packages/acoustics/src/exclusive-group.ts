import { levelOfPositive, TIE_DECIBELS, TIE_ENERGY_RATIO, toEnergy, toLevel } from './level.ts';

/** The fields of a row that the group rule needs. */
export interface GroupedRow {
  readonly soundPower: number;
  /** '' if the row has no group and so runs with every group (M-12). */
  readonly group: string;
}

export interface TaskSoundPower {
  /** Sum of the rows without a group; null if there is none. */
  readonly commonSoundPower: number | null;
  /** Each named group together with the rows without a group, by name. */
  readonly groups: readonly { readonly group: string; readonly soundPower: number }[];
  readonly highestGroup: string | null;
  readonly highestSoundPower: number | null;
}

/** Rows of different groups never run together; the activity is as loud as its loudest group (M-12). */
function describeGroups(energies: ReadonlyMap<string, number>): TaskSoundPower {
  const common = energies.get('') ?? 0;
  const named = [...energies].filter(([group]) => group !== '');
  const groups = sortByName(named.map(([group, energy]) => ({ group, energy: energy + common })));
  const loudest = pickLoudestGroup(groups);
  return {
    commonSoundPower: toLevel(common),
    groups: groups.map(({ group, energy }) => ({ group, soundPower: levelOfPositive(energy) })),
    highestGroup: loudest?.group ?? null,
    highestSoundPower: toLevel(loudest?.energy ?? common),
  };
}

/**
 * The loudest group. Of groups within 1e-9 dB the first by name wins, so that the order of addition does not matter
 * (M-12). Null if there are no groups.
 */
export function pickLoudestGroup<T extends { readonly group: string; readonly energy: number }>(
  groups: readonly T[],
): T | null {
  let loudest: T | null = null;
  for (const group of sortByName(groups))
    if (loudest === null || group.energy > loudest.energy * TIE_ENERGY_RATIO) loudest = group;
  return loudest;
}

function sortByName<T extends { readonly group: string }>(groups: readonly T[]): T[] {
  return [...groups].sort((a, b) => (a.group < b.group ? -1 : 1));
}

export interface DatedRow extends GroupedRow {
  readonly startDay: number;
  readonly endDay: number;
}

export interface DatedSoundPower extends TaskSoundPower {
  readonly day: number;
}

export interface ListedSoundPower extends DatedSoundPower {
  readonly highestSoundPower: number;
}

/** For each day on which a row starts. A maximum can only begin there, as the end of a row only removes sound. */
export function listDailySoundPowers(rows: readonly DatedRow[]): DatedSoundPower[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const emitters = rows.map((row) => ({
    startDay: row.startDay,
    endDay: row.endDay,
    place: groups.indexOf(row.group),
    energy: toEnergy(row.soundPower),
  }));
  const days = [...new Set(rows.map(({ startDay }) => startDay))].sort((a, b) => a - b);
  return days.map((day) => {
    const sums = groups.map((): number | null => null);
    for (const { startDay, endDay, place, energy } of emitters)
      if (startDay <= day && day <= endDay) sums[place] = (sums[place] ?? 0) + energy;
    const running = groups.flatMap((group, place): [string, number][] => {
      const sum = sums[place] ?? null;
      return sum === null ? [] : [[group, sum]];
    });
    return { ...describeGroups(new Map(running)), day };
  });
}

/** The listed sound power of an activity: the maximum over its days, with the first day it occurs (M-12). */
export function findHighestTaskSoundPower(rows: readonly DatedRow[]): ListedSoundPower | null {
  return pickHighestDay(listDailySoundPowers(rows));
}

export function pickHighestDay(days: readonly DatedSoundPower[]): ListedSoundPower | null {
  let highest: ListedSoundPower | null = null;
  for (const day of days)
    if (day.highestSoundPower !== null)
      highest = louderOf(highest, { ...day, highestSoundPower: day.highestSoundPower });
  return highest;
}

/** If several days are equally loud, the first one is kept, with their highest sound power (M-42). */
function louderOf(kept: ListedSoundPower | null, next: ListedSoundPower): ListedSoundPower {
  if (kept === null || next.highestSoundPower > kept.highestSoundPower + TIE_DECIBELS) return next;
  return next.highestSoundPower > kept.highestSoundPower ? { ...next, day: kept.day } : kept;
}
