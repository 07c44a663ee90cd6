import { type CalculationSnapshot, LiveCalculation, type SnapshotRow, summarise } from '@quietsite/domain';
import { percentile } from '../../../kit/src/measure/percentile.ts';

const WARM_UP = 5;
/** Visits the rows in scattered order. */
const PRIME = 7919;

/** From the snapshot to the highest levels, days and verdicts of all receivers: both runs, own and with neighbours. */
export function calculateAll(snapshot: CalculationSnapshot): LiveCalculation {
  return new LiveCalculation(snapshot);
}

/** Products summed in a full calculation, both runs; those of a span's base count once per span. */
export function countMultiplyAdds({ engine }: LiveCalculation): number {
  const perReceiver = engine.blocks
    .flatMap(({ own, neighbours }) => (neighbours === null ? [own] : [own, neighbours]))
    .reduce((total, { sums }) => total + sums.base.offsets.length + sums.varying.offsets.length, 0);
  return 2 * perReceiver * engine.input.receiverCount;
}

export function countIntervals({ engine }: LiveCalculation): number {
  return engine.blocks.reduce((total, { days }) => total + days.length - 1, 0);
}

/** The objects a run stores for every receiver, with durations and the 20 loudest combinations. */
export function measureRecord(live: LiveCalculation): number {
  const startedAt = performance.now();
  summarise(live);
  return (performance.now() - startedAt) / 1000;
}

export interface WhatIfFigures {
  readonly rows: number;
  /** CPU time in milliseconds, all threads of the process. */
  readonly fastestMs: number;
  readonly medianMs: number;
  readonly greatestMs: number;
}

/** Adds one machine to one row after another and recalculates the levels of all receivers. */
export function measureWhatIf(live: LiveCalculation, snapshot: CalculationSnapshot, rows: number): WhatIfFigures {
  const times: number[] = [];
  let edited = snapshot;
  for (let i = 0; i < WARM_UP + rows; i++) {
    const place = (i * PRIME) % edited.rows.length;
    const row = edited.rows[place] as SnapshotRow;
    edited = { ...edited, rows: edited.rows.with(place, { ...row, quantity: row.quantity + 1 }) };
    const before = process.cpuUsage();
    live.update(edited);
    const { user, system } = process.cpuUsage(before);
    if (i >= WARM_UP) times.push((user + system) / 1000);
  }
  return { rows, fastestMs: Math.min(...times), medianMs: percentile(times, 0.5), greatestMs: Math.max(...times) };
}
