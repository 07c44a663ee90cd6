import { describe, expect, it } from 'vitest';
import { sampleLevel, sampleReceiver } from '../../testing/samples.ts';
import { findNotionalPoint } from './notional-distance-panel.tsx';

const receivers = [
  sampleReceiver({ pointId: 1, buildingId: 10 }),
  sampleReceiver({ pointId: 2, buildingId: 10 }),
  sampleReceiver({ pointId: 3, buildingId: 10 }),
  sampleReceiver({ pointId: 4, buildingId: 1 }),
];
const levels = [
  sampleLevel({ pointId: 1, rank: 4 }),
  sampleLevel({ pointId: 2, rank: 2 }),
  sampleLevel({ pointId: 3, rank: 1, isLeftOut: true }),
  sampleLevel({ pointId: 4, rank: 3 }),
];

describe('the id in the address of notional distances', () => {
  it('[Q15] [SHELL-30] is that of a point, also where a building has the same', () => {
    expect(findNotionalPoint(1, receivers, levels)).toBe(1);
  });

  it('[Q15] [SHELL-30] is that of a building where no point has it: then its loudest point is meant', () => {
    expect(findNotionalPoint(10, receivers, levels)).toBe(2);
    expect(findNotionalPoint(10, receivers.toReversed(), levels.toReversed())).toBe(2);
  });

  it('means a point of the building also where none is heard', () => {
    expect(findNotionalPoint(10, receivers, [])).toBe(1);
  });

  it('may be neither', () => expect(findNotionalPoint(99, receivers, levels)).toBeNull());
});
