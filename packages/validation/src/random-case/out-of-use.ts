import type { CaseReceiver, MethodCase } from '../case.ts';
import { daysOf } from '../oracle/days.ts';
import { type Random, randomOf } from './random.ts';

/** The case with receivers that are not judged on some days or, without reliance on opened windows, never (M-143). */
export function withRandomDisuse(seed: number, input: MethodCase): MethodCase {
  const random = randomOf(seed + 5_000_000);
  const days = daysOf(input.tasks);
  return { ...input, receivers: input.receivers.map((receiver) => ({ ...receiver, ...randomDisuse(random, days) })) };
}

/** Periods may overlap one another and dated criteria. */
function randomDisuse(random: Random, days: readonly string[]): Pick<CaseReceiver, 'outOfUse' | 'hasClosedWindows'> {
  if (random.chance(0.15)) {
    return { hasClosedWindows: true };
  }
  const outOfUse = Array.from({ length: random.integer(0, 3) }, (_, index) => {
    const start = random.pick(days);
    return { name: `Holiday ${index}`, start, end: days[days.indexOf(start) + random.pick([0, 1, 6, 20])] ?? start };
  });
  return outOfUse.length === 0 ? {} : { outOfUse };
}
