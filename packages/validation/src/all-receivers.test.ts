import { calculate, createReceiverSummary, LiveCalculation } from '@quietsite/domain';
import { expect, test } from 'vitest';
import type { CaseReceiver, MethodCase } from './case.ts';
import { toSnapshot } from './engine-answer.ts';
import { randomCase } from './random-case.ts';

/** The receivers of a case repeated several times, each some metres away: more than the engine processes at once. */
function withMoreReceivers(input: MethodCase): MethodCase {
  const moved = ({ pointId, position: [east, north], ...others }: CaseReceiver, i: number): CaseReceiver => ({
    ...others,
    pointId: pointId + 10 * i,
    position: [east + 7 * i, north - 3 * i],
  });
  return { ...input, receivers: [0, 1, 2, 3].flatMap((i) => input.receivers.map((receiver) => moved(receiver, i))) };
}

test('the calculation of all receivers gives each the same results as alone, to the last bit', () => {
  for (let seed = 0; seed < 60; seed++) {
    const snapshot = toSnapshot(withMoreReceivers(randomCase(seed)));
    const all = calculate(snapshot, { combinationLimit: Number.POSITIVE_INFINITY }).receivers;
    const { describe } = createReceiverSummary(new LiveCalculation(snapshot), Number.POSITIVE_INFINITY);
    expect(all.map(({ rank, ...others }) => others)).toEqual(snapshot.receivers.map(describe));
    expect(all.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual(all.map((_, i) => i + 1));
  }
});
