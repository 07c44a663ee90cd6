import { describe, expect, it } from 'vitest';
import type { SheetColumn } from './sheet-types.ts';
import { filterChoices, findChoice, writeCell } from './write-cell.ts';

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

  it('tells the column whether somebody typed or pasted', () => {
    expect(writeCell(column, { text: '' }, 'b', how)).toEqual({ row: { text: 'B' } });
    expect(writeCell(column, { text: '' }, 'b', { ...how, origin: 'pasted' })).toEqual({ row: { text: 'b' } });
  });
});
