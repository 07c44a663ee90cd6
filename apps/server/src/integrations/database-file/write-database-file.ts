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
    'A blank id is new equipment. A row that is taken out of this file is deleted when the file is uploaded; an id is never changed.',
    'Sound power in dB(A): minimum and maximum from 0 to 1000 and the default between them. Minimum % on time: from 10 to 100. PME/QPME: one of the two.',
  ],
  relationships: [
    'Relationship database of construction work, activity and equipment. The column names stay in line 4 and the rows begin in line 5.',
    'A blank id is a new relationship. A row that is taken out of this file is deleted when the file is uploaded; an id is never changed.',
    'The name and official id of the PME are those of the equipment database.',
  ],
  'method-fits': [
    'Where quieter construction methods fit. The column names stay in line 4 and the rows begin in line 5. What is not in this list is not proposed.',
    'A blank id is a new line. A row that is taken out of this file is deleted when the file is uploaded; an id is never changed.',
    'A blank construction work or activity stands for every one, a blank PME for every PME that the method replaces. Every line needs its source.',
  ],
  'equipment-classes': [
    'Class and duty of equipment. A quieter machine is proposed only in place of one with the same class and duty. The column names stay in line 4 and the rows begin in line 5.',
    'A blank id is a new line. A row that is taken out of this file is deleted when the file is uploaded; an id is never changed.',
    'A blank construction work or activity stands for every one; a line that names them counts before one that does not. Every line needs its source.',
  ],
  'static-plant': [
    'Static plant, for which an enclosure is proposed. The column names stay in line 4 and the rows begin in line 5.',
    'A blank id is a new line. A row that is taken out of this file is deleted when the file is uploaded; an id is never changed.',
    'The strongest enclosure offered: from -20 to below 0 dB(A). Every line needs its source.',
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
