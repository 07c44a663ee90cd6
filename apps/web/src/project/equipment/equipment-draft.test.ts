import { describe, expect, it } from 'vitest';
import { sampleRow } from '../../testing/samples.ts';
import { type DraftRow, equipmentSource, NOTHING_EDITED, toDraftRow, withRows } from './equipment-draft.ts';

const [first, last] = [1, 2].map((id) => toDraftRow(sampleRow({ id }))) as [DraftRow, DraftRow];
const stored = [first, last];
const edits: readonly [string, readonly DraftRow[]][] = [
  ['a row more', [first, last, { ...last, id: -1 }]],
  ['the last row removed', [first]],
  ['the first row removed', [last]],
  ['all rows removed', []],
  ['rows in another order', [last, first]],
  ...Object.entries(first).map(([field, value]): [string, readonly DraftRow[]] => [
    `another ${field}`,
    [{ ...first, [field]: typeof value === 'number' ? value + 1 : 'other' } as DraftRow, last],
  ]),
];

describe('the equipment draft', () => {
  it.each(edits)('[EQUIP-16] %s is an edit, and as it was stored it is none', (_, rows) => {
    const edited = withRows(NOTHING_EDITED, 5, rows, stored);
    expect(edited).toEqual({ 5: rows });
    expect(equipmentSource.isSame(edited, NOTHING_EDITED)).toBe(false);
    expect(withRows(edited, 5, [{ ...first }, { ...last }], stored)).toEqual(NOTHING_EDITED);
  });

  it('[EQUIP-16] an activity that is edited besides another one is one more edit', () => {
    const one = withRows(NOTHING_EDITED, 5, [first], stored);
    const two = withRows(one, 6, [last], []);
    expect(two).toEqual({ 5: [first], 6: [last] });
    expect(equipmentSource.isSame(one, two)).toBe(false);
    expect(equipmentSource.isSame(two, { 6: [{ ...last }], 5: [{ ...first }] })).toBe(true);
  });
});
