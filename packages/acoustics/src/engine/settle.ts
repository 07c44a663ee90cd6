import { itemAt } from '../checked-reads.ts';
import { TIE_ENERGY_RATIO } from '../level.ts';
import type { Block } from './block.ts';
import { LANES } from './lanes.ts';
import type { Limits } from './limits.ts';
import { type BlockPeaks, hasAllVerdicts, type Peaks, SERIES } from './peaks.ts';

export interface SettledBlock {
  readonly block: Block;
  readonly peaks: BlockPeaks;
}

/** The caller's access to a block at the current receivers, by block index. */
export interface BlockAccess {
  limitsOf(block: number, receiver: number): Limits;
  /** The lowest limit of a receiver in any block. */
  minLimitOf(receiver: number): number;
  /** Replaces the bounds of the group by its peaks and verdicts. */
  sweep(block: number): void;
}

/** The greatest bound of each receiver and series of the current group, and its block. */
const greatest = new Float64Array(LANES * SERIES);
const blockOfGreatest = new Int32Array(LANES * SERIES);
/** Bounds below these cannot matter: the highest known energy, or a limit if no exceedance is known. */
const minimums = new Float64Array(LANES * SERIES);

/**
 * Finds the highest energies and the verdicts of a group of receivers. Sweeps only blocks whose bounds show that they
 * can matter: those that could contain the maximum, or an exceedance if none is known yet.
 */
export function settleGroup(
  states: readonly SettledBlock[],
  firstReceiver: number,
  count: number,
  access: BlockAccess,
  target: Peaks,
): void {
  const group = firstReceiver / LANES;
  const first = firstReceiver * SERIES;
  const places = count * SERIES;
  sweepGreatest(states, group, first, places, access);
  target.energies.fill(0, first, first + places);
  target.verdicts.fill(0, firstReceiver, firstReceiver + count);
  for (const { peaks } of states) if (peaks.isSwept[group] === 1) collectBlock(peaks, first, places, target);
  fillMinimums(firstReceiver, count, access, target);
  for (let block = 0; block < states.length; block++) {
    const { peaks } = itemAt(states, block);
    if (peaks.isSwept[group] === 1 || !canAffectResult(peaks, first, places)) continue;
    if (!canMatter(peaks, firstReceiver, count, block, access, target)) continue;
    access.sweep(block);
    collectBlock(peaks, first, places, target);
    fillMinimums(firstReceiver, count, access, target);
  }
  findDays(states, group, first, places, target);
}

/**
 * Whether the results of a group stay the same when some blocks are replaced. They do if neither the known values of
 * the old blocks nor the bounds of the new ones reach its maxima, not even as a tie (M-42), so that every block with a
 * maximum or a tie is still there. Valid only for receivers with one criterion for all days, whose verdicts depend only
 * on the maximum.
 */
export function isUntouched(
  exchanged: readonly Pick<SettledBlock, 'peaks'>[],
  firstReceiver: number,
  count: number,
  { energies }: Peaks,
): boolean {
  const first = firstReceiver * SERIES;
  const end = (firstReceiver + count) * SERIES;
  for (const { peaks } of exchanged)
    for (let place = first; place < end; place++)
      if (hasPeak(peaks.energies[place] ?? 0, energies[place] ?? 0)) return false;
  return true;
}

/** Sweeps the blocks with the greatest bounds first, which usually settles the rest. */
function sweepGreatest(
  states: readonly SettledBlock[],
  group: number,
  first: number,
  places: number,
  access: BlockAccess,
): void {
  greatest.fill(0);
  blockOfGreatest.fill(-1);
  for (let block = 0; block < states.length; block++) {
    const { energies } = itemAt(states, block).peaks;
    for (let i = 0; i < places; i++)
      if ((energies[first + i] ?? 0) > (greatest[i] ?? 0)) {
        greatest[i] = energies[first + i] ?? 0;
        blockOfGreatest[i] = block;
      }
  }
  for (let i = 0; i < places; i++) {
    const block = blockOfGreatest[i] ?? 0;
    if (block >= 0 && itemAt(states, block).peaks.isSwept[group] === 0) access.sweep(block);
  }
}

function fillMinimums(firstReceiver: number, count: number, access: BlockAccess, { energies, verdicts }: Peaks): void {
  for (let lane = 0; lane < count; lane++) {
    const receiver = firstReceiver + lane;
    const limit = access.minLimitOf(receiver);
    for (let series = 0; series < SERIES; series++) {
      const highest = energies[receiver * SERIES + series] ?? 0;
      const isSettled = hasAllVerdicts(verdicts[receiver] ?? 0, series);
      minimums[lane * SERIES + series] = isSettled ? highest : Math.min(highest, limit);
    }
  }
}

/** A quick check that excludes most blocks. */
function canAffectResult({ energies }: BlockPeaks, first: number, places: number): boolean {
  for (let i = 0; i < places; i++) if ((energies[first + i] ?? 0) * TIE_ENERGY_RATIO >= (minimums[i] ?? 0)) return true;
  return false;
}

/** Whether, by its bounds, a day could be as loud as the loudest known, or above a limit not known to be exceeded. */
function canMatter(
  { energies }: BlockPeaks,
  firstReceiver: number,
  count: number,
  block: number,
  access: BlockAccess,
  { energies: highest, verdicts }: Peaks,
): boolean {
  for (let receiver = firstReceiver; receiver < firstReceiver + count; receiver++)
    for (let series = 0; series < SERIES; series++) {
      const bound = energies[receiver * SERIES + series] ?? 0;
      if (bound === 0) continue;
      if (bound * TIE_ENERGY_RATIO >= (highest[receiver * SERIES + series] ?? 0)) return true;
      if (hasAllVerdicts(verdicts[receiver] ?? 0, series)) continue;
      if (bound >= access.limitsOf(block, receiver).least) return true;
    }
  return false;
}

function collectBlock(peaks: BlockPeaks, first: number, places: number, target: Peaks): void {
  for (let place = first; place < first + places; place++)
    if ((peaks.energies[place] ?? 0) > (target.energies[place] ?? 0))
      target.energies[place] = peaks.energies[place] ?? 0;
  for (let receiver = first / SERIES; receiver < (first + places) / SERIES; receiver++)
    target.verdicts[receiver] = (target.verdicts[receiver] ?? 0) | (peaks.verdicts[receiver] ?? 0);
}

/** Within the tie tolerance; zero energy is not a peak. */
function hasPeak(energy: number, highest: number): boolean {
  return energy > 0 && energy * TIE_ENERGY_RATIO >= highest;
}

/**
 * From the last block to the first, so that the first one with the maximum wins (M-42). All blocks with the maximum
 * have been swept.
 */
function findDays(states: readonly SettledBlock[], group: number, first: number, places: number, target: Peaks): void {
  target.days.fill(0, first, first + places);
  for (let index = states.length - 1; index >= 0; index--) {
    const { block, peaks } = itemAt(states, index);
    if (peaks.isSwept[group] === 0) continue;
    for (let place = first; place < first + places; place++)
      if (hasPeak(peaks.energies[place] ?? 0, target.energies[place] ?? 0))
        target.days[place] = block.days[peaks.intervals[place] ?? 0] ?? 0;
  }
}
