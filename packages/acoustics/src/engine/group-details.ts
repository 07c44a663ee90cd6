import { floatAt, intAt, itemAt } from '../checked-reads.ts';
import { CombinationTracker, type LoudestCombinations } from './combination-tracker.ts';
import type { Engine } from './engine.ts';
import { KEPT_RUNS, RUN_POSITIONS } from './engine-input.ts';
import { LANES } from './lanes.ts';
import type { Limits } from './limits.ts';
import { OWN, SERIES, WITH_NEIGHBOURS } from './peaks.ts';

/** Results that need a sweep over all days of a receiver, for a few receivers at a time. */
export interface GroupDetails {
  /** M-62; index is position in the group times SERIES plus OWN or WITH_NEIGHBOURS plus the run. */
  readonly exceedanceDays: Int32Array;
  /** In each run; receivers by position in the group (M-41). */
  readonly loudest: readonly [LoudestCombinations, LoudestCombinations];
}

export function calculateDetails(engine: Engine, receivers: readonly number[], combinationLimit: number): GroupDetails {
  const tracker = new CombinationTracker(engine.blocks, engine.combinations, receivers.length, combinationLimit);
  const limits = receivers.map((receiver) => engine.listLimits(receiver));
  const exceedanceDays = new Int32Array(receivers.length * SERIES);
  const points = receivers.map((receiver) => ({ receiver, height: 0 }));
  engine.visit(points, KEPT_RUNS, (sweep, { days }, index) => {
    tracker.store(sweep, index);
    for (let lane = 0; lane < receivers.length; lane++)
      for (const run of RUN_POSITIONS) {
        const place = lane * SERIES + run;
        const limit = itemAt(itemAt(limits, lane), index);
        addDays(exceedanceDays, place + OWN, sweep.own[run], lane, days, limit, null);
        addDays(exceedanceDays, place + WITH_NEIGHBOURS, sweep.total[run], lane, days, limit, limit.contributions);
      }
  });
  tracker.pick();
  return { exceedanceDays, loudest: tracker.loudest };
}

function addDays(
  target: Int32Array,
  place: number,
  energies: Float64Array,
  lane: number,
  days: Int32Array,
  { report }: Limits,
  contributions: Float64Array | null,
): void {
  for (let i = 0; i < report.length; i++) {
    const energy = floatAt(energies, i * LANES + lane) + (contributions === null ? 0 : floatAt(contributions, i));
    if (energy >= floatAt(report, i)) target[place] = intAt(target, place) + intAt(days, i + 1) - intAt(days, i);
  }
}
