import type { FlatWorks } from './flat-works.ts';

/** The highest level of each sampled receiver over all days, in dB(A). */
export interface HighestLevels {
  readonly unmitigated: Float64Array;
  readonly mitigated: Float64Array;
}

/** The rows active on day i run from starts[i] up to starts[i + 1], grouped by activity. */
export interface DayLists {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

export function listRowsByDay({ startDays, endDays }: FlatWorks): DayLists {
  const firstDay = startDays.reduce((least, day) => Math.min(least, day));
  const lastDay = endDays.reduce((most, day) => Math.max(most, day));
  const starts = [0];
  const rows: number[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    for (let row = 0; row < startDays.length; row++)
      if ((startDays[row] as number) <= day && day <= (endDays[row] as number)) rows.push(row);
    starts.push(rows.length);
  }
  return { starts: Int32Array.from(starts), rows: Int32Array.from(rows) };
}

/**
 * Calculates like a spreadsheet: for every receiver, run and day a power for every active row, the loudest group of
 * each zone-task (M-12), one logarithm, and the maximum over the days. Nothing is carried over between days. Active
 * rows are looked up, not searched: the twin is slow because of its arithmetic, not its bookkeeping.
 */
export function calculateDayByDay(
  works: FlatWorks,
  days: DayLists,
  distances: Float64Array,
  receivers: readonly number[],
): HighestLevels {
  const highest = {
    unmitigated: new Float64Array(receivers.length),
    mitigated: new Float64Array(receivers.length),
  };
  const corrections = new Float64Array(works.columnCount);
  receivers.forEach((receiver, index) => {
    for (let column = 0; column < works.columnCount; column++) {
      const metres = distances[receiver * works.columnCount + column] as number;
      corrections[column] = 3 - (20 * Math.log10(metres) + 8);
    }
    highest.unmitigated[index] = findHighest(works, works.soundPowers[0], days, corrections);
    highest.mitigated[index] = findHighest(works, works.soundPowers[1], days, corrections);
  });
  return highest;
}

function findHighest(works: FlatWorks, soundPowers: Float64Array, days: DayLists, corrections: Float64Array): number {
  const sums = new Float64Array(works.groupCount);
  let highest = Number.NEGATIVE_INFINITY;
  for (let day = 0; day + 1 < days.starts.length; day++) {
    const level = levelOfDay(works, soundPowers, days, day, corrections, sums);
    if (level > highest) highest = level;
  }
  return highest;
}

function levelOfDay(
  { columns, tasks, groups }: FlatWorks,
  soundPowers: Float64Array,
  { starts, rows }: DayLists,
  day: number,
  corrections: Float64Array,
  sums: Float64Array,
): number {
  let energy = 0;
  const end = starts[day + 1] as number;
  for (let i = starts[day] as number; i < end; i++) {
    const row = rows[i] as number;
    const group = groups[row] as number;
    const level = (soundPowers[row] as number) + (corrections[columns[row] as number] as number);
    sums[group] = (sums[group] as number) + 10 ** (level / 10);
    if (i + 1 === end || tasks[rows[i + 1] as number] !== tasks[row]) energy += takeTaskEnergy(sums);
  }
  return 10 * Math.log10(energy);
}

/** The rows without group plus the loudest group; resets the sums for the next activity. */
function takeTaskEnergy(sums: Float64Array): number {
  let loudest = 0;
  for (let group = 1; group < sums.length; group++) {
    if ((sums[group] as number) > loudest) loudest = sums[group] as number;
    sums[group] = 0;
  }
  const energy = (sums[0] as number) + loudest;
  sums[0] = 0;
  return energy;
}
