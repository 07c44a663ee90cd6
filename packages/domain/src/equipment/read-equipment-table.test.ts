import { describe, expect, it } from 'vitest';
import { item, march } from '../testing/equipment-builder.ts';
import { MAX_ROWS } from './equipment.ts';
import { FILE_COLUMNS, nameInFile } from './file-columns.ts';
import { readEquipmentTable } from './read-equipment-table.ts';

const HEAD = FILE_COLUMNS.map(nameInFile);
const items = [
  item({ id: 141, officialId: 'CNP 141', name: 'Lorry', percentMin: 25 }),
  item({ id: 55, officialId: 'QPME EPD-00055', name: 'Vibratory compactor', soundPower: 102 }),
];
const notes = [['Notes'], [], [], [], []];
const read = (rows: readonly (readonly string[])[], head: readonly string[] = HEAD, above = notes) =>
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
    expect(problemsOf(lorry, changed(5, '101'))).toMatchObject([{ line: 8 }]);
    expect(take([], lorry, [], lorry).lines).toEqual([8, 10]);
  });

  it('[EQUIP-33] is recognised by its column names if the notes above them are missing', () => {
    for (const above of [[], notes.slice(3), [...notes, []]]) {
      const table = read([lorry, changed(5, '101')], HEAD, above);
      expect(table).toMatchObject({ rows: [{ name: 'Lorry' }, {}], problems: [{ line: above.length + 3 }] });
    }
    expect(read([lorry], ['Equipment', 'Quantity'], [])).toEqual({ refusal: 'NO_HEADER' });
    // The column names in line 6 apply, whatever the notes above contain.
    const [first] = [...HEAD].reverse();
    const decoy = [[...HEAD].reverse(), [], [], [], []];
    expect(first).not.toBe(HEAD[0]);
    expect(read([lorry], HEAD, decoy)).toMatchObject({ rows: [{ name: 'Lorry' }], lines: [7] });
  });

  it('[EQUIP-21] finds the six columns by their names, in any order and case, and needs all of them', () => {
    const turned = read(
      [[...lorry].reverse()],
      [...HEAD].reverse().map((name) => ` ${name.toUpperCase()}`),
    );
    expect(turned).toMatchObject({ rows: [{ name: 'Lorry', quantity: 2, timePercent: 50 }], problems: [] });
    expect(read([lorry], HEAD.slice(1))).toEqual({ refusal: 'NO_HEADER' });
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
    expect(problemsOf(['Lorry', '1', '', '2027-04-02', '', '50'])).toMatchObject([
      { fault: 'END_BEFORE_START', value: '2027-04-02', other: '2027-03-31' },
      { fault: 'DATE_OUTSIDE_TASK' },
    ]);
  });

  it('[EQUIP-37] lists a percent outside 0 to 100', () => {
    for (const value of ['101', '-1', 'all', '100.01']) {
      expect(problemsOf(changed(5, value))).toEqual([{ line: 7, fault: 'BAD_PERCENT', value, other: '' }]);
    }
    const { rows, problems } = take(changed(5, '100'), changed(5, '0'), changed(5, '12.5 %'));
    expect(rows.map((row) => row.timePercent)).toEqual([100, 0, 12.5]);
    expect(problems).toEqual([]);
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
    for (const known of ['CNP 0141 - Lorry', 'CNP141'])
      expect(take([known, '1', '', '', '', '']).rows[0]).toMatchObject({ equipmentId: 141 });
  });

  it('finds again what our own table calls a machine, with a dash in its reference too', () => {
    const [row] = take(['QPME EPD-00055 - Vibratory compactor', '1', '', '', '', '']).rows;
    expect(row).toMatchObject({ equipmentId: 55, officialId: 'QPME EPD-00055', soundPower: 102 });
  });

  it('[EQUIP-25] lists dates outside the activity, and takes its first and last day', () => {
    const activity = '2027-03-01 - 2027-03-31';
    expect(problemsOf(changed(3, '2027-02-28'), changed(4, '2027/4/1'))).toEqual([
      { line: 7, fault: 'DATE_OUTSIDE_TASK', value: '2027-02-28', other: activity },
      { line: 8, fault: 'DATE_OUTSIDE_TASK', value: '2027-04-01', other: activity },
    ]);
    expect(problemsOf(['Lorry', '1', '', '2026-01-01', '2028-01-01', '50'])).toMatchObject([
      { value: '2026-01-01' },
      { value: '2028-01-01' },
    ]);
    expect(problemsOf(['Lorry', '1', '', march.start, march.end, '50'])).toEqual([]);
  });

  it('[EQUIP-22] lists a quantity that is no whole number from 0 to 1000', () => {
    for (const value of ['1001', '-1', '1.5'])
      expect(problemsOf(changed(1, value))).toEqual([{ line: 7, fault: 'QUANTITY_OUTSIDE', value, other: '' }]);
    expect(problemsOf(changed(1, 'two'))).toMatchObject([{ fault: 'BAD_NUMBER', value: 'two', other: 'Quantity' }]);
    expect(take(changed(1, '0'), changed(1, '1000'), changed(1, '')).rows.map(({ quantity }) => quantity)).toEqual([
      0, 1000, 0,
    ]);
  });

  it('[EQUIP-23] [LIMIT-03] lists a sound power outside the limits of the machine, or of all', () => {
    for (const value of ['99.9', '120.5', '-1'])
      expect(problemsOf(changed(2, value))).toEqual([
        { line: 7, fault: 'SOUND_POWER_OUTSIDE', value, other: '100 - 120' },
      ]);
    expect(problemsOf(changed(2, '100'), changed(2, '120'))).toEqual([]);
    const own = (value: string) => ['Own thing', '1', value, '', '', ''];
    expect(problemsOf(own('1000'), own('1000.5'))).toMatchObject([
      { line: 8, fault: 'SOUND_POWER_OUTSIDE', other: '0 - 1000' },
    ]);
    expect(problemsOf(changed(2, 'loud'))).toMatchObject([
      { fault: 'BAD_NUMBER', value: 'loud', other: 'Sound Power' },
    ]);
  });

  it('lists everything that is wrong with a line, and with every line', () => {
    const bad = ['', 'x', 'x', 'soon', '31/3/2027', '101'];
    const faults = [
      ...['NAME_MISSING', 'BAD_NUMBER', 'BAD_NUMBER', 'BAD_PERCENT', 'BAD_DATE', 'BAD_DATE'].map((fault) => [7, fault]),
      ...['QUANTITY_OUTSIDE', 'SOUND_POWER_OUTSIDE', 'BAD_PERCENT', 'END_BEFORE_START'].map((fault) => [9, fault]),
      ...['DATE_OUTSIDE_TASK', 'DATE_OUTSIDE_TASK'].map((fault) => [9, fault]),
    ];
    const problems = problemsOf(bad, lorry, ['CNP 141', '2000', '150', '2027-05-02', '2027-05-01', '-5']);
    expect(problems.map(({ line, fault }) => [line, fault])).toEqual(faults);
  });

  it('[U48] takes names in one line, lists those that are too long, and cuts what it shows of them', () => {
    expect(take(['Own\r\nthing\u{7}', '1', '', '', '', '']).rows[0]?.name).toBe('Own thing');
    const [problem, ...more] = problemsOf(['x'.repeat(301), '1', '', '', '', '']);
    expect([problem?.fault, problem?.value.length, more]).toEqual(['TEXT_TOO_LONG', 200, []]);
  });

  it('[U48] refuses more rows than a project can have before any is read', () => {
    const lines = Array.from({ length: MAX_ROWS + 1 }, () => lorry);
    expect(read(lines)).toEqual({ refusal: 'TOO_MANY_ROWS' });
    expect(take(...lines.slice(1), []).rows).toHaveLength(MAX_ROWS);
  });
});
