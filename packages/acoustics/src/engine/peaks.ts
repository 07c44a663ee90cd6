import { itemAt } from '../checked-reads.ts';
import { TIE_ENERGY_RATIO } from '../level.ts';
import type { Block } from './block.ts';
import { RUN_POSITIONS } from './engine-input.ts';
import { LANES } from './lanes.ts';
import type { Limits } from './limits.ts';
import type { Sweep } from './sweep.ts';

/** Stored for each receiver: own and with neighbours, in each of the two runs. */
export const SERIES = 4;
export const OWN = 0;
export const WITH_NEIGHBOURS = 2;
/** Verdict bits of a series: M-60 first, M-61 SERIES bits higher. */
const REPORT_BIT_OFFSET = SERIES;

/**
 * One block at every receiver. Index is receiver times SERIES plus OWN or WITH_NEIGHBOURS plus the run. Energies are
 * upper bounds until a group of four receivers is swept, then the actual maxima.
 */
export interface BlockPeaks {
  readonly energies: Float64Array;
  /** The first interval with that energy, if swept. */
  readonly intervals: Uint8Array;
  /** By receiver: one bit per series and verdict, if swept. */
  readonly verdicts: Uint8Array;
  /** By group of four receivers. */
  readonly isSwept: Uint8Array;
}

export function createBlockPeaks(receiverCount: number): BlockPeaks {
  return {
    energies: new Float64Array(receiverCount * SERIES),
    intervals: new Uint8Array(receiverCount * SERIES),
    verdicts: new Uint8Array(receiverCount),
    isSwept: new Uint8Array(Math.ceil(receiverCount / LANES)),
  };
}

/** More than rounding can change in a sum of some hundred terms when their order changes. */
export const ROUNDING = 1 + 1e-12;

/** Writes the bounds of a group, from four lanes of the first run and four of the second. */
export function storeBounds(
  peaks: BlockPeaks,
  own: Float64Array,
  total: Float64Array,
  limits: readonly Limits[],
  firstReceiver: number,
): void {
  peaks.isSwept[firstReceiver / LANES] = 0;
  for (let lane = 0; lane < limits.length; lane++) {
    const place = (firstReceiver + lane) * SERIES;
    const { highestContribution } = itemAt(limits, lane);
    for (let run = 0; run < 2; run++) {
      peaks.energies[place + OWN + run] = (own[run * LANES + lane] ?? 0) * ROUNDING;
      peaks.energies[place + WITH_NEIGHBOURS + run] =
        ((total[run * LANES + lane] ?? 0) + highestContribution) * ROUNDING;
    }
  }
}

/** Stores the peaks and verdicts of a group from a swept block. */
export function storePeaks(
  { own, total }: Sweep,
  { days, neighbours }: Block,
  limits: readonly Limits[],
  peaks: BlockPeaks,
  firstReceiver: number,
): void {
  const hasMore = neighbours !== null || limits.some(({ contributions }) => contributions !== null);
  peaks.isSwept[firstReceiver / LANES] = 1;
  peaks.verdicts.fill(0, firstReceiver, firstReceiver + limits.length);
  for (let lane = 0; lane < limits.length; lane++) {
    const { contributions } = itemAt(limits, lane);
    const receiver = firstReceiver + lane;
    for (const run of RUN_POSITIONS) {
      storePeak(own[run], lane, days, itemAt(limits, lane), null, peaks, receiver, OWN + run);
      if (hasMore) {
        const series = WITH_NEIGHBOURS + run;
        storePeak(total[run], lane, days, itemAt(limits, lane), contributions, peaks, receiver, series);
      } else copyPeak(peaks, receiver, run);
    }
  }
}

function storePeak(
  energies: Float64Array,
  lane: number,
  days: Int32Array,
  { map, report, least }: Limits,
  contributions: Float64Array | null,
  peaks: BlockPeaks,
  receiver: number,
  series: number,
): void {
  let highest = 0;
  let day = 0;
  let at = 0;
  let verdicts = 0;
  for (let i = 0; i + 1 < days.length; i++) {
    const energy = (energies[i * LANES + lane] ?? 0) + (contributions === null ? 0 : (contributions[i] ?? 0));
    // If several days are equally loud, the first one is kept (M-42).
    if (energy > day) {
      day = energy * TIE_ENERGY_RATIO;
      at = i;
    }
    if (energy > highest) highest = energy;
    if (energy < least) continue;
    if (energy >= (map[i] ?? 0)) verdicts |= 1 << series;
    if (energy >= (report[i] ?? 0)) verdicts |= 1 << (series + REPORT_BIT_OFFSET);
  }
  peaks.energies[receiver * SERIES + series] = highest;
  peaks.intervals[receiver * SERIES + series] = at;
  peaks.verdicts[receiver] = (peaks.verdicts[receiver] ?? 0) | verdicts;
}

/** Without neighbours and contributions the level with neighbours is the own level (M-52). */
function copyPeak(peaks: BlockPeaks, receiver: number, run: number): void {
  const place = receiver * SERIES + run;
  peaks.energies[place + WITH_NEIGHBOURS] = peaks.energies[place + OWN] ?? 0;
  peaks.intervals[place + WITH_NEIGHBOURS] = peaks.intervals[place + OWN] ?? 0;
  const ownBits = (peaks.verdicts[receiver] ?? 0) & ((1 << run) | (1 << (run + REPORT_BIT_OFFSET)));
  peaks.verdicts[receiver] = (peaks.verdicts[receiver] ?? 0) | (ownBits << WITH_NEIGHBOURS);
}

/** The result over all days. Index is receiver times SERIES plus OWN or WITH_NEIGHBOURS plus the run. */
export interface Peaks {
  /** 0 if nothing is audible (M-42). */
  readonly energies: Float64Array;
  /** The first day of the maximum; 0 if nothing is audible. */
  readonly days: Int32Array;
  /** By receiver, one bit per series and verdict. */
  readonly verdicts: Uint8Array;
}

export function createPeaks(receiverCount: number): Peaks {
  return {
    energies: new Float64Array(receiverCount * SERIES),
    days: new Int32Array(receiverCount * SERIES),
    verdicts: new Uint8Array(receiverCount),
  };
}

/** M-60: the level exceeds the criterion of the day on some day, in whole decibels. */
export function exceedsOnMapInSeries({ verdicts }: Peaks, receiver: number, series: number): boolean {
  return (((verdicts[receiver] ?? 0) >> series) & 1) === 1;
}

/** M-61: the level, rounded to 0.1, exceeds the criterion of the day on some day. */
export function exceedsInReportInSeries({ verdicts }: Peaks, receiver: number, series: number): boolean {
  return (((verdicts[receiver] ?? 0) >> (series + REPORT_BIT_OFFSET)) & 1) === 1;
}

/**
 * False if a block is known not to exceed at a receiver by any rule: by its verdict bits if swept, otherwise by its
 * bound.
 */
export function mightExceed(peaks: BlockPeaks, receiver: number, series: number, minLimit: number): boolean {
  if (peaks.isSwept[Math.floor(receiver / LANES)] === 1)
    return ((peaks.verdicts[receiver] ?? 0) & bitsOf(series)) !== 0;
  return (peaks.energies[receiver * SERIES + series] ?? 0) >= minLimit;
}

/** Whether both verdicts of a series are already exceedances, so that nothing can change them. */
export function hasAllVerdicts(verdicts: number, series: number): boolean {
  const bits = bitsOf(series);
  return (verdicts & bits) === bits;
}

const bitsOf = (series: number): number => (1 << series) | (1 << (series + REPORT_BIT_OFFSET));
