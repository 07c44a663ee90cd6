import {
  describeFront,
  LiveCalculation,
  listHighestLevels,
  type MovingFront,
  outlineFront,
  type ScreenBarrier,
  type ScreenStructure,
  toDay,
} from '@quietsite/domain';
import { computeGeographicalCentre, normalisePolygon } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import {
  at,
  project,
  receiver,
  row,
  squareAt,
  task,
  zone,
} from '../../../../packages/domain/src/testing/snapshot-builder.ts';
import { EditedSnapshot, isSame } from './edited-snapshot.ts';
import { NO_EDIT } from './preview-protocol.ts';

const stored = project({
  tasks: [task(), task({ id: 2 })],
  rows: [row(), row({ id: 2, taskId: 2 }), row({ id: 3 })],
  receivers: [receiver(), receiver({ pointId: 2 })],
});
const house: ScreenStructure = {
  ...{ id: 1, name: 'Block A', kind: 'other', outline: squareAt(0, 90, 20) },
  ...{ roofLevel: 30, baseLevel: 5, heightMetres: 25, storeys: null },
};
const wall: ScreenBarrier = {
  ...{ id: 1, name: 'W1', kind: 'acoustic', line: [at(0, 80), at(60, 80)], heightMetres: 3 },
  ...{ groundLevel: 5, hasProof: false },
};
const rowsOf = (upserts: readonly ReturnType<typeof row>[], removedIds: readonly number[] = []) => ({
  ...NO_EDIT,
  rows: { upserts, removedIds },
});

describe('an edited snapshot', () => {
  it('is the stored one, object for object, without an edit', () => {
    const { tasks, rows, receivers, zones, neighbours } = new EditedSnapshot(stored).apply(NO_EDIT);
    expect(rows.every((entry, index) => entry === stored.rows[index])).toBe(true);
    expect(tasks.every((entry, index) => entry === stored.tasks[index])).toBe(true);
    expect([zones === stored.zones, neighbours === stored.neighbours, receivers === stored.receivers]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('keeps the objects of all that an edit does not touch, although it was sent as a copy', () => {
    const edited = new EditedSnapshot(stored);
    const { rows } = edited.apply(rowsOf(structuredClone([row(), row({ id: 3, quantity: 5 })])));
    expect([rows[0] === stored.rows[0], rows[1] === stored.rows[1]]).toEqual([true, true]);
    expect(rows[2]).toEqual(row({ id: 3, quantity: 5 }));
    const next = edited.apply(rowsOf(structuredClone([row({ quantity: 2 }), row({ id: 3, quantity: 5 })])));
    expect(next.rows[2]).toBe(rows[2]);
    expect(next.rows[0]?.quantity).toBe(2);
  });

  it('[CALC-112] keeps the buildings when a barrier is moved', () => {
    const screening = (metres: number) => ({
      structures: [{ ...house }],
      barriers: [{ ...wall, heightMetres: metres }],
      ...{ zones: [], rows: [], points: [] },
    });
    const edited = new EditedSnapshot({ ...stored, screening: screening(3) });
    const moved = edited.apply({ ...NO_EDIT, screening: screening(4) }).screening;
    const again = edited.apply({ ...NO_EDIT, screening: screening(5) }).screening;
    expect([moved?.barriers[0]?.heightMetres, again?.barriers[0]?.heightMetres]).toEqual([4, 5]);
    expect(again?.structures).toBe(moved?.structures);
  });

  it('goes back to the stored objects when an edit is taken back', () => {
    const edited = new EditedSnapshot(stored);
    edited.apply(rowsOf([row({ quantity: 9 })], [2]));
    expect(edited.apply(NO_EDIT).rows).toEqual(stored.rows);
    expect(edited.apply(NO_EDIT).rows[0]).toBe(stored.rows[0]);
  });

  it('has new entries behind the stored ones, in the order in which they came', () => {
    const { rows } = new EditedSnapshot(stored).apply(rowsOf([row({ id: -1 }), row({ id: -2 })], [2]));
    expect(rows.map(({ id }) => id)).toEqual([1, 3, -1, -2]);
  });

  it('leaves out what stands in an activity that is gone, or in a zone that is not stored', () => {
    const { tasks, rows } = new EditedSnapshot(stored).apply({
      ...NO_EDIT,
      tasks: { upserts: [task({ id: 9, zoneId: -4 })], removedIds: [2] },
    });
    expect(tasks.map(({ id }) => id)).toEqual([1]);
    expect(rows.map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('isSame', () => {
  it.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: [1, 2] }, { a: [1, 3] }, false],
    [{ a: [1] }, { a: [1, 2] }, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});

describe('an unsaved front', () => {
  const front: MovingFront = {
    ...{ alignment: [at(0, 30), at(60, 30)], widthMetres: 10, metresPerDay: 10, direction: 'forwards' },
    start: toDay('2027-03-01'),
  };
  const storedWith = (moving: MovingFront) => {
    const outline = normalisePolygon(outlineFront(moving));
    const end = describeFront(moving, undefined).division?.end ?? '';
    const dates = { start: moving.start, end };
    return project({
      zones: [zone({ outline, centre: computeGeographicalCentre(outline), moving })],
      ...{ tasks: [task(dates)], rows: [row(dates), row({ id: 2, ...dates, start: end })] },
    });
  };
  const redrawn = (changed: MovingFront | { readonly metresPerDay: null } | null) => ({
    ...NO_EDIT,
    zones: [{ id: 1, outline: outlineFront(front), ...(changed && { front: { ...front, ...changed } }) }],
  });

  it('[SITE-89] has the levels, days and equipment that it will have when it is saved', () => {
    const later: MovingFront = { ...front, metresPerDay: 15, start: toDay('2027-03-08') };
    const edited = new EditedSnapshot(storedWith(front));
    const once = edited.apply(redrawn(later));
    const saved = storedWith(later);
    expect({ ...once, rows: once.rows.slice(0, 1) }).toEqual({ ...saved, rows: saved.rows.slice(0, 1) });
    expect(once.rows[1]).toMatchObject({ start: '2027-03-08', end: '2027-03-11' });
    const levelsOf = (snapshot: typeof once) => listHighestLevels(new LiveCalculation(snapshot));
    expect(levelsOf({ ...once, rows: saved.rows })).toEqual(levelsOf(saved));
    const again = edited.apply(redrawn(structuredClone(later)));
    expect([again.zones[0], again.tasks[0], again.rows[1]]).toEqual([once.zones[0], once.tasks[0], once.rows[1]]);
    expect(again.zones[0] === once.zones[0] && again.tasks[0] === once.tasks[0]).toBe(true);
    expect(again.rows.every((one, index) => one === once.rows[index])).toBe(true);
  });

  it('[SITE-89] can stop moving, and become a plain zone; one that cannot be calculated stays as it is stored', () => {
    const stored = storedWith(front);
    const edited = new EditedSnapshot(stored);
    const [linear] = edited.apply(redrawn({ metresPerDay: null })).zones;
    expect(linear?.linear).toEqual({ alignment: front.alignment, widthMetres: 10 });
    expect(linear).not.toHaveProperty('moving');
    expect(Object.keys(edited.apply(redrawn(null)).zones[0] ?? {})).toEqual([
      'id',
      'name',
      'type',
      'outline',
      'centre',
    ]);
    const short = redrawn({ ...front, alignment: [at(0, 30), at(0.5, 30)] });
    expect(edited.apply(short).zones[0]).toBe(stored.zones[0]);
  });
});
