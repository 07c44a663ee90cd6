import { toEnergy } from '@quietsite/acoustics';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../geometry/src/testing/random.ts';
import { entry, march } from '../testing/equipment-builder.ts';
import type { EquipmentEntry } from './equipment.schema.ts';
import { NO_MEASURES } from './equipment.ts';
import { mergeRows } from './merge-rows.ts';
import { activityTotals, rowTotal } from './row-totals.ts';

describe('rows that say the same', () => {
  it('[EQUIP-26] become one with all the machines, in the place of the first', () => {
    const rows = [entry({ id: 1, quantity: 2 }), entry({ id: 2, name: 'Other' }), entry({ id: 3, quantity: 5 })];
    const { rows: merged, mergedCount } = mergeRows(rows);
    expect(merged.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
      [1, 'Excavator', 7],
      [2, 'Other', 1],
    ]);
    expect(mergedCount).toBe(1);
  });

  it.each<[string, Parameters<typeof entry>[0]]>([
    ['exclusive group', { exclusiveGroup: 'Crane' }],
    ['name', { name: 'Crane' }],
    ['reference', { officialId: 'CNP 082' }],
    ['sound power', { soundPower: 113 }],
    ['start', { start: '2027-03-02' }],
    ['end', { end: '2027-03-30' }],
    ['time percent', { timePercent: 50 }],
    ['location', { fixedLocation: hk80(3, 4) }],
    ['time period', { timePeriod: 1 }],
  ])('[EQUIP-26] stay two with another %s', (_, changes) => {
    expect(mergeRows([entry(), entry({ id: 2, ...changes })]).rows).toHaveLength(2);
  });

  it.each([[hk80(3, 5)], [hk80(2, 4)]])(
    '[EQUIP-26] stay two at two fixed places, also on one line: %j',
    (fixedLocation) => {
      const rows = [entry({ fixedLocation: hk80(3, 4) }), entry({ id: 2, fixedLocation })];
      expect(mergeRows(rows).rows).toHaveLength(2);
      expect(
        mergeRows([entry({ fixedLocation: hk80(3, 4) }), entry({ id: 2, fixedLocation: hk80(3, 4) })]).rows,
      ).toHaveLength(1);
    },
  );

  it('[EQUIP-26] [U50] [Q89] stay two with other measures, whichever it is', () => {
    for (const measure of Object.keys(NO_MEASURES)) {
      const measures = { ...NO_MEASURES, [measure]: measure.endsWith('Name') ? 'x' : -3 };
      expect(mergeRows([entry(), entry({ id: 2, measures })]).rows, measure).toHaveLength(2);
    }
  });

  it('[U50] unite their files, each once, and the stored row keeps its id', () => {
    const { rows } = mergeRows([entry({ id: -1, materialIds: [4, 5] }), entry({ id: 9, materialIds: [5, 6] })]);
    expect(rows).toEqual([entry({ id: 9, quantity: 2, materialIds: [4, 5, 6] })]);
  });

  it('[U50] never sum up to more than the limit: what does not fit stays a row', () => {
    const quantities = mergeRows([900, 100, 1].map((quantity, index) => entry({ id: index + 1, quantity }))).rows;
    expect(quantities.map(({ quantity }) => quantity)).toEqual([1000, 1]);
  });
});

describe('rows merged at random', () => {
  const draw = (random: Random, index: number): EquipmentEntry =>
    entry({
      id: random.whole(0, 1) === 0 ? index + 1 : -index - 1,
      name: random.pick(['Excavator', 'Crane']),
      quantity: random.pick([0, 1, 2, 500, 800]),
      soundPower: random.pick([104, 112]),
      timePercent: random.pick([10, 100]),
      start: random.pick(['2027-03-01', '2027-03-09']),
      exclusiveGroup: random.pick(['', 'A', 'B', ' B ']),
      materialIds: random.whole(0, 2) === 0 ? [index + 100] : [],
    });
  const cases = Array.from({ length: 200 }, (_, seed) => {
    const random = createRandom(seed);
    const before = Array.from({ length: random.whole(0, 30) }, (_row, index) => draw(random, index));
    return { seed, before, ...mergeRows(before) };
  });
  const energy = (rows: readonly EquipmentEntry[]) =>
    rows.reduce((sum, row) => sum + (rowTotal(row) ? toEnergy(rowTotal(row)?.totalSoundPower ?? 0) : 0), 0);
  const machines = (rows: readonly EquipmentEntry[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const files = (rows: readonly EquipmentEntry[]) => rows.flatMap(({ materialIds }) => materialIds).sort();

  it('[EQUIP-26] have the energy, the machines and the files of the rows they were', () => {
    for (const { seed, before, rows } of cases) {
      expect(machines(rows), `seed ${seed}`).toBe(machines(before));
      expect(files(rows), `seed ${seed}`).toEqual(files(before));
      expect(energy(rows) / (energy(before) || 1), `seed ${seed}`).toBeCloseTo(energy(before) === 0 ? 0 : 1, 9);
    }
    expect(cases.filter(({ mergedCount }) => mergedCount > 3).length).toBeGreaterThan(50);
  });

  it('[EQUIP-26] are as loud as they were, as an activity, and count right', () => {
    for (const { seed, before, rows, mergedCount } of cases) {
      const [was, is] = [before, rows].map((list) => activityTotals(list, march).highest);
      expect(is?.day, `seed ${seed}`).toBe(was?.day);
      expect(is?.highestSoundPower ?? 0, `seed ${seed}`).toBeCloseTo(was?.highestSoundPower ?? 0, 9);
      expect(mergedCount).toBe(before.length - rows.length);
    }
  });

  it('are within the limit, keep every stored id at most once, and merge no further', () => {
    for (const { rows, before } of cases) {
      expect(rows.every(({ quantity }) => quantity <= 1000)).toBe(true);
      const ids = rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => before.some((row) => row.id === id))).toBe(true);
      expect(mergeRows(rows).mergedCount).toBe(0);
    }
  });
});
