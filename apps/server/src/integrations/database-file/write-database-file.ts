import {
  type CatalogueDatabase,
  DATABASE_COLUMNS,
  type DatabaseEquipment,
  type DatabaseRelationship,
  equipmentFormat,
  relationshipFormat,
} from '@quietsite/domain';
import { writeCsv } from '../csv/write-csv.ts';

/** Three lines above the column names, which are line 4 (Q82). */
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
};

type Cells = readonly (string | number)[];

const writeFile = (database: CatalogueDatabase, rows: readonly Cells[]): string =>
  writeCsv([...NOTES[database].map((note) => [note]), DATABASE_COLUMNS[database], ...rows]);

export const writeEquipmentFile = (items: readonly DatabaseEquipment[]): string =>
  writeFile(
    'equipment',
    items.map((item) => [item.id, ...equipmentFormat.toCells(item)]),
  );

export const writeRelationshipFile = (rows: readonly DatabaseRelationship[]): string => {
  const { toCells } = relationshipFormat([]);
  return writeFile(
    'relationships',
    rows.map((row) => [row.id, ...toCells(row)]),
  );
};
