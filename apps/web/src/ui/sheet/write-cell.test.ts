import { describe, expect, it } from 'vitest';
import type { SheetColumn } from './sheet-types.ts';
import { filterChoices, findChoice, isUnlisted, writeCell } from './write-cell.ts';

const zones = [
  { value: '1', label: 'Zone 10' },
  { value: '2', label: 'East' },
  { value: '3', label: '2' },
];

describe('choices', () => {
  it('are found by their label before their value, in any case', () => {
    expect(findChoice(zones, ' east ')?.value).toBe('2');
    expect(findChoice(zones, '2')?.value).toBe('3');
    expect(findChoice(zones, '1')?.value).toBe('1');
    expect(findChoice(zones, 'West')).toBeUndefined();
  });

  it('are offered when they have the typed words, those that begin with them first', () => {
    const works = ['Site clearance', 'Clearance', 'Piling'].map((label) => ({ value: label, label }));
    expect(filterChoices(works, 'clear').map(({ label }) => label)).toEqual(['Clearance', 'Site clearance']);
    expect(filterChoices(works, ' ')).toHaveLength(3);
  });
});

describe('writeCell', () => {
  const column: SheetColumn<{ readonly text: string }> = {
    id: 'text',
    title: 'Text',
    width: 50,
    read: ({ text }) => text,
    write: (row, text, origin) =>
      text === '' ? { fault: 'empty' } : { row: { ...row, text: origin === 'typed' ? text.toUpperCase() : text } },
  };
  const how = { origin: 'typed', notInList: 'not in the list' } as const;

  it('leaves a row alone whose text stays the same', () => {
    const row = { text: 'a' };
    expect(writeCell(column, row, 'a', how)).toEqual({ row });
  });

  it('asks about an empty text even where it is empty already: it may have to be filled', () => {
    expect(writeCell(column, { text: '' }, '', how)).toEqual({ fault: 'empty' });
  });

  it('passes to the column whether the text was typed or pasted', () => {
    expect(writeCell(column, { text: '' }, 'b', how)).toEqual({ row: { text: 'B' } });
    expect(writeCell(column, { text: '' }, 'b', { ...how, origin: 'pasted' })).toEqual({ row: { text: 'b' } });
  });
});

describe('a text that is not in an open list', () => {
  const works = [{ value: 'Piling', label: 'Piling' }];
  const column: SheetColumn<string> = {
    id: 'work',
    title: 'Work',
    width: 90,
    read: (row) => row,
    choices: () => works,
  };

  it('[SCHED-21] [EQUIP-10] is reported, whether half typed or new', () => {
    expect(isUnlisted(column, 'Pil')).toBe(true);
    expect(isUnlisted(column, 'Excavation')).toBe(true);
  });

  it('is none where it names a choice in any case, is empty, or no list is open', () => {
    expect(isUnlisted(column, ' piling ')).toBe(false);
    expect(isUnlisted(column, ' ')).toBe(false);
    expect(isUnlisted({ ...column, isClosed: true }, 'Pil')).toBe(false);
    const { choices: _, ...plain } = column;
    expect(isUnlisted(plain, 'Pil')).toBe(false);
  });
});
