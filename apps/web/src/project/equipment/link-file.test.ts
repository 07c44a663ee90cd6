import type { Programme } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { withMaterial, withoutMaterial } from '../materials/materials-hooks.ts';
import { type DraftRow, linkFile, storedRowsOf, toEquipmentChange } from './equipment-draft.ts';

const row = (id: number, taskId: number, materialIds: number[] = []) =>
  ({ id, taskId, name: `row ${id}`, materialIds }) as unknown as Programme['equipmentRows'][number];
const material = (id: number) => ({ id, fileName: `${id}.pdf`, mediaType: '', sizeBytes: 1, uploadedAt: '' });
const programme = {
  revision: 1,
  tasks: [{ id: 1 }, { id: 2 }],
  equipmentRows: [row(10, 1), row(11, 1, [5]), row(20, 2)],
  materials: [material(5)],
} as unknown as Programme;
const filesOf = (rows: readonly DraftRow[] | undefined) => rows?.map(({ id, materialIds }) => [id, ...materialIds]);

describe('[EQUIP-46] a file that arrived', () => {
  it('is given to its row, whichever is shown by then', () => {
    const draft = linkFile({}, programme, 11, 6);
    expect(filesOf(draft?.[1])).toEqual([[10], [11, 5, 6]]);
    expect(draft?.[2]).toBeUndefined();
  });

  it('goes over what was edited meanwhile', () => {
    const edited = storedRowsOf(programme, 1).map((entry) => ({ ...entry, quantity: 9 }));
    const draft = linkFile({ 1: edited }, programme, 10, 6);
    expect(filesOf(draft?.[1])).toEqual([
      [10, 6],
      [11, 5],
    ]);
    expect(draft?.[1]?.[0]?.quantity).toBe(9);
  });

  it('is given to a row that is not stored yet', () => {
    const draft = { 2: [{ ...row(-1, 2) } as unknown as DraftRow] };
    expect(filesOf(linkFile(draft, programme, -1, 6)?.[2])).toEqual([[-1, 6]]);
  });

  it('belongs to nobody when its row is gone', () => {
    expect(linkFile({}, programme, 99, 6)).toBeUndefined();
    expect(linkFile({ 2: [] }, programme, 20, 6)).toBeUndefined();
  });

  it('is in the programme, once', () => {
    const twice = withMaterial(withMaterial(programme, material(6)), material(6));
    expect(twice.materials.map(({ id }) => id)).toEqual([5, 6]);
  });
});

describe('[EQUIP-06] a file that was removed', () => {
  const left = withoutMaterial(programme, 5);

  it('is off the list and off its row, and that is no edit', () => {
    expect(left.materials).toEqual([]);
    expect(left.equipmentRows.map(({ materialIds }) => materialIds)).toEqual([[], [], []]);
  });

  it('is not sent with a save, also when a step back brought it into the draft again', () => {
    const change = toEquipmentChange({ 1: storedRowsOf(programme, 1) }, left, 1);
    expect(change.activities[0]?.rows.map(({ materialIds }) => materialIds)).toEqual([[], []]);
    const kept = toEquipmentChange({ 1: storedRowsOf(programme, 1) }, programme, 1);
    expect(kept.activities[0]?.rows.map(({ materialIds }) => materialIds)).toEqual([[], [5]]);
  });
});
