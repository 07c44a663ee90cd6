import { expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { findLeastCover, listMovableSights } from './movable-cover.ts';

const works = {
  zones: [zone(), zone({ id: 2, name: 'Zone 2', outline: squareAt(0, 70, 15) })],
  tasks: [task(), task({ id: 2, zoneId: 2 })],
};
const sightsOf = (rows: readonly ReturnType<typeof row>[], changes = {}) =>
  listMovableSights(
    new LiveCalculation(
      project({ ...works, rows, receivers: [receiver({ heightMetres: 60, position: at(30, 105) })], ...changes }),
    ),
    1,
  );

it('[CALC-114] a movable barrier 3 m from usual plant hides it from the floors below the line over it', () => {
  const sights = sightsOf([row({ barrierDba: -5 })]);
  expect(sights).toEqual({
    totalFloors: 20,
    sights: [{ zoneName: 'Zone 1', plantMetres: 3, aboveBaseMetres: 0, distanceMetres: 45 }],
  });
  const floorsAt = (metres: number) => sights && findLeastCover(sights, metres)?.floors;
  expect([2, 3, 5, 15].map(floorsAt)).toEqual([0, 0, 10, 20]);
});

it('[CALC-114] the nearest zone with an entered barrier counts, and none without a barrier or a height', () => {
  const both = sightsOf([row({ barrierDba: -5 }), row({ id: 2, taskId: 2, barrierDba: -5 })]);
  expect(both && findLeastCover(both, 5)).toMatchObject({ zoneName: 'Zone 2', floors: 6 });
  expect(sightsOf([row({ enclosureDba: -5 })])).toEqual({ totalFloors: 20, sights: [] });
  expect(sightsOf([row({ barrierDba: -5 })], { receivers: [receiver({ heightMetres: null })] })).toBeNull();
});

it('[CALC-114] typed levels of the ground and of the plant count while screening is on', () => {
  const house = { ...{ id: 1, name: 'House', kind: 'other', roofLevel: 65, baseLevel: 5 }, storeys: null } as const;
  const screening = {
    ...{
      structures: [{ ...house, heightMetres: 60, outline: squareAt(20, 105, 20) }],
      barriers: [],
      rows: [],
      points: [],
    },
    zones: [{ zoneId: 1, groundLevel: 11, plantHeight: 4 }],
  };
  const sights = sightsOf([row({ barrierDba: -5 })], { screening });
  expect(sights?.sights).toMatchObject([{ plantMetres: 4, aboveBaseMetres: 6 }]);
  // 6 + 4 + 1 × 45 / 3 = 25 m above the base.
  expect(sights && findLeastCover(sights, 5)?.floors).toBe(8);
});
