import { describe, expect, it } from 'vitest';
import { explain } from '../calculation/explain/explain.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { toDay } from '../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { listCorrectedReceivers, listScreenedZones } from './screened-zones.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';

const known = { kind: 'tower', baseLevel: 5, heightMetres: null, storeys: null } as const;
const own: ScreenStructure = { ...known, id: 1, name: 'Block A', outline: squareAt(20, 130, 20), roofLevel: 35 };
const wall: ScreenStructure = {
  ...{ ...known, id: 2, name: 'Long Wall', roofLevel: 90 },
  outline: [[at(-300, 90), at(400, 90), at(400, 100), at(-300, 100), at(-300, 90)]],
};
const screening: SnapshotScreening = {
  structures: [own, wall],
  zones: [1, 2].map((zoneId) => ({ zoneId, groundLevel: 5, plantHeight: null })),
  ...{ barriers: [], rows: [], points: [] },
};
/** Zone 1 is behind the wall and zone 2 beside the receiver; the row of zone 2 at (10, 10) is behind the wall. */
const zones = [zone(), zone({ id: 2, name: 'Zone 2', outline: squareAt(60, 110, 60), centre: at(90, 140) })];
const site = (changes: Partial<CalculationSnapshot> = {}) =>
  new LiveCalculation(project({ screening, zones, receivers: [receiver(), receiver({ pointId: 2 })], ...changes }));
const works = {
  tasks: [task({ start: '2027-03-10' }), task({ id: 2, zoneId: 2 })],
  rows: [
    row({ start: '2027-03-10', end: '2027-03-31' }),
    row({ id: 2, taskId: 2, end: '2027-03-14', fixedLocation: at(90, 120) }),
    row({ id: 3, taskId: 2, start: '2027-03-20', fixedLocation: at(10, 10) }),
  ],
};

describe('what screening does at a receiver', () => {
  it('[CALC-106] lists each zone at work with its strongest correction, its first day and the deciding screen', () => {
    const [first, second, ...others] = listScreenedZones(site(works), 1, null);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ zoneName: 'Zone 1', correction: -10, day: '2027-03-10', isHidden: true });
    expect(first?.source.screen).toMatchObject({ name: 'Long Wall', roofLevel: 90, outline: wall.outline });
    expect(second).toMatchObject({ zoneName: 'Zone 2', correction: -10, day: '2027-03-20', isHidden: true });
    expect(second?.source.screen?.name).toBe('Long Wall');
  });

  it('[CALC-106] lists for one day only what works on it, and nothing while screening is off', () => {
    const of = (day: string) => listScreenedZones(site(works), 1, toDay(day)).map((z) => [z.zoneId, z.correction]);
    expect(of('2027-03-05')).toEqual([[2, 0]]);
    expect(of('2027-03-12')).toEqual([
      [1, -10],
      [2, 0],
    ]);
    expect(of('2027-04-05')).toEqual([]);
    const off = new LiveCalculation(project({ zones, ...works }));
    expect(listScreenedZones(off, 1, null)).toEqual([]);
    expect(listCorrectedReceivers(off)).toEqual([]);
  });

  it('[CALC-106] has the corrections of the derivation, with groups, quiet items and fixed locations', () => {
    const rows = [
      row({ soundPower: 118 }),
      row({ id: 2, soundPower: 95, fixedLocation: at(30, 115) }),
      row({ id: 3, soundPower: 119, exclusiveGroup: 'drill' }),
      row({ id: 4, soundPower: 90, exclusiveGroup: 'saw', fixedLocation: at(30, 115) }),
      row({ id: 5, taskId: 2, soundPower: 112, fixedLocation: at(10, 10) }),
      row({ id: 6, taskId: 2, soundPower: 99, fixedLocation: at(30, 115), start: '2027-03-20' }),
    ];
    const seen = new Set<number>();
    for (const reduction of [0, -3])
      for (const day of ['2027-03-05', '2027-03-25'].map(toDay)) {
        const edited = rows.map((one) => (one.id === 6 ? { ...one, enclosureDba: reduction } : one));
        const calculation = site({ rows: edited, tasks: [task(), task({ id: 2 })] });
        const told = listScreenedZones(calculation, 1, day).map(({ correction }) => correction);
        const explained = explain(calculation, 1, day, 'mitigated')?.tasks.map((one) => one.screening?.correction ?? 0);
        expect(told).toEqual([Math.min(...(explained ?? []))]);
        for (const correction of explained ?? []) seen.add(correction);
      }
    expect([...seen].sort((a, b) => a - b)).toEqual([-10, -5, 0]);
  });

  it('[CALC-107] marks the receivers with a correction at any activity', () => {
    const beside = receiver({ pointId: 2, buildingId: 9, position: at(200, 70) });
    const calculation = site({ ...works, receivers: [receiver(), beside] });
    expect(listCorrectedReceivers(calculation)).toEqual([1]);
    expect(listCorrectedReceivers(site({ ...works, rows: works.rows.slice(1, 2) }))).toEqual([]);
  });
});
