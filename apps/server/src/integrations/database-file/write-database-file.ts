import {
  type CatalogueDatabase,
  DATABASE_COLUMNS,
  type DatabaseEquipment,
  type DatabaseRelationship,
  equipmentFormat,
  relationshipFormat,
} from '@quietsite/domain';
import { writeCsv } from '../csv/write-csv.ts';

/** Three lines above the column names in line 4 (Q82). */
const NOTES: Readonly<Record<CatalogueDatabase, readonly [string, string, string]>> = {
  equipment: [
    'Equipment database. The column names stay in line 4 and the rows begin in line 5.',
    'A row with a blank id is new equipment. A row removed from this file is deleted when the file is uploaded. Never change an id.',
    'Sound power in dB(A): minimum and maximum from 0 to 1000 and the default between them. Minimum % on time: from 10 to 100. PME/QPME: either PME or QPME.',
  ],
  relationships: [
    'Relationship database of construction work, activity and equipment. The column names stay in line 4 and the rows begin in line 5.',
    'A row with a blank id is a new relationship. A row removed from this file is deleted when the file is uploaded. Never change an id.',
    'The name and official id of the PME must match the equipment database.',
  ],
  'method-fits': [
    'Activities that quieter construction methods suit. The column names stay in line 4 and the rows begin in line 5. Methods not in this list are not proposed.',
    'A row with a blank id is new. A row removed from this file is deleted when the file is uploaded. Never change an id.',
    'A blank construction work or activity means any, a blank PME means every PME that the method replaces. Every line needs its source.',
  ],
  'equipment-classes': [
    'Class and duty of equipment. A quieter machine is proposed only in place of one with the same class and duty. The column names stay in line 4 and the rows begin in line 5.',
    'A row with a blank id is new. A row removed from this file is deleted when the file is uploaded. Never change an id.',
    'A blank construction work or activity means any; a line that names them takes precedence over one that does not. Every line needs its source.',
  ],
  'static-plant': [
    'Static plant, for which an enclosure is proposed. The column names stay in line 4 and the rows begin in line 5.',
    'A row with a blank id is new. A row removed from this file is deleted when the file is uploaded. Never change an id.',
    'Enclosure: the strongest one offered, at least -20 and below 0 dB(A). Every line needs its source.',
  ],
};

type Cells = readonly (string | number)[];

export const writeDatabaseFile = (database: CatalogueDatabase, rows: readonly Cells[]): string =>
  writeCsv([...NOTES[database].map((note) => [note]), DATABASE_COLUMNS[database], ...rows]);

export const writeEquipmentFile = (items: readonly DatabaseEquipment[]): string =>
  writeDatabaseFile(
    'equipment',
    items.map((item) => [item.id, ...equipmentFormat.toCells(item)]),
  );

export const writeRelationshipFile = (rows: readonly DatabaseRelationship[]): string => {
  const { toCells } = relationshipFormat([]);
  return writeDatabaseFile(
    'relationships',
    rows.map((row) => [row.id, ...toCells(row)]),
  );
};
