import { describe, expect, it } from 'vitest';
import { appendTyping, type Edit, findSpot } from './use-waiting-edit.ts';

const edit = (typed: string | null, row = 1, column = 2): Edit => ({
  spot: { key: row * 10, column },
  place: { row, column },
  typed,
  isListOpen: false,
});

describe('[SCHED-30] what is typed during a save', () => {
  it('is one text in one cell', () => {
    const letters = [...'Kerb'].map((letter) => edit(letter));
    expect(letters.reduce<Edit | null>(appendTyping, null)).toEqual(edit('Kerb'));
  });

  it('begins anew in another cell, and where a cell is opened with its own text', () => {
    expect(appendTyping(edit('K'), edit('D', 3))).toEqual(edit('D', 3));
    expect(appendTyping(edit('K'), edit('D', 1, 4))).toEqual(edit('D', 1, 4));
    expect(appendTyping(edit('K'), edit(null))).toEqual(edit(null));
    expect(appendTyping(edit(null), edit('K'))).toEqual(edit('K'));
  });

  it('goes with its row where the save has moved it, and to the same place where the row is new', () => {
    expect(findSpot(edit('Kerb'), [20, 30, 10])).toEqual({ key: 10, column: 2 });
    expect(findSpot(edit('Kerb'), [20, 77])).toEqual({ key: 77, column: 2 });
    expect(findSpot(edit('Kerb'), [20])).toBeNull();
  });
});
