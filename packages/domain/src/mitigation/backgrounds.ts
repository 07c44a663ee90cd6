import { MITIGATED } from '@quietsite/acoustics';
import { listEnergySteps } from '../calculation/energy-steps.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';

/** Days on which neighbours and contributions add the same energy at a receiver. */
export interface BackgroundStep {
  readonly startDay: number;
  readonly endDay: number;
  readonly energy: number;
}

/** By receiver: the mitigated run of the neighbours and the contributions of each day (M-50, M-51). */
export function listBackgrounds(
  { prepared }: LiveCalculation,
  receivers: readonly SnapshotReceiver[],
): BackgroundStep[][] {
  // Calculated without the project's own rows: the difference of two sums would not be exact.
  const alone = new LiveCalculation({ ...prepared.snapshot, rows: [], receivers });
  return receivers.map((_, index) => {
    const steps: { startDay: number; endDay: number; energy: number }[] = [];
    for (const { startDay, endDay, total } of listEnergySteps(alone, index)) {
      const [energy, last] = [total[MITIGATED], steps.at(-1)];
      if (last?.energy === energy && last.endDay + 1 === startDay) last.endDay = endDay;
      else steps.push({ startDay, endDay, energy });
    }
    return steps;
  });
}
