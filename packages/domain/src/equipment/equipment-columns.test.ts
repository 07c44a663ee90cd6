import { describe, expect, it } from 'vitest';
import { keysOf } from '../typed-records.ts';
import { equipmentEntrySchema } from './equipment.schema.ts';
import {
  EQUIPMENT_COLUMN_KEYS,
  EQUIPMENT_COLUMNS,
  FILE_COLUMNS,
  nameInFile,
  TEXT_FIELDS,
} from './equipment-columns.ts';

/** Set by the server or by the mitigation stages, and not shown in a column of their own. */
const WITHOUT_COLUMN = [...['id', 'defaultSoundPower', 'soundPowerMin', 'soundPowerMax', 'percentMin', 'measures']];

describe('the columns of equipment rows', () => {
  const shown = EQUIPMENT_COLUMN_KEYS.flatMap((key): readonly string[] => EQUIPMENT_COLUMNS[key].fields);

  it('show every field of a row once', () => {
    expect([...shown, ...WITHOUT_COLUMN].sort()).toEqual([...keysOf(equipmentEntrySchema.shape)].sort());
  });

  it('of texts are named after their only field', () => {
    expect(TEXT_FIELDS).toContain('exclusiveGroup');
    for (const field of TEXT_FIELDS) expect(EQUIPMENT_COLUMNS[field].fields).toEqual([field]);
  });

  it('[EQUIP-21] are in the order of the template up to the last one of a file', () => {
    expect(EQUIPMENT_COLUMN_KEYS.slice(0, FILE_COLUMNS.length)).toEqual(FILE_COLUMNS);
    expect(FILE_COLUMNS.map(nameInFile)).toEqual([
      ...['Equipment', 'Quantity', 'Sound Power', 'Start Date', 'End Date', '% on Time in 30 mins'],
    ]);
  });
});
