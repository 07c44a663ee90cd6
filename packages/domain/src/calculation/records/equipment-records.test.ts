import { describe, expect, it } from 'vitest';
import { row, task } from '../../testing/snapshot-builder.ts';
import { listEquipmentRecords } from './equipment-records.ts';

const list = (...rows: readonly ReturnType<typeof row>[]) => listEquipmentRecords(7, { tasks: [task()], rows });
const sum = (...levels: readonly number[]) =>
  10 * Math.log10(levels.reduce((total, level) => total + 10 ** (level / 10), 0));

describe('records of equipment', () => {
  it('[CALC-31] list one machine in the unmitigated run with every term', () => {
    const [record] = list(row({ id: 5, quantity: 2, timePercent: 50, exclusiveGroup: ' A ', end: '2027-03-15' }));
    expect(record).toEqual({
      ...{ id: 1, projectId: 7, isMitigated: false, zoneId: 1, taskId: 1, exclusiveGroup: 'A' },
      ...{ startDate: '2027-03-01', endDate: '2027-03-15', pmeId: '5', pmeName: 'Excavator', pmeRef: 'CNP 081' },
      ...{ swl: 112, timePercent: 50, timeCorrection: expect.closeTo(-3.0103, 4), quantity: 2 },
      ...{ totalSwl: expect.closeTo(112, 9), mitigationMeasure: '', mitigationEffect: 0 },
      ...{ mitigatedSwl: expect.closeTo(112, 9), groupSwl: expect.closeTo(112, 9), highestSwl: expect.closeTo(112, 9) },
    });
  });

  it('[CALC-31] list the mitigated run after it, with what replaces the machine', () => {
    const [unmitigated, mitigated] = list(
      row({ quieterEquipmentSoundPower: 100, quieterEquipmentName: 'Quiet one', enclosureDba: -10 }),
    );
    expect(unmitigated).toMatchObject({
      id: 1,
      pmeName: 'Excavator',
      swl: 112,
      mitigationMeasure: '',
      highestSwl: 112,
    });
    expect(mitigated).toMatchObject({
      ...{ id: 2, isMitigated: true, pmeName: 'Quiet one', swl: 100, totalSwl: 100 },
      ...{ mitigationMeasure: 'Enclosure', mitigationEffect: -10, mitigatedSwl: 90, groupSwl: 90, highestSwl: 90 },
    });
  });

  it.each([
    [{ enclosureDba: -1 }, 'Enclosure'],
    [{ barrierDba: -1 }, 'Barrier'],
    [{ hammerDba: -1 }, 'Hammer Bracket'],
    [{ customMethodDba: -1, customMethodName: 'Silent piling' }, 'Silent piling'],
    [{ customMethodName: 'Unused' }, ''],
    [{ enclosureDba: -1, customMethodDba: -2, customMethodName: 'Stronger' }, 'Stronger'],
  ])('[CALC-32] the measure of %o is called %s', (measures, name) => {
    expect(list(row(measures)).map(({ mitigationMeasure }) => mitigationMeasure)).toEqual(['', name]);
  });

  it('[CALC-31] [Q87] a group is added up with the rows without group, the highest is the loudest group', () => {
    const records = list(
      row({ id: 1, soundPower: 100 }),
      row({ id: 2, soundPower: 105, exclusiveGroup: 'A' }),
      row({ id: 3, soundPower: 105, exclusiveGroup: 'A' }),
      row({ id: 4, soundPower: 106, exclusiveGroup: 'B' }),
    ).slice(0, 4);
    const [common, a, b] = [100, sum(100, 105, 105), sum(100, 106)];
    expect(records.map(({ groupSwl }) => groupSwl)).toEqual(
      [common, a, a, b].map((level) => expect.closeTo(level as number, 9)),
    );
    for (const { highestSwl } of records) expect(highestSwl).toBeCloseTo(a as number, 9);
  });

  it('[CALC-31] a silent machine has no level, and one outside the days of its activity adds nothing', () => {
    const [silent, late] = list(row({ id: 1, quantity: 0 }), row({ id: 2, start: '2028-01-01', end: '2028-01-02' }));
    expect(silent).toMatchObject({ timeCorrection: null, totalSwl: null, mitigatedSwl: null, groupSwl: null });
    expect(late).toMatchObject({ totalSwl: 112, groupSwl: null, highestSwl: null });
  });

  it('stored levels are at least 0 (M-22)', () => {
    expect(list(row({ soundPower: 5, enclosureDba: -20 })).map(({ mitigatedSwl }) => mitigatedSwl)).toEqual([5, 0]);
  });
});
