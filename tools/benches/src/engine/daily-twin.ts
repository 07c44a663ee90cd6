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
  const firstDay = startDays.reduce((first, day) => Math.min(first, day));
  const lastDay = endDays.reduce((last, day) => Math.max(last, day));
  const starts = [0];
  const rows: number[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    for (let row = 0; row < startDays.length; row++)
      if ((startDays[row] ?? 0) <= day && day <= (endDays[row] ?? 0)) rows.push(row);
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
      const metres = distances[receiver * works.columnCount + column] ?? 0;
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
  const end = starts[day + 1] ?? 0;
  for (let i = starts[day] ?? 0; i < end; i++) {
    const row = rows[i] ?? 0;
    const group = groups[row] ?? 0;
    const level = (soundPowers[row] ?? 0) + (corrections[columns[row] ?? 0] ?? 0);
    sums[group] = (sums[group] ?? 0) + 10 ** (level / 10);
    if (i + 1 === end || tasks[rows[i + 1] ?? 0] !== tasks[row]) energy += takeTaskEnergy(sums);
  }
  return 10 * Math.log10(energy);
}

/** The rows without group plus the loudest group; resets the sums for the next activity. */
function takeTaskEnergy(sums: Float64Array): number {
  let loudest = 0;
  for (let group = 1; group < sums.length; group++) {
    if ((sums[group] ?? 0) > loudest) loudest = sums[group] ?? 0;
    sums[group] = 0;
  }
  const energy = (sums[0] ?? 0) + loudest;
  sums[0] = 0;
  return energy;
}
