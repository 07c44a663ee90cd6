import { isDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { applyBlock, clearBlock, readBlock, spreadBlock } from './apply-block.ts';
import { fillDown } from './fill-down.ts';
import type { SheetColumn } from './sheet-types.ts';

interface Row {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly kind: string;
}

const number = (id: 'low' | 'high'): SheetColumn<Row> => ({
  id,
  title: id,
  width: 50,
  read: (row) => String(row[id]),
  write: (row, text) => (/^\d+$/.test(text) ? { row: { ...row, [id]: Number(text) } } : { fault: 'no number' }),
  fault: ({ low, high }) => (high < low ? 'upside down' : null),
});

const columns: readonly SheetColumn<Row>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 50,
    read: ({ name }) => name,
    write: (row, name) => (name === '' ? { fault: 'no name' } : { row: { ...row, name } }),
    fault: ({ name }) => (name === '' ? 'no name' : null),
  },
  { id: 'sum', title: 'Sum', width: 50, read: ({ low, high }) => String(low + high) },
  number('low'),
  number('high'),
  {
    id: 'kind',
    title: 'Kind',
    width: 50,
    read: ({ kind }) => (kind === '1' ? 'Wet' : 'Dry'),
    write: (row, kind) => ({ row: { ...row, kind } }),
    choices: () => [
      { value: '1', label: 'Wet' },
      { value: '2', label: 'Dry' },
    ],
    isClosed: true,
  },
];

const first: Row = { name: 'a', low: 1, high: 2, kind: '1' };
const rows: readonly Row[] = [first, { ...first, name: 'b' }, { ...first, name: 'c' }];
const sheet = { rows, columns, notInList: 'not in the list' };
const createRow = (all: readonly Row[]): Row => ({ name: '', low: all.length, high: all.length, kind: '1' });

describe('applyBlock', () => {
  it('writes a block from a place on and leaves the rest as it was', () => {
    const { rows: next, faults } = applyBlock(sheet, { row: 1, column: 2 }, [
      ['5', '6'],
      ['7', '8'],
    ]);
    expect(faults).toEqual([]);
    expect(next[0]).toBe(first);
    expect(next.slice(1)).toEqual([
      { name: 'b', low: 5, high: 6, kind: '1' },
      { name: 'c', low: 7, high: 8, kind: '1' },
    ]);
  });

  it('[SCHED-24] [SCHED-25] takes dates as they are common, and names those that were read day first', () => {
    const dayColumn: SheetColumn<Row> = {
      ...{ id: 'day', title: 'Day', width: 50, kind: 'day', read: ({ name }) => name },
      write: (row, name) => (isDay(name) ? { row: { ...row, name } } : { fault: 'no day' }),
    };
    const days = { ...sheet, columns: [dayColumn] };
    const applied = applyBlock(days, { row: 0, column: 0 }, [['13/05/2027'], ['01/05/2027'], ['1 May 2027']]);
    expect(applied.rows.map(({ name }) => name)).toEqual(['2027-05-13', '2027-05-01', '2027-05-01']);
    expect(applied.dayFirst).toEqual([{ text: '01/05/2027', day: '2027-05-01' }]);
    const refused = applyBlock(days, { row: 0, column: 0 }, [['01/05/2027'], ['05/13/2027']]);
    expect(refused.faults).toMatchObject([{ row: 1, text: '05/13/2027', fault: 'no day' }]);
    expect(refused.rows).toBe(rows);
  });

  it('passes over cells that cannot be changed', () => {
    const { rows: next, faults } = applyBlock(sheet, { row: 0, column: 0 }, [['x', '999', '4', '5']]);
    expect(faults).toEqual([]);
    expect(next[0]).toEqual({ name: 'x', low: 4, high: 5, kind: '1' });
  });

  it('refuses the whole block and lists every bad cell', () => {
    const applied = applyBlock(sheet, { row: 0, column: 2 }, [
      ['x', '5'],
      ['6', 'y'],
      ['1', '2'],
    ]);
    expect(applied.rows).toBe(rows);
    expect(applied.faults).toEqual([
      { row: 0, column: 2, text: 'x', fault: 'no number' },
      { row: 1, column: 3, text: 'y', fault: 'no number' },
    ]);
  });

  it('judges values that belong together once all of them are written', () => {
    expect(applyBlock(sheet, { row: 0, column: 2 }, [['8', '9']]).faults).toEqual([]);
    const upside = applyBlock(sheet, { row: 0, column: 2 }, [['9', '8']]);
    expect(upside.faults.map(({ column, fault }) => [column, fault])).toEqual([
      [2, 'upside down'],
      [3, 'upside down'],
    ]);
    expect(applyBlock(sheet, { row: 0, column: 2 }, [['9']]).faults).toHaveLength(1);
  });

  it('takes what a closed list has, in any case, and nothing else', () => {
    expect(applyBlock(sheet, { row: 0, column: 4 }, [['dry']]).rows[0]?.kind).toBe('2');
    expect(applyBlock(sheet, { row: 0, column: 4 }, [['damp']]).faults).toEqual([
      { row: 0, column: 4, text: 'damp', fault: 'not in the list' },
    ]);
  });

  it('says how much had no place', () => {
    const block = [['p', '', '1', '2', 'Wet', 'beyond'], ['q'], ['r']];
    const applied = applyBlock(sheet, { row: 2, column: 0 }, block);
    expect(applied.rows.map(({ name }) => name)).toEqual(['a', 'b', 'p']);
    expect([applied.rowsLeftOut, applied.columnsLeftOut]).toEqual([2, 1]);
  });

  it('makes rows below the last one where they can be made', () => {
    const applied = applyBlock({ ...sheet, createRow }, { row: 2, column: 0 }, [['p'], ['q'], ['r']]);
    expect(applied.rows.map(({ name }) => name)).toEqual(['a', 'b', 'p', 'q', 'r']);
    expect(applied.rowsLeftOut).toBe(0);
  });

  it('makes no row that is faulty in a cell of which the block says nothing', () => {
    const applied = applyBlock({ ...sheet, createRow }, { row: 2, column: 2 }, [['1'], ['2']]);
    expect(applied.rows).toBe(rows);
    expect(applied.faults).toEqual([{ row: 3, column: 0, text: '', fault: 'no name' }]);
  });
});

describe('blocks of a selection', () => {
  const range = { top: 0, bottom: 1, left: 2, right: 3 };

  it('reads what is selected', () => {
    expect(readBlock(rows, columns, range)).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
  });

  it('puts one cell into all selected ones, and a block only where it begins', () => {
    expect(spreadBlock([['5']], range)).toEqual([
      ['5', '5'],
      ['5', '5'],
    ]);
    expect(spreadBlock([['5', '6']], range)).toEqual([['5', '6']]);
  });

  it('empties every selected cell', () => {
    expect(clearBlock(range)).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });
});

describe('fillDown', () => {
  it('puts the first selected row over those below it', () => {
    const filling = fillDown(rows, columns, { top: 0, bottom: 2, left: 0, right: 0 });
    expect(filling).toEqual({ at: { row: 1, column: 0 }, block: [['a'], ['a']] });
  });

  it('takes the row above when one row is selected, and nothing above the first', () => {
    const filling = fillDown(rows, columns, { top: 1, bottom: 1, left: 2, right: 4 });
    expect(filling).toEqual({ at: { row: 1, column: 2 }, block: [['1', '2', 'Wet']] });
    expect(fillDown(rows, columns, { top: 0, bottom: 0, left: 0, right: 0 })).toBeNull();
  });
});
