import { describe, expect, it } from 'vitest';
import { buildProject, toEngineInput } from '../testing/plain-project.ts';
import { createLanes, fillLanes, LANES } from './lanes.ts';
import { fillNearest, layOutSets, TIE } from './zone-sets.ts';

/** Four receivers, each with its distances by zone. */
function findNearest(sets: readonly (readonly number[])[], distances: readonly (readonly number[])[]) {
  const zoneCount = distances[0]?.length ?? 0;
  const lanes = createLanes(zoneCount);
  const input = toEngineInput(
    buildProject({
      zones: Array.from({ length: zoneCount }, () => ({ isTypeB: true })),
      receivers: distances.map((metres) => ({ profile: 0, distances: metres, fixedDistances: [] })),
    }),
  );
  fillLanes(
    lanes,
    input,
    distances.map((_, receiver) => ({ receiver, height: 0 })),
  );
  const nearest = new Int32Array(sets.length * LANES).fill(-99);
  const hasTie = fillNearest(layOutSets(sets), lanes, nearest);
  return { nearest: sets.map((_, set) => [...nearest.subarray(set * LANES, (set + 1) * LANES)]), hasTie };
}

describe('the nearest type B zone (M-34)', () => {
  it('[CALC-26] is found for each receiver and each set of zones at work', () => {
    const distances = [
      [50, 20, 30],
      [10, 20, 30],
      [30, 20, 10],
      [20, 30, 10],
    ];
    expect(findNearest([[0, 1, 2], [0, 2], [1], [2]], distances)).toEqual({
      nearest: [
        [1, 0, 2, 2],
        [1, 0, 1, 1],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      hasTie: false,
    });
  });

  it.each([
    { metres: [20, 20, 30], place: TIE },
    { metres: [30, 20, 20], place: TIE },
    { metres: [20, 30, 20], place: TIE },
    { metres: [20, 20 + 9e-7, 30], place: TIE },
    { metres: [20 + 9e-7, 20, 30], place: TIE },
    { metres: [30, 20 + 9e-7, 20], place: TIE },
    { metres: [1, 1 + 1e-6, 30], place: TIE },
    { metres: [20, 20 + 2e-6, 30], place: 0 },
    { metres: [20 + 2e-6, 20, 30], place: 1 },
    { metres: [30, 30, 20], place: 2 },
    { metres: [20, 30, 30], place: 0 },
    { metres: [40, 30, 20], place: 2 },
    { metres: [20 + 9e-7, 20 + 1.8e-6, 20], place: TIE },
  ])('at $metres m is $place, where -1 stands for several', ({ metres, place }) => {
    const far = [60, 70, 80];
    const { nearest, hasTie } = findNearest([[0, 1, 2]], [far, far, metres, far]);
    expect(nearest).toEqual([[0, 0, place, 0]]);
    expect(hasTie).toBe(place === TIE);
  });

  it('keeps a tie of one set apart from the others', () => {
    const { nearest, hasTie } = findNearest(
      [
        [0, 1],
        [1, 2],
      ],
      [[20, 20, 10]],
    );
    expect(nearest).toEqual([
      [TIE, TIE, TIE, TIE],
      [1, 1, 1, 1],
    ]);
    expect(hasTie).toBe(true);
  });

  it('does nothing without sets', () => {
    expect(findNearest([], [[20]])).toEqual({ nearest: [], hasTie: false });
  });
});
