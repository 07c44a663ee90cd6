import { keysOf } from '@quietsite/domain';
import { equipmentEntrySchema, rowMeasuresSchema, snapshotRowSchema } from '@quietsite/domain/schemas';
import { expect, it } from 'vitest';
import { MEASURE_COLUMNS, ROW_COLUMNS } from './equipment-row-columns.ts';

/** Files are rows of their own, limits are those of the catalogue, and measures have their own list. */
const STORED_ELSEWHERE = ['materialIds', 'soundPowerMin', 'soundPowerMax', 'percentMin', 'measures'];

it('every field of a row and of its measures has its column', () => {
  const fields = keysOf(equipmentEntrySchema.shape);
  expect([...keysOf(ROW_COLUMNS), ...STORED_ELSEWHERE].sort()).toEqual([...fields].sort());
  expect([...keysOf(MEASURE_COLUMNS)].sort()).toEqual([...keysOf(rowMeasuresSchema.shape)].sort());
});

it('no two fields have the same column', () => {
  const columns: readonly string[] = [...Object.values(ROW_COLUMNS), ...Object.values(MEASURE_COLUMNS)];
  expect(new Set(columns).size).toBe(columns.length);
});

it('every field of a calculated row is read from a column', () => {
  const known: readonly string[] = ['taskId', ...keysOf(ROW_COLUMNS), ...keysOf(MEASURE_COLUMNS)];
  expect(keysOf(snapshotRowSchema.shape).filter((field) => !known.includes(field))).toEqual([]);
});
