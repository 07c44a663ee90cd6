import { floatAt, intAt, itemAt, KEPT_RUNS, LANES, toEnergy } from '@quietsite/acoustics';
import { dayNumber } from '../day.ts';
import type { LiveCalculation } from './live-calculation.ts';

/** Days over which nothing changes at a receiver, with the energies of both runs: unmitigated and mitigated. */
export interface EnergyStep {
  readonly startDay: number;
  readonly endDay: number;
  readonly own: readonly [number, number];
  /** With neighbours and contributions (M-50, M-51). */
  readonly total: readonly [number, number];
}

/** All steps of one receiver, in order and without gaps (M-40). */
export function listEnergySteps({ engine, prepared }: LiveCalculation, receiver: number): EnergyStep[] {
  const { contributions } = itemAt(prepared.receivers, receiver);
  const added = contributions.map(({ start, end, level }) => ({
    startDay: dayNumber(start),
    endDay: dayNumber(end),
    energy: toEnergy(level),
  }));
  const steps: EnergyStep[] = [];
  engine.visit([{ receiver, height: 0 }], KEPT_RUNS, ({ own, total }, { days }) => {
    for (let i = 0; i + 1 < days.length; i++) {
      const [startDay, endDay] = [intAt(days, i), intAt(days, i + 1) - 1];
      const onDay = added.filter((entry) => entry.startDay <= startDay && startDay <= entry.endDay);
      const more = onDay.reduce((sum, entry) => sum + entry.energy, 0);
      const at = i * LANES;
      steps.push({
        startDay,
        endDay,
        own: [floatAt(own[0], at), floatAt(own[1], at)],
        total: [floatAt(total[0], at) + more, floatAt(total[1], at) + more],
      });
    }
  });
  return steps;
}
