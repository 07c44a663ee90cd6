import { describe, expect, it } from 'vitest';
import { keysOf } from '../typed-records.ts';
import { equipmentEntrySchema } from './equipment.schema.ts';
import { EQUIPMENT_COLUMN_KEYS, type EquipmentColumnKey, isTextField, type TextField } from './equipment-columns.ts';
import { FILE_COLUMNS, nameInFile } from './file-columns.ts';

/** The fields of columns that are not texts. */
const FIELDS: Readonly<Record<Exclude<EquipmentColumnKey, TextField>, readonly string[]>> = {
  equipment: ['equipmentId', 'officialId', 'name'],
  quantity: ['quantity'],
  soundPower: ['soundPower'],
  start: ['start'],
  end: ['end'],
  onTime: ['timePercent'],
  total: [],
  location: ['fixedLocation', 'plantHeight'],
  period: ['timePeriod'],
  files: ['materialIds'],
};

/** Set by the server or by the mitigation stages, and not shown in a column of their own. */
const WITHOUT_COLUMN = ['id', 'defaultSoundPower', 'soundPowerMin', 'soundPowerMax', 'percentMin', 'measures'];

describe('the columns of equipment rows', () => {
  it('show every field of a row', () => {
    const shown = EQUIPMENT_COLUMN_KEYS.flatMap((key) => (isTextField(key) ? [key] : FIELDS[key]));
    expect([...shown, ...WITHOUT_COLUMN].sort()).toEqual([...keysOf(equipmentEntrySchema.shape)].sort());
  });

  it('[EQUIP-21] are in the order of the template up to the last one of a file', () => {
    expect(EQUIPMENT_COLUMN_KEYS.slice(0, FILE_COLUMNS.length)).toEqual(FILE_COLUMNS);
    expect(FILE_COLUMNS.map(nameInFile)).toEqual([
      ...['Equipment', 'Quantity', 'Sound Power', 'Start Date', 'End Date', '% on Time in 30 mins'],
    ]);
  });
});
