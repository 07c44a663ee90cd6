import { TIE_DECIBELS, TIE_ENERGY_RATIO, toEnergy, toLevel } from './level.ts';

/** A row of one zone-task as the group rule sees it. */
export interface GroupedRow {
  readonly soundPower: number;
  /** '' = without group: runs with every group (M-12). */
  readonly group: string;
}

export interface TaskSoundPower {
  /** Sum of the rows without group; null when there is none. */
  readonly commonSoundPower: number | null;
  /** Each named group together with the rows without group, by name. */
  readonly groups: readonly { readonly group: string; readonly soundPower: number }[];
  readonly highestGroup: string | null;
  readonly highestSoundPower: number | null;
}

/** Rows of different groups never run together; the task is as loud as its loudest group (M-12). */
export function computeTaskSoundPower(rows: readonly GroupedRow[]): TaskSoundPower {
  const energies = new Map<string, number>();
  for (const row of rows) energies.set(row.group, (energies.get(row.group) ?? 0) + toEnergy(row.soundPower));
  const common = energies.get('') ?? 0;
  energies.delete('');
  const groups = sortByName([...energies].map(([group, energy]) => ({ group, energy: energy + common })));
  const loudest = pickLoudestGroup(groups);
  return {
    commonSoundPower: toLevel(common),
    groups: groups.map(({ group, energy }) => ({ group, soundPower: toLevel(energy) as number })),
    highestGroup: loudest?.group ?? null,
    highestSoundPower: toLevel(loudest?.energy ?? common),
  };
}

/**
 * The loudest group; of groups within 1e-9 dB of each other the name that sorts first, in whatever order rows were added
 * up (M-12). Null without groups.
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

export interface ListedSoundPower extends TaskSoundPower {
  readonly highestSoundPower: number;
  readonly day: number;
}

/** The listed sound power of a task: the maximum over its days, with the first day on which it stands (M-12). */
export function findHighestTaskSoundPower(rows: readonly DatedRow[]): ListedSoundPower | null {
  let highest: ListedSoundPower | null = null;
  // A maximum can only begin on a day on which a row starts: the end of a row only takes sound away.
  const days = [...new Set(rows.map((row) => row.startDay))].sort((a, b) => a - b);
  for (const day of days) {
    const power = computeTaskSoundPower(rows.filter((row) => row.startDay <= day && day <= row.endDay));
    if (power.highestSoundPower !== null)
      highest = louderOf(highest, { ...power, highestSoundPower: power.highestSoundPower, day });
  }
  return highest;
}

/** Of equal days the first is kept, with the loudest sound power among them (M-42). */
function louderOf(kept: ListedSoundPower | null, next: ListedSoundPower): ListedSoundPower {
  if (kept === null || next.highestSoundPower > kept.highestSoundPower + TIE_DECIBELS) return next;
  return next.highestSoundPower > kept.highestSoundPower ? { ...next, day: kept.day } : kept;
}
