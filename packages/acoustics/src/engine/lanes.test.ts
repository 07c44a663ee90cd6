import { describe, expect, it } from 'vitest';
import { slantTransmission } from '../propagation.ts';
import { buildProject, toEngineInput } from '../testing/plain-project.ts';
import { createLanes, fillFixedTransmissions, fillLanes, LANES } from './lanes.ts';

const input = toEngineInput(
  buildProject({
    zones: [{ isTypeB: false }, { isTypeB: true }],
    receivers: [
      { profile: 0, distances: [10, 20], fixedDistances: [] },
      { profile: 0, distances: [30, 40], fixedDistances: [] },
      { profile: 0, distances: [50, 60], fixedDistances: [] },
    ],
  }),
);
const points = [
  { receiver: 2, height: 0 },
  { receiver: 0, height: 9 },
];

describe('four listening points', () => {
  it('have the distances and weights of every zone; the last point fills the lanes that are left', () => {
    const lanes = createLanes(2);
    fillLanes(lanes, input, points);
    expect([...lanes.receivers]).toEqual([2, 0, 0, 0]);
    expect([...lanes.heights]).toEqual([0, 9, 9, 9]);
    expect([...lanes.distances]).toEqual([50, 10, 10, 10, 60, 20, 20, 20]);
    const slant = [slantTransmission(10, 9), slantTransmission(20, 9)];
    expect([...lanes.weights.subarray(0, 2 * LANES)]).toEqual([
      slantTransmission(50, 0),
      ...Array.from({ length: 3 }, () => slant[0]),
      slantTransmission(60, 0),
      ...Array.from({ length: 3 }, () => slant[1]),
    ]);
  });

  it('hear fixed positions over the slant distance of each point (M-32, M-70)', () => {
    const lanes = createLanes(2);
    fillLanes(lanes, input, points);
    fillFixedTransmissions(lanes, Int32Array.of(5, 1), (receiver, position) => 10 * receiver + position);
    const at = (position: number) => [...lanes.fixedTransmissions.subarray(position * LANES, (position + 1) * LANES)];
    expect(at(5)).toEqual([slantTransmission(25, 0), ...Array.from({ length: 3 }, () => slantTransmission(5, 9))]);
    expect(at(1)).toEqual([slantTransmission(21, 0), ...Array.from({ length: 3 }, () => slantTransmission(1, 9))]);
  });

  it('ask for a fixed distance once until the points change, and keep it while more positions come', () => {
    const lanes = createLanes(2);
    const asked: string[] = [];
    const fixedDistance = (receiver: number, position: number) => {
      asked.push(`${receiver}:${position}`);
      return 10 + receiver;
    };
    fillLanes(lanes, input, [{ receiver: 1, height: 0 }]);
    fillFixedTransmissions(lanes, Int32Array.of(0, 0), fixedDistance);
    expect(asked).toHaveLength(LANES);
    fillFixedTransmissions(lanes, Int32Array.of(0, 40), fixedDistance);
    expect(asked).toHaveLength(2 * LANES);
    expect(lanes.fixedTransmissions[0]).toBe(slantTransmission(11, 0));
    expect(lanes.fixedTransmissions[40 * LANES + 3]).toBe(slantTransmission(11, 0));
    fillFixedTransmissions(lanes, Int32Array.of(40, 0), fixedDistance);
    expect(asked).toHaveLength(2 * LANES);
    fillLanes(lanes, input, [{ receiver: 2, height: 0 }]);
    fillFixedTransmissions(lanes, Int32Array.of(0, 40), fixedDistance);
    expect(asked.slice(-1)).toEqual(['2:40']);
    expect(lanes.fixedTransmissions[0]).toBe(slantTransmission(12, 0));
  });
});
