import { describe, expect, it } from 'vitest';
import { item, march } from '../testing/equipment-builder.ts';
import { EQUIPMENT_COLUMNS } from './equipment-columns.ts';
import { readEquipmentTable } from './read-equipment-table.ts';

const items = [
  item({ id: 141, officialId: 'CNP 141', name: 'Lorry', percentMin: 25 }),
  item({ id: 55, officialId: 'QPME EPD-00055', name: 'Vibratory compactor', soundPower: 102 }),
];
const notes = [['Notes'], [], [], [], []];
const read = (rows: readonly (readonly string[])[], head: readonly string[] = EQUIPMENT_COLUMNS, above = notes) =>
  readEquipmentTable([...above, head, ...rows], { task: march, items });
function take(...rows: readonly (readonly string[])[]) {
  const table = read(rows);
  if ('refusal' in table) throw new Error(table.refusal);
  return table;
}
const lorry = ['CNP 141 - Lorry', '2', '110', '2027-03-02', '2027-03-30', '50'] as const;
const problemsOf = (...rows: readonly (readonly string[])[]) => take(...rows).problems;
const changed = (place: number, value: string) => lorry.map((cell, index) => (index === place ? value : cell));

describe('an equipment table', () => {
  it('[EQUIP-33] [Q82] has its column names in line 6 and rows from line 7', () => {
    expect(take(lorry).rows).toMatchObject([
      {
        ...{ id: -1, equipmentId: 141, officialId: 'CNP 141', name: 'Lorry', quantity: 2, soundPower: 110 },
        ...{ start: '2027-03-02', end: '2027-03-30', timePercent: 50, percentMin: 25, exclusiveGroup: '' },
      },
    ]);
    expect(read([lorry], EQUIPMENT_COLUMNS, notes.slice(1))).toEqual({ refusal: 'NO_HEADER' });
    expect(read([lorry], EQUIPMENT_COLUMNS, [...notes, []])).toEqual({ refusal: 'NO_HEADER' });
    expect(problemsOf(lorry, changed(5, '101'))).toMatchObject([{ line: 8 }]);
  });

  it('[EQUIP-21] finds the six columns by their names, in any order and case, and needs all of them', () => {
    const turned = read(
      [[...lorry].reverse()],
      [...EQUIPMENT_COLUMNS].reverse().map((name) => ` ${name.toUpperCase()}`),
    );
    expect(turned).toMatchObject({ rows: [{ name: 'Lorry', quantity: 2, timePercent: 50 }], problems: [] });
    expect(read([lorry], EQUIPMENT_COLUMNS.slice(1))).toEqual({ refusal: 'NO_HEADER' });
  });

  it('[EQUIP-34] skips blank rows and counts them', () => {
    const table = take([], lorry, ['', ' ', ''], [], changed(0, 'Crawler'));
    expect(table).toMatchObject({ rows: [{ id: -1 }, { id: -2, name: 'Crawler' }], blankLines: 3 });
    expect(read([[], ['']])).toEqual({ refusal: 'NO_ROWS' });
  });

  it('[EQUIP-35] takes yyyy-mm-dd and yyyy/m/d and lists every other date', () => {
    expect(take(changed(3, '2027/3/5')).rows[0]?.start).toBe('2027-03-05');
    expect(problemsOf(changed(3, '05/03/2027'), changed(4, '2027-02-30'))).toEqual([
      { line: 7, fault: 'BAD_DATE', value: '05/03/2027', other: '' },
      { line: 8, fault: 'BAD_DATE', value: '2027-02-30', other: '' },
    ]);
    expect(problemsOf(changed(3, '0000-01-01'))).toMatchObject([{ fault: 'BAD_DATE' }]);
  });

  it('[EQUIP-36] lists an end before its start, also when one of them is the activity’s', () => {
    expect(problemsOf(changed(4, '2027-03-01'))).toEqual([
      { line: 7, fault: 'END_BEFORE_START', value: '2027-03-02', other: '2027-03-01' },
    ]);
    expect(problemsOf(['Lorry', '1', '', '2027-04-02', '', '50'])).toMatchObject([{ fault: 'END_BEFORE_START' }]);
  });

  it('[EQUIP-37] lists a percent outside 0 to 100', () => {
    for (const value of ['101', '-1', 'all', '100.01']) {
      expect(problemsOf(changed(5, value))).toEqual([{ line: 7, fault: 'BAD_PERCENT', value, other: '' }]);
    }
    expect(take(changed(5, '100'), changed(5, '0'), changed(5, '12.5 %')).rows.map((row) => row.timePercent)).toEqual([
      100, 0, 12.5,
    ]);
  });

  it('[Q29] takes a percent below the least of the machine, to be marked and put right', () => {
    expect(take(changed(5, '5'))).toMatchObject({ rows: [{ timePercent: 5, percentMin: 25 }], problems: [] });
  });

  it('[EQUIP-39] a blank sound power is the default one', () => {
    expect(take(changed(2, '')).rows[0]).toMatchObject({ soundPower: 112, defaultSoundPower: 112 });
    expect(take(['Own thing', '1', '', '', '', '']).rows[0]).toMatchObject({ soundPower: 0, defaultSoundPower: 0 });
  });

  it('[EQUIP-40] blank dates are those of the activity', () => {
    expect(take(['Lorry', '1', '', '', '2027-03-04', '']).rows[0]).toMatchObject({
      start: march.start,
      end: '2027-03-04',
    });
    expect(take(['Lorry', '1', '', '', '', '']).rows[0]).toMatchObject({ ...march, timePercent: 100 });
  });

  it('[EQUIP-28] [Q84] splits a name with CNP at its first dash', () => {
    expect(take(['CNP 999-Giant-Digger', '1', '', '', '', '']).rows[0]).toMatchObject({
      ...{ equipmentId: null, officialId: 'CNP 999', name: 'Giant-Digger' },
    });
    expect(take(['Own-made', '1', '', '', '', '']).rows[0]).toMatchObject({ officialId: '', name: 'Own-made' });
  });

  it('finds again what our own table calls a machine, with a dash in its reference too', () => {
    const [row] = take(['QPME EPD-00055 - Vibratory compactor', '1', '', '', '', '']).rows;
    expect(row).toMatchObject({ equipmentId: 55, officialId: 'QPME EPD-00055', soundPower: 102 });
  });

  it('lists numbers that are none, missing names and names that are too long, all of a line', () => {
    expect(problemsOf(['', '1.5', 'loud', 'soon', '', '50'])).toMatchObject([
      ...[{ fault: 'NAME_MISSING' }, { fault: 'BAD_NUMBER', value: '1.5' }, { fault: 'BAD_NUMBER', value: 'loud' }],
      { fault: 'BAD_DATE', value: 'soon' },
    ]);
    expect(problemsOf(changed(1, '1001'), changed(2, '1000.5'))).toMatchObject([
      { value: '1001' },
      { value: '1000.5' },
    ]);
    expect(problemsOf(['x'.repeat(301), '1', '', '', '', ''])).toMatchObject([{ fault: 'TEXT_TOO_LONG' }]);
    expect(take(changed(1, '')).rows[0]?.quantity).toBe(0);
  });
});
