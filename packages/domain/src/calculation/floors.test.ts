import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { describeFloors, type FloorsResult } from './floors.ts';
import { LiveCalculation } from './live-calculation.ts';
import type { CalculationSnapshot, SnapshotReceiver, SnapshotRow } from './snapshot.schema.ts';

/** A row at this distance in metres from the receiver at (30, 130). */
const rowAt = (distance: number, soundPower: number, changes: Partial<SnapshotRow> = {}): SnapshotRow =>
  row({ id: distance, soundPower, fixedLocation: at(30, 130 - distance), ...(changes as object) });
const levelAt = (soundPower: number, distance: number, floor: number) =>
  soundPower - 10 * Math.log10(distance ** 2 + (3 * floor) ** 2) - 5;

function floorsOf(
  rows: SnapshotRow[],
  changes: Partial<SnapshotReceiver> = {},
  others: Partial<CalculationSnapshot> = {},
): FloorsResult {
  const live = new LiveCalculation(project({ rows, receivers: [receiver(changes)], ...others }));
  return describeFloors(live, 1) as FloorsResult;
}

describe('floors', () => {
  it('[CALC-21] are as many as storeys of 3 m fit into the height (M-70)', () => {
    const counts = [0, 2.9, 3, 30, 32.9].map(
      (heightMetres) => floorsOf([rowAt(10, 100)], { heightMetres }).totalFloors,
    );
    expect(counts).toEqual([0, 0, 1, 10, 10]);
    expect(floorsOf([rowAt(10, 100)], { heightMetres: 2.9 })).toEqual({
      totalFloors: 0,
      floors: [],
      lastRedFloor: null,
      barrier: null,
    });
  });

  it('[CALC-22] [Q97] each is tested at its height by the slant distance; the highest red one is the last (M-60, M-70)', () => {
    const { floors, lastRedFloor } = floorsOf([rowAt(20, 108)], { heightMetres: 30 });
    expect(floors.map(({ level }) => level)).toEqual(
      floors.map(({ floor }) => expect.closeTo(levelAt(108, 20, floor), 9)),
    );
    expect(floors.map(({ floor }) => floor)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // 75.5 rounds to 76, above 75: floor 4 has 75.6, floor 5 has 75.04.
    expect(floors.map(({ isRed }) => isRed)).toEqual(floors.map(({ floor }) => floor <= 4));
    expect(lastRedFloor).toBe(4);
  });

  it('the combination that is worst at the ground need not be worst above (M-70)', () => {
    const days = [
      { start: '2027-03-01', end: '2027-03-10' },
      { start: '2027-03-11', end: '2027-03-20' },
    ] as unknown as Partial<SnapshotRow>[];
    const { floors, lastRedFloor, barrier } = floorsOf([rowAt(20, 112, days[0]), rowAt(80, 123, days[1])], {
      heightMetres: 60,
    });
    expect(floors[0]).toMatchObject({ day: '2027-03-01', level: expect.closeTo(levelAt(112, 20, 1), 9) });
    expect(floors[9]).toMatchObject({ day: '2027-03-11', level: expect.closeTo(levelAt(123, 80, 10), 9) });
    expect(lastRedFloor).toBe(20);
    expect(barrier?.sourceDistanceMetres).toBe(80);
  });

  it('a later day takes the place of the kept one when it is more than 1e-9 dB louder than that one (M-42)', () => {
    const day = (number: number, more: number) => {
      const start = `2027-03-0${number}`;
      return row({ id: number, soundPower: 100 + more, fixedLocation: at(30, 110), start, end: start });
    };
    const dayOf = (...levels: number[]) => floorsOf(levels.map((more, i) => day(i + 1, more))).floors[0]?.day;
    expect(dayOf(0, 6e-10)).toBe('2027-03-01');
    expect(dayOf(0, 2e-9)).toBe('2027-03-02');
    // More than 1e-9 dB above the first, though less above the second, which did not replace the first.
    expect(dayOf(0, 6e-10, 12e-10)).toBe('2027-03-03');
  });

  it('a floor is red by the criterion of the day, also when it is not its loudest day (M-57, M-70)', () => {
    const rows = [rowAt(20, 100), rowAt(10, 90, { start: '2027-03-20', end: '2027-03-31' } as never)];
    const otherCriteria = [{ name: 'Examination', start: toDay('2027-03-02'), end: toDay('2027-03-03'), value: 64 }];
    const { floors, lastRedFloor } = floorsOf(rows, { otherCriteria, heightMetres: 30 });
    expect(floors[0]?.day).toBe('2027-03-20');
    expect(floors.filter(({ isRed }) => isRed).map(({ floor }) => floor)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // On its days 64.5 and more is red: floor 8 has 65.1, floor 9 has 64.47.
    expect(lastRedFloor).toBe(8);
    expect(floorsOf(rows, { heightMetres: 30 }).lastRedFloor).toBeNull();
  });

  it('hear every measure except barriers, and the own level alone (M-58, M-70)', () => {
    const { floors } = floorsOf([rowAt(20, 120, { barrierDba: -20, enclosureDba: -5, quieterMethodSoundPower: 110 })]);
    expect(floors[0]?.level).toBeCloseTo(levelAt(105, 20, 1), 9);
    const contributions = [{ name: 'Site', start: toDay('2027-03-01'), end: toDay('2027-03-31'), level: 90 }];
    expect(floorsOf([rowAt(20, 100)], { contributions }).lastRedFloor).toBeNull();
  });

  it('without work nothing is heard', () => {
    expect(floorsOf([], { heightMetres: 3 }).floors).toEqual([{ floor: 1, level: null, day: null, isRed: false }]);
  });

  it('a plan distance below 1 m counts as 1 m before the height is added (M-33, M-70)', () => {
    const { floors } = floorsOf([{ ...rowAt(20, 90), fixedLocation: at(30, 130) }]);
    expect(floors[0]?.level).toBeCloseTo(levelAt(90, 1, 1), 9);
  });
});

describe('the barrier (M-71)', () => {
  it('[CALC-23] [CALC-25] stands 3 m from the source, 1 m above the line to the last red floor', () => {
    const { lastRedFloor, barrier } = floorsOf([rowAt(20, 108)], { heightMetres: 30 });
    expect(lastRedFloor).toBe(4);
    const heightMetres = (12 * 3) / 20 + 1;
    expect(barrier).toEqual({ heightMetres, buildableHeightMetres: heightMetres, sourceDistanceMetres: 20 });
  });

  it('[CALC-24] is shown uncapped and built with at most 7 m', () => {
    const { barrier } = floorsOf([rowAt(10, 130)], { heightMetres: 90 });
    expect(barrier).toEqual({ heightMetres: (90 * 3) / 10 + 1, buildableHeightMetres: 7, sourceDistanceMetres: 10 });
  });

  it('belongs to the source that is loudest at that floor', () => {
    // At ground level, 103 dB(A) at 6 m is louder; at floor 7, 110 dB(A) at 30 m is louder by 2.5 dB(A).
    const { lastRedFloor, barrier } = floorsOf([rowAt(6, 103), rowAt(30, 110)], { heightMetres: 27 });
    expect(levelAt(103, 6, 0)).toBeGreaterThan(levelAt(110, 30, 0));
    expect(lastRedFloor).toBe(7);
    expect(barrier?.sourceDistanceMetres).toBe(30);
  });

  it('is found as if no barrier stood yet (M-70)', () => {
    const rows = [rowAt(20, 115, { barrierDba: -30 }), rowAt(40, 115, { enclosureDba: -5 })];
    expect(floorsOf(rows, { heightMetres: 9 }).barrier?.sourceDistanceMetres).toBe(20);
  });

  it('of equally loud sources the nearest', () => {
    const [near, far] = [10, 40];
    const equal = 20 * Math.log10(Math.hypot(far, 30) / Math.hypot(near, 30));
    const rows = [{ ...rowAt(far, 110 + equal), id: 1 }, rowAt(near, 110)];
    const { lastRedFloor, barrier } = floorsOf(rows, { heightMetres: 30 });
    expect(lastRedFloor).toBe(10);
    expect(barrier?.sourceDistanceMetres).toBe(near);
  });

  it('a type B zone that does not count has no part in it (M-34)', () => {
    const zones = [
      zone({ id: 1, type: 'B' }),
      zone({ id: 2, type: 'B', outline: squareAt(200, 0, 60), centre: at(230, 30) }),
    ];
    const tasks = [task({ id: 1 }), task({ id: 2, zoneId: 2 })];
    const rows = [row({ soundPower: 122 }), row({ id: 2, taskId: 2, soundPower: 150 })];
    expect(floorsOf(rows, {}, { zones, tasks }).barrier?.sourceDistanceMetres).toBe(85);
  });

  it.each([
    ['no floor is red', 20, 90, 30],
    ['the source is nearer than 3 m', 2.9, 120, 30],
    ['the building has no floor', 20, 120, 2],
  ])('has no figure when %s', (_, distance, soundPower, heightMetres) => {
    expect(floorsOf([rowAt(distance, soundPower)], { heightMetres }).barrier).toBeNull();
  });

  it('at 3 m one fits, and the red floors of nearer sources are given without it', () => {
    expect(floorsOf([rowAt(3, 120)]).barrier?.heightMetres).toBe(31);
    expect(floorsOf([rowAt(2.9, 120)]).lastRedFloor).toBe(10);
  });

  it('there are no floors without a height, or where the receiver is left out', () => {
    expect(floorsOf([rowAt(20, 120)], { heightMetres: null })).toBeNull();
    expect(floorsOf([rowAt(20, 120)], { isInsideZoneWithBuilding: true })).toBeNull();
  });
});
