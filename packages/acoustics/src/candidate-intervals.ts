import type { RunSchedule, SourceList } from './run-schedule.ts';
import type { Timeline } from './timeline.ts';

/**
 * The intervals that can hold the maximum of their combination at some receiver. An interval in which every source is
 * at most as loud as in an earlier one of the same combination cannot, wherever the receiver stands: the same zones
 * are at work, so the same type B zone is nearest, and the received energy only grows with the emitted one.
 */
export function selectCandidateIntervals(timeline: Timeline, schedule: RunSchedule): Int32Array {
  const kept: number[][] = timeline.combinations.map(() => []);
  const candidates: number[] = [];
  timeline.intervals.forEach(({ combination }, interval) => {
    const earlier = kept[combination] as number[];
    const isDominated = earlier.some(
      (other) => dominates(schedule.typeA, other, interval) && dominates(schedule.typeB, other, interval),
    );
    if (isDominated) return;
    earlier.push(interval);
    candidates.push(interval);
  });
  return Int32Array.from(candidates);
}

function dominates({ starts, columns, energies }: SourceList, louder: number, quieter: number): boolean {
  const a = starts[louder] as number;
  const b = starts[quieter] as number;
  const count = (starts[louder + 1] as number) - a;
  if (count !== (starts[quieter + 1] as number) - b) return false;
  for (let i = 0; i < count; i++) {
    if (columns[a + i] !== columns[b + i]) return false;
    if ((energies[a + i] as number) < (energies[b + i] as number)) return false;
  }
  return true;
}
