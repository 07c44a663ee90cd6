import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../fixtures/src/random.ts';
import { describeFloors } from '../calculation/floors.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { prepareIncrementally } from '../calculation/prepare-incrementally.ts';
import { summarise } from '../calculation/results/summarise.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { toDay } from '../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import type { ScreenBarrier, ScreenStructure } from './screening.schema.ts';

const house = (id: number, east: number, north: number, roofLevel: number): ScreenStructure => ({
  ...{ id, name: `House ${id}`, kind: 'other', outline: squareAt(east, north, 16), roofLevel, baseLevel: 5 },
  ...{ heightMetres: roofLevel - 5, storeys: null },
});
/** Houses of increasing height north of two zones, and another row south of them. */
const houses = Array.from({ length: 12 }, (_, i) =>
  house(i + 1, -60 + (i % 6) * 40, i < 6 ? 130 : -90, 9 + 3 * (i % 6)),
);
const receivers = houses.map(({ id, outline, heightMetres }) => {
  const [east = 0, north = 0] = outline[0]?.[0] ?? [];
  return receiver({ pointId: id, buildingId: id, heightMetres, position: [east, north] as never, criterion: 70 });
});

const empty = project({
  zones: [zone(), zone({ id: 2, outline: squareAt(90, 0, 40), centre: at(110, 20), type: 'B' })],
  tasks: [task(), task({ id: 2, zoneId: 2 })],
  rows: [
    row({ soundPower: 118 }),
    row({ id: 2, taskId: 2, soundPower: 112, fixedLocation: at(100, 30) }),
    row({ id: 3, taskId: 2, soundPower: 115 }),
  ],
  receivers,
  screening: {
    structures: houses,
    zones: [1, 2].map((zoneId) => ({ zoneId, groundLevel: 5, plantHeight: null })),
    ...{ barriers: [], rows: [], points: [] },
  },
});

/** The same project with other barriers. */
function site(barriers: readonly ScreenBarrier[]): CalculationSnapshot {
  const { screening } = empty;
  return screening ? { ...empty, screening: { ...screening, barriers } } : empty;
}

const wall = (random: ReturnType<typeof createRandom>, id: number): ScreenBarrier => {
  const [west, north] = [
    random.between(-60, 120),
    random.chance(0.5) ? random.between(62, 120) : random.between(-60, -4),
  ];
  return {
    ...{ id, name: `W${id}`, kind: random.chance(0.9) ? 'acoustic' : 'hoarding', hasProof: false },
    line: [at(west, north), at(west + random.between(10, 120), north + random.between(-8, 8))],
    ...{ heightMetres: random.integer(30, 150) / 10, groundLevel: random.chance(0.5) ? 5 : null },
    ...(random.chance(0.2) && { start: toDay('2027-03-10') }),
  };
};

const STEPS = 25;

const everything = (calculation: LiveCalculation) => [
  summarise(calculation),
  receivers.map(({ pointId }) => describeFloors(calculation, pointId)),
];

describe('a calculation that follows drawn barriers', () => {
  it('[CALC-112] has the results of a full one to the last bit, whatever is drawn, moved or deleted', () => {
    const random = createRandom(112);
    const live = new LiveCalculation(site([]));
    let changed = 0;
    for (let step = 0; step < STEPS; step++) {
      const before = live.prepared;
      const snapshot = site(Array.from({ length: random.integer(0, 3) }, (_, i) => wall(random, i + 1)));
      const again = prepareIncrementally(before, snapshot);
      expect(again).not.toBeNull();
      changed += again?.changes.receivers.length ?? 0;
      live.update(snapshot);
      expect(everything(live)).toEqual(everything(new LiveCalculation(snapshot)));
    }
    // Some barriers hide some receivers, but never all.
    expect(changed).toBeGreaterThan(STEPS);
    expect(changed).toBeLessThan(0.5 * STEPS * receivers.length);
  });

  it('[CALC-112] goes through no day again for a barrier that is moved', () => {
    const [first, second] = [50, 60].map((north) => ({
      ...wall(createRandom(2), 1),
      line: [at(0, north), at(50, north)],
    }));
    const live = new LiveCalculation(site(first ? [first] : []));
    const again = prepareIncrementally(live.prepared, site(second ? [second] : []));
    expect(again?.changes.days).toEqual([]);
  });

  it('[CALC-112] refuses a barrier whose place is no number', () => {
    const live = new LiveCalculation(site([]));
    const line = [at(0, 90), at(Number.NaN, 90)];
    expect(() => live.update(site([{ ...wall(createRandom(1), 1), line }]))).toThrow('NaN');
  });
});
