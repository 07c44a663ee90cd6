import { floatAt, intAt, numberAt } from '../checked-reads.ts';
import type { Engine } from './engine.ts';
import type { EngineInput } from './engine-input.ts';
import { LANES } from './lanes.ts';
import { contributionOn, criterionOn } from './limits.ts';

/** The energies of one day at every receiver, in each of the two kept runs. */
export interface DayEnergies {
  readonly own: readonly [Float64Array, Float64Array];
  /** With neighbours and contributions (M-50, M-51). */
  readonly total: readonly [Float64Array, Float64Array];
  /** The criterion of the day (M-57). */
  readonly criteria: Float64Array;
}

/** The same sums in the same order as in the calculation over all days (M-40). 0 outside the project's days. */
export function calculateDay(engine: Engine, day: number): DayEnergies {
  const { receiverCount } = engine.input;
  const column = () => new Float64Array(receiverCount);
  const energies: DayEnergies = { own: [column(), column()], total: [column(), column()], criteria: column() };
  const index = engine.blocks.findIndex(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const days = engine.blocks[index]?.days;
  if (days !== undefined) fillSweep(engine, index, intervalOf(days, day), energies);
  addProfiles(engine.input, day, index >= 0, energies);
  return energies;
}

/** The last interval that begins on or before the day. */
function intervalOf(days: Int32Array, day: number): number {
  let interval = 0;
  while (intAt(days, interval + 1) <= day) interval++;
  return interval;
}

function fillSweep(engine: Engine, index: number, interval: number, { own, total }: DayEnergies): void {
  engine.visitBlock(index, (sweep, first, count) => {
    for (let lane = 0; lane < count; lane++) {
      const at = interval * LANES + lane;
      own[0][first + lane] = floatAt(sweep.own[0], at);
      own[1][first + lane] = floatAt(sweep.own[1], at);
      total[0][first + lane] = floatAt(sweep.total[0], at);
      total[1][first + lane] = floatAt(sweep.total[1], at);
    }
  });
}

function addProfiles(
  { profiles, profileOfReceiver }: EngineInput,
  day: number,
  isProjectDay: boolean,
  { total, criteria }: DayEnergies,
): void {
  const criterionOf = profiles.map((profile) => criterionOn(profile, day));
  const added = profiles.map((profile) => (isProjectDay ? contributionOn(profile, day) : 0));
  profileOfReceiver.forEach((profile, receiver) => {
    criteria[receiver] = numberAt(criterionOf, profile);
    total[0][receiver] = floatAt(total[0], receiver) + numberAt(added, profile);
    total[1][receiver] = floatAt(total[1], receiver) + numberAt(added, profile);
  });
}
