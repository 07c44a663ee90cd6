import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { project, receiver, row, task, zone } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { LiveCalculation } from './live-calculation.ts';
import { describeNeighbour } from './neighbours/neighbours.ts';
import type { CalculationSnapshot, SnapshotRow } from './snapshot.schema.ts';

const ROW_FIELDS = [
  ...(['quantity', 'soundPower', 'timePercent', 'quieterMethodSoundPower', 'quieterEquipmentSoundPower'] as const),
  ...(['enclosureDba', 'barrierDba', 'hammerDba', 'customMethodDba'] as const),
] satisfies (keyof SnapshotRow)[];
const BROKEN = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const period = { start: toDay('2027-03-02'), end: toDay('2027-03-03') };
const noDay = '2027-02-30' as typeof period.start;
const neighbour = describeNeighbour({ zones: [zone()], tasks: [task()], rows: [row({ fixedLocation: hk80(1, 2) })] });
const [nearby] = neighbour.zones as [(typeof neighbour.zones)[0]];
const [step] = nearby.tasks[0] as [(typeof nearby.tasks)[0][0]];

describe('[U36] a calculation refuses what is not a finite number, and says where it stands', () => {
  it.each(ROW_FIELDS)('[CALC-13] [CALC-14] %s of a row', (field) => {
    for (const value of BROKEN) {
      const rows = [row({ id: 1 }), row({ id: 5, [field]: value })];
      expect(() => calculate(project({ rows }))).toThrow(`row 5: ${field} is ${value}, not a finite number`);
    }
  });

  it.each<[string, Partial<CalculationSnapshot>]>([
    ['row 1: fixedLocation is NaN', { rows: [row({ fixedLocation: hk80(835000, Number.NaN) })] }],
    ['row 1: end is not a day: 2027-02-30', { rows: [row(), { ...row(), end: noDay }] }],
    ['task 1: start is not a day: 2027-02-30', { tasks: [{ ...task(), start: noDay }] }],
    ['zone 1: centre is Infinity', { zones: [zone({ centre: hk80(Number.POSITIVE_INFINITY, 0) })] }],
    ['zone 1: outline is NaN', { zones: [zone({ outline: [[hk80(0, Number.NaN)]] })] }],
    ['receiver 1: position is NaN', { receivers: [receiver({ position: hk80(Number.NaN, 0) })] }],
    ['receiver 1: heightMetres is NaN', { receivers: [receiver({ heightMetres: Number.NaN })] }],
    ['receiver 1: criterion is NaN', { receivers: [receiver({ criterion: Number.NaN })] }],
    ['receiver 1: criterionReduction is NaN', { receivers: [receiver({ criterionReduction: Number.NaN })] }],
    [
      "receiver 1, criterion 'Exam': value is NaN",
      { receivers: [receiver({ otherCriteria: [{ name: 'Exam', ...period, value: Number.NaN }] })] },
    ],
    [
      "receiver 1, criterion 'Exam': end is not a day",
      { receivers: [receiver({ otherCriteria: [{ name: 'Exam', ...period, end: noDay, value: 60 }] })] },
    ],
    [
      "receiver 1, contribution 'Site': level is NaN",
      { receivers: [receiver({ contributions: [{ name: 'Site', ...period, level: Number.NaN }] })] },
    ],
    [
      "receiver 1, contribution 'Site': start is not a day",
      { receivers: [receiver({ contributions: [{ name: 'Site', ...period, start: noDay, level: 60 }] })] },
    ],
    [
      'zone 1 of neighbour 2: centre is NaN',
      { neighbours: [neighbour, { zones: [{ ...nearby, centre: hk80(Number.NaN, 0) }] }] },
    ],
    [
      'zone 2 of neighbour 1: outline is NaN',
      { neighbours: [{ zones: [nearby, { ...nearby, outline: [[hk80(Number.NaN, 0)]] }] }] },
    ],
    [
      'zone 1 of neighbour 1: energy is Infinity',
      {
        neighbours: [
          {
            zones: [
              { ...nearby, tasks: [[{ ...step, common: { notional: [0, 0, Number.POSITIVE_INFINITY], fixed: [] } }]] },
            ],
          },
        ],
      },
    ],
    [
      'zone 1 of neighbour 1: position is NaN',
      {
        neighbours: [
          {
            zones: [
              {
                ...nearby,
                tasks: [
                  [
                    {
                      ...step,
                      groups: [{ notional: [1], fixed: [{ position: hk80(0, Number.NaN), energies: [1] }] }],
                    },
                  ],
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      'zone 1 of neighbour 1: end is not a day',
      { neighbours: [{ zones: [{ ...nearby, tasks: [[{ ...step, end: noDay }]] }] }] },
    ],
  ])('%s', (message, changes) => {
    expect(() => calculate(project(changes))).toThrow(message);
  });

  it('a value that is not given is no broken one, nor is silence', () => {
    const silent = project({ rows: [row({ quantity: 0 })], receivers: [receiver({ heightMetres: null })] });
    expect(calculate(silent).receivers[0]?.unmitigated.highestLevel).toBeNull();
  });

  it('an edit is refused alike, and leaves the calculation as it was', () => {
    const before = project({ neighbours: [neighbour] });
    const live = new LiveCalculation(before);
    const broken: [string, Partial<CalculationSnapshot>][] = [
      ['row 1: soundPower is NaN', { rows: [row({ soundPower: Number.NaN })] }],
      ['row 2: quantity is NaN', { rows: [...before.rows, row({ id: 2, quantity: Number.NaN })] }],
      ['task 1: end is not a day', { tasks: [{ ...task(), end: noDay }] }],
      ['receiver 1: position is NaN', { receivers: [receiver({ position: hk80(Number.NaN, 0) })] }],
    ];
    for (const [message, changes] of broken) {
      expect(() => live.update({ ...before, ...changes })).toThrow(message);
      expect(live.prepared.snapshot).toBe(before);
      expect(live.engine.peaks).toEqual(new LiveCalculation(before).engine.peaks);
    }
  });
});
