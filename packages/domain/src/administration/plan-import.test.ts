import { describe, expect, it } from 'vitest';
import { type DatabaseEquipment, findEquipmentFaults } from './database-entry.ts';
import { DATABASE_COLUMNS, readDatabaseFile } from './database-file.ts';
import { equipmentFormat, relationshipFormat } from './database-format.ts';
import { planImport } from './plan-import.ts';

const machine = { soundPower: 110, soundPowerMin: 90, soundPowerMax: 120, percentMin: 10, isQpme: false };
const present: readonly DatabaseEquipment[] = [
  { id: 1, officialId: 'CNP 001', name: 'Air compressor', ...machine },
  { id: 2, officialId: 'CNP 027', name: 'Breaker, hand-held', ...machine },
  { id: 3, officialId: 'CNP 081', name: 'Excavator', ...machine },
];
const notes = [['one'], ['two'], ['three']];
const line = (id: string, name: string, ...rest: string[]) => [
  id,
  'CNP',
  name,
  '110',
  '90',
  '120',
  '10',
  'PME',
  ...rest,
];
const unchanged = present.map((item) => [String(item.id), ...equipmentFormat.toCells(item).map(String)]);

function plan(rows: readonly (readonly string[])[], archivedKeys = new Set<string>()) {
  const file = readDatabaseFile([...notes, DATABASE_COLUMNS.equipment, ...rows], 'equipment');
  if ('refusal' in file) throw new Error(file.refusal);
  return planImport({ format: equipmentFormat, columnCount: 8, present, ...file, archivedKeys });
}

describe('the file of a database', () => {
  it('[ADMIN-18] [ADMIN-19] [ADMIN-20] has its column names in line 4', () => {
    const { equipment, relationships } = DATABASE_COLUMNS;
    expect(equipment.join()).toBe(
      'id,official ID,name,default sound power,minimum sound power,maximum sound power,minimum % on time in 30 mins,PME/QPME',
    );
    expect(relationships.join()).toBe('id,construction work name,activity name,pme name,pme official id');
    const wrong = { refusal: 'WRONG_HEADER' };
    expect(readDatabaseFile([...notes, relationships, ['1']], 'equipment')).toEqual(wrong);
    expect(readDatabaseFile([equipment, ...unchanged], 'equipment')).toEqual(wrong);
    expect(readDatabaseFile([...notes, [...equipment, '', ''], ...unchanged], 'equipment')).toHaveProperty('rows');
  });

  it('[ADMIN-21] [ADMIN-22] [ADMIN-23] rows begin in line 5, those with too few columns are skipped and said', () => {
    const file = readDatabaseFile(
      [...notes, DATABASE_COLUMNS.equipment, [''], ['3', 'CNP'], ...unchanged],
      'equipment',
    );
    expect(file).toMatchObject({ skipped: [{ line: 6, cells: ['3', 'CNP'] }], rows: [{ line: 7 }, {}, {}] });
    const four = ['', 'Piling', 'Boring', 'Rig'];
    const relations = [...notes, DATABASE_COLUMNS.relationships, four, [...four, 'CNP 1']];
    expect(readDatabaseFile(relations, 'relationships')).toMatchObject({ skipped: [{ line: 5 }], rows: [{ line: 6 }] });
    expect(readDatabaseFile([...notes, DATABASE_COLUMNS.equipment, ['1']], 'equipment')).toEqual({
      refusal: 'NO_ROWS',
    });
  });
});

describe('what a file would do', () => {
  it('[ADMIN-25] [ADMIN-26] [Q83] adds blank ids, edits what changed, deletes what is missing', () => {
    const rows = [unchanged[0] ?? [], line('2', 'Breaker, hand-held'), line('', 'Tower crane')];
    const { added, edited, deleted, problems, unchanged: same } = plan(rows);
    expect(problems).toEqual([]);
    expect(added.map(({ fields }) => fields.name)).toEqual(['Tower crane']);
    expect(edited.map(({ before, fields }) => [before.officialId, fields.officialId])).toEqual([['CNP 027', 'CNP']]);
    expect(deleted.map(({ id }) => id)).toEqual([3]);
    expect(same).toBe(1);
    // An unknown id is an error, not a new row.
    expect(plan([...unchanged, line('99', 'Tower crane')]).added).toEqual([]);
  });

  it('[U49] [ADMIN-22] the id of a skipped line is not deleted', () => {
    const { deleted, unchanged: same } = plan([unchanged[0] ?? [], ['2', 'CNP 027'], ['003', 'x']]);
    expect(deleted).toEqual([]);
    expect(same).toBe(3);
  });

  it('[Q83] an unknown id, an id or an entry twice, and a deactivated name are errors', () => {
    const rows = [line('99', 'A'), line('1', 'B'), line('1', 'C'), line('', 'D'), line('', 'D'), line('2', 'Gone')];
    const { problems } = plan(rows, new Set(['CNP\nGone']));
    expect(problems.map(({ line: at, fault }) => [at, fault])).toEqual([
      [5, 'UNKNOWN_ID'],
      [7, 'ID_TWICE'],
      [9, 'ENTRY_TWICE'],
      [10, 'NAME_PUT_AWAY'],
    ]);
    expect(plan([...unchanged, line('', 'Gone')], new Set(['CNP\nGone'])).problems).toEqual([]);
    expect(plan([line('', 'A', 'more')]).problems[0]?.fault).toBe('TOO_MANY_COLUMNS');
    expect(plan([line('', 'A').with(7, 'loud')]).problems[0]?.fault).toBe('KIND_UNKNOWN');
  });

  it('[ADMIN-19] a relationship names a machine there is', () => {
    const format = relationshipFormat(present);
    expect(format.read(['Piling', 'Boring', 'Excavator', 'CNP 081'])).toMatchObject({
      fields: { equipmentId: 3 },
      faults: [],
    });
    expect(format.read(['', 'Boring', 'Excavator', 'CNP 1']).faults.map(({ fault }) => fault)).toEqual([
      'WORK_MISSING',
      'UNKNOWN_EQUIPMENT',
    ]);
  });
});

describe('limits of a machine', () => {
  const check = (change: object) => findEquipmentFaults({ officialId: '', name: 'X', ...machine, ...change });
  it.each([
    [{ soundPowerMin: -1 }, 'soundPowerMin', 'SOUND_POWER_LIMITS'],
    [{ soundPowerMax: 1000.1 }, 'soundPowerMax', 'SOUND_POWER_LIMITS'],
    [{ soundPowerMin: 121, soundPowerMax: 120 }, 'soundPowerMin', 'MINIMUM_ABOVE_MAXIMUM'],
    [{ soundPower: 89.9 }, 'soundPower', 'DEFAULT_OUTSIDE'],
    [{ soundPower: 120.1 }, 'soundPower', 'DEFAULT_OUTSIDE'],
    [{ percentMin: 9.9 }, 'percentMin', 'PERCENT_LIMITS'],
    [{ percentMin: 100.5 }, 'percentMin', 'PERCENT_LIMITS'],
    [{ percentMin: Number.NaN }, 'percentMin', 'NOT_NUMBER'],
    [{ name: ' ' }, 'name', 'NAME_MISSING'],
  ])('[ADMIN-15] [ADMIN-16] [ADMIN-17] %j is refused', (change, field, fault) => {
    expect(check(change)).toContainEqual({ field, fault });
  });

  it('[ADMIN-15] [ADMIN-16] [ADMIN-17] the limits themselves are right', () => {
    expect(check({ soundPowerMin: 0, soundPowerMax: 1000, soundPower: 0, percentMin: 10 })).toEqual([]);
    expect(check({ soundPowerMin: 0, soundPowerMax: 1000, soundPower: 1000, percentMin: 100 })).toEqual([]);
  });
});
