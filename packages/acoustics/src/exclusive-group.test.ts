import { describe, expect, it } from 'vitest';
import { findHighestTaskSoundPower, type GroupedRow } from './exclusive-group.ts';

const rowOf = (soundPower: number, group = '') => ({ soundPower, group });
const datedRow = (soundPower: number, group: string, startDay: number, endDay: number) => ({
  soundPower,
  group,
  startDay,
  endDay,
});

/** For rows that all run on the same day. */
function powerOf(rows: readonly GroupedRow[]) {
  const power = findHighestTaskSoundPower(rows.map((row) => ({ ...row, startDay: 1, endDay: 1 })));
  if (power === null) throw new Error('there is no sound power');
  return power;
}

describe('exclusive groups of a task (M-12)', () => {
  it('[CALC-15] without groups all rows add up', () => {
    const power = powerOf([rowOf(100), rowOf(100)]);
    expect(power.highestSoundPower).toBeCloseTo(103.0103, 4);
    expect(power.commonSoundPower).toBe(power.highestSoundPower);
    expect(power).toMatchObject({ groups: [], highestGroup: null });
  });

  it('each group runs with the rows without group, and with no other', () => {
    const power = powerOf([rowOf(100, 'B'), rowOf(100), rowOf(110, 'A'), rowOf(100, 'B')]);
    expect(power.commonSoundPower).toBeCloseTo(100, 10);
    expect(power.groups.map(({ group }) => group)).toEqual(['A', 'B']);
    expect(power.groups[0]?.soundPower).toBeCloseTo(110.4139, 4);
    expect(power.groups[1]?.soundPower).toBeCloseTo(104.7712, 4);
    expect(power.highestGroup).toBe('A');
    expect(power.highestSoundPower).toBe(power.groups[0]?.soundPower);
  });

  it('the last group by name can be the loudest', () => {
    const power = powerOf([rowOf(100, 'A'), rowOf(99, 'B'), rowOf(105, 'C'), rowOf(90)]);
    expect(power.highestGroup).toBe('C');
    expect(power.groups.map(({ group }) => group)).toEqual(['A', 'B', 'C']);
  });

  it('a quiet group beside a loud row without group is still the loudest group', () => {
    const power = powerOf([rowOf(120), rowOf(-200, 'A')]);
    expect(power.highestGroup).toBe('A');
    expect(power.highestSoundPower).toBe(power.groups[0]?.soundPower);
  });

  it('of equally loud groups the name that sorts first is reported, in whatever order the rows come', () => {
    const rows = [rowOf(100, 'b'), rowOf(100, 'C'), rowOf(100, 'a'), rowOf(80)];
    expect(powerOf(rows).highestGroup).toBe('C');
    expect(powerOf(rows.toReversed()).highestGroup).toBe('C');
    expect(powerOf(rows).groups.map(({ group }) => group)).toEqual(['C', 'a', 'b']);
  });

  it('of groups alone the rows without group have no sound power', () => {
    const power = powerOf([rowOf(100, 'A')]);
    expect(power.commonSoundPower).toBeNull();
    expect(power.highestSoundPower).toBeCloseTo(100, 10);
    expect(power.highestGroup).toBe('A');
  });
});

describe('the listed sound power of a task (M-12)', () => {
  it('is the maximum over its days, with the first such day', () => {
    const highest = findHighestTaskSoundPower([
      datedRow(100, 'A', 1, 10),
      datedRow(110, 'B', 4, 6),
      datedRow(100, 'A', 8, 9),
    ]);
    expect(highest).toMatchObject({ day: 4, highestGroup: 'B' });
    expect(highest?.highestSoundPower).toBeCloseTo(110, 10);
  });

  it('adds rows on the days they share, both ends included', () => {
    const highest = findHighestTaskSoundPower([
      datedRow(100, '', 1, 5),
      datedRow(100, '', 5, 9),
      datedRow(90, '', 6, 6),
    ]);
    expect(highest?.day).toBe(5);
    expect(highest?.highestSoundPower).toBeCloseTo(103.0103, 4);
    const apart = findHighestTaskSoundPower([datedRow(100, '', 1, 4), datedRow(100, '', 5, 9)]);
    expect(apart?.day).toBe(1);
    expect(apart?.highestSoundPower).toBeCloseTo(100, 10);
  });

  it('takes the days in order of time, whatever the order of the rows', () => {
    const rows = [
      datedRow(100, '', 30, 30),
      datedRow(100, '', 4, 4),
      datedRow(100, '', 200, 200),
      datedRow(99, '', 1, 1),
    ];
    expect(findHighestTaskSoundPower(rows)?.day).toBe(4);
    expect(findHighestTaskSoundPower(rows.toReversed())?.day).toBe(4);
  });

  it('keeps the first of days within 1e-9 dB, with the louder value (M-42)', () => {
    const equal = findHighestTaskSoundPower([datedRow(100, 'A', 1, 1), datedRow(100 + 5e-10, 'B', 2, 2)]);
    expect(equal).toMatchObject({ day: 1, highestGroup: 'B' });
    expect(equal?.highestSoundPower).toBeGreaterThan(100 + 4e-10);
    const later = findHighestTaskSoundPower([datedRow(100, 'A', 1, 1), datedRow(100 + 2e-9, 'B', 2, 2)]);
    expect(later).toMatchObject({ day: 2, highestGroup: 'B' });
    const quieter = findHighestTaskSoundPower([datedRow(100, 'A', 1, 1), datedRow(100 - 5e-10, 'B', 2, 2)]);
    expect(quieter).toMatchObject({ day: 1, highestGroup: 'A' });
    const same = findHighestTaskSoundPower([datedRow(100, 'B', 1, 1), datedRow(100, 'A', 2, 2)]);
    expect(same).toMatchObject({ day: 1, highestGroup: 'B' });
    const justEqual = findHighestTaskSoundPower([datedRow(100, 'A', 1, 1), datedRow(100 + 1e-9, 'B', 2, 2)]);
    expect(justEqual).toMatchObject({ day: 1, highestGroup: 'B' });
  });

  it('does not exist without rows, nor for rows that end before they start', () => {
    expect(findHighestTaskSoundPower([])).toBeNull();
    expect(findHighestTaskSoundPower([datedRow(100, '', 5, 4)])).toBeNull();
  });
});
