import { floatAt } from '../checked-reads.ts';
import { slantTransmission } from '../propagation.ts';
import type { Block } from './block.ts';
import { type EnergyRow, energyAt } from './energy-rows.ts';
import { type EngineInput, KEPT_RUNS, MITIGATED, UNMITIGATED } from './engine-input.ts';
import { LANES } from './lanes.ts';
import { type BlockPeaks, createBlockPeaks, OWN, ROUNDING, SERIES, WITH_NEIGHBOURS } from './peaks.ts';

/** The maximum increase of a column of a block, in each of the two kept runs. */
export interface Increase {
  /** The zone of the notional source, or -1 for a fixed position. */
  readonly zone: number;
  readonly position: number;
  readonly energies: readonly [number, number];
}

/**
 * The increases from one state of a block to the next, if only own plain columns changed. Returns null if anything else
 * changed, as the bounds must then be recalculated. A bound plus the increases is a bound of the new state.
 */
export function findIncreases(before: Block, after: Block, zoneCount: number): Increase[] | null {
  if (!hasSameFrame(before, after)) return null;
  const known = new Map(before.own.plainRows.map((row) => [row.offset, row]));
  return after.own.plainRows.flatMap((row) => {
    const increaseIn = (run: number) => maxIncrease(known.get(row.offset), row, run, after.days.length - 1);
    const energies = [increaseIn(UNMITIGATED), increaseIn(MITIGATED)] as const;
    if (energies.every((energy) => energy === 0)) return [];
    const zone = row.offset / LANES < zoneCount ? row.offset / LANES : -1;
    const position = after.columns.fixed.positions[after.columns.fixed.offsets.indexOf(row.offset)] ?? -1;
    return [{ zone, position, energies }];
  });
}

function maxIncrease(before: EnergyRow | undefined, after: EnergyRow, run: number, intervals: number): number {
  let greatest = 0;
  for (let interval = 0; interval < intervals; interval++) {
    const increase = energyAt(after, interval, run) - (before ? energyAt(before, interval, run) : 0);
    if (increase > greatest) greatest = increase;
  }
  return greatest;
}

/** Whether intervals, columns and everything that depends on the receiver or on the nearest zone are unchanged. */
function hasSameFrame(before: Block, after: Block): boolean {
  const [listsBefore, listsAfter] = [listNumbers(before), listNumbers(after)];
  return (
    [before, after].every(({ columns }) => columns.screened.emissions.length === 0) &&
    listsBefore.every((numbers, i) => isSame(numbers, listsAfter[i])) &&
    hasSameRows(before.own.otherRows, after.own.otherRows) &&
    hasSameRows(rowsOfNeighbours(before), rowsOfNeighbours(after))
  );
}

/** All the data of a block's columns. */
function listNumbers({ days, columns }: Block): (Int32Array | Float64Array)[] {
  const { fixed, mixed, screened, sets, masked } = columns;
  return [
    days,
    ...[fixed.offsets, fixed.positions],
    ...[mixed.offsets, mixed.zones, mixed.partStarts, mixed.fixedStarts, mixed.fixed],
    ...[...mixed.notional, ...mixed.fixedEnergies],
    ...[screened.zones.offsets, screened.zones.zones, screened.zones.views, screened.zones.states],
    ...[sets.starts, sets.sources],
    ...[masked.offsets, masked.sources, masked.sets, masked.places],
  ];
}

function rowsOfNeighbours({ neighbours }: Block): readonly EnergyRow[] {
  return neighbours === null ? [] : [...neighbours.plainRows, ...neighbours.otherRows];
}

function hasSameRows(before: readonly EnergyRow[], after: readonly EnergyRow[]): boolean {
  return (
    before.length === after.length &&
    before.every((row, i) => row.offset === after[i]?.offset && isSame(row.energies, after[i]?.energies))
  );
}

function isSame(a: Int32Array | Float64Array, b: Int32Array | Float64Array | undefined): boolean {
  if (a.length !== b?.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The bounds of all receivers after some increases. */
export function raiseBounds(before: BlockPeaks, increases: readonly Increase[], input: EngineInput): BlockPeaks {
  const { receiverCount, zones, notionalDistances, fixedDistance, isOpenAir } = input;
  const peaks = createBlockPeaks(receiverCount);
  peaks.energies.set(before.energies);
  for (const { zone, position, energies } of increases)
    for (let receiver = 0; receiver < receiverCount; receiver++) {
      const distance =
        zone >= 0 ? floatAt(notionalDistances, receiver * zones.length + zone) : fixedDistance(receiver, position);
      const weight = slantTransmission(distance, 0, isOpenAir(receiver)) * ROUNDING;
      for (const run of KEPT_RUNS) {
        const place = receiver * SERIES + run;
        const increase = energies[run] * weight;
        peaks.energies[place + OWN] = (floatAt(peaks.energies, place + OWN) + increase) * ROUNDING;
        peaks.energies[place + WITH_NEIGHBOURS] =
          (floatAt(peaks.energies, place + WITH_NEIGHBOURS) + increase) * ROUNDING;
      }
    }
  return peaks;
}
