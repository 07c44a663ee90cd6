import { createHash } from 'node:crypto';
import {
  type CatalogueDatabase,
  DATABASE_COLUMNS,
  type DatabaseFormat,
  type DatabaseLine,
  equipmentClassFormat,
  equipmentFormat,
  type ImportPlan,
  methodFitFormat,
  planImport,
  relationshipFormat,
  staticPlantFormat,
} from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import {
  writeDatabaseFile,
  writeEquipmentFile,
  writeRelationshipFile,
} from '../../integrations/database-file/write-database-file.ts';
import {
  applyEquipmentPlan,
  listStoredEquipment,
  restoreEquipment,
  type StoredEquipment,
} from '../../repositories/catalogue/equipment-database.repository.ts';
import {
  applyFitPlan,
  listEquipmentClasses,
  listMethodFits,
  listMethodNames,
  listStaticPlant,
  readFitTable,
  restoreFitTable,
  toClassColumns,
  toMethodColumns,
  toPlantColumns,
} from '../../repositories/catalogue/fit-database.repository.ts';
import {
  applyRelationshipPlan,
  listStoredRelationships,
  type RelationshipRow,
  restoreRelationships,
} from '../../repositories/catalogue/relationship-database.repository.ts';

interface Lines {
  readonly rows: readonly DatabaseLine[];
  readonly skipped: readonly DatabaseLine[];
}

/** The changes that a file would make, as text and counts, and a function that applies them. */
export interface Comparison {
  readonly plan: ImportPlan<object>;
  readonly presentCount: number;
  readonly describe: (fields: object) => readonly (string | number)[];
  readonly apply: (transaction: Executor) => Promise<void>;
}

interface DatabaseOperations {
  /** Reads everything that an import or an edit can change, archived or not. */
  readonly readAll: (db: Executor) => Promise<readonly object[]>;
  readonly write: (db: Executor) => Promise<string>;
  readonly compare: (db: Executor, lines: Lines) => Promise<Comparison>;
  readonly restore: (transaction: Executor, before: readonly unknown[]) => Promise<void>;
}

const isActive = (row: { readonly isActive: boolean }): boolean => row.isActive;

function compareWith<Fields extends object>(
  format: DatabaseFormat<Fields>,
  input: Omit<Parameters<typeof planImport<Fields>>[0], 'format'>,
  apply: (transaction: Executor, plan: ImportPlan<Fields>) => Promise<void>,
): Comparison {
  const plan = planImport({ format, ...input });
  return {
    plan,
    presentCount: input.present.length,
    describe: (fields) => format.toCells(fields as Fields),
    apply: (transaction) => apply(transaction, plan),
  };
}

const equipment: DatabaseOperations = {
  readAll: listStoredEquipment,
  write: async (db) => writeEquipmentFile((await listStoredEquipment(db)).filter(isActive)),
  async compare(db, lines) {
    const all = await listStoredEquipment(db);
    const archivedKeys = new Set(all.filter((item) => !item.isActive).map(equipmentFormat.keyOf));
    const columnCount = DATABASE_COLUMNS.equipment.length;
    const input = { columnCount, present: all.filter(isActive), archivedKeys, ...lines };
    return compareWith(equipmentFormat, input, applyEquipmentPlan);
  },
  restore: (transaction, before) => restoreEquipment(transaction, before as readonly StoredEquipment[]),
};

const relationships: DatabaseOperations = {
  // Without the fields of the equipment, which belong to the other database.
  readAll: async (db) =>
    (await listStoredRelationships(db)).map(({ equipmentName, officialId, isActive: _, ...row }) => row),
  write: async (db) => writeRelationshipFile((await listStoredRelationships(db)).filter(isActive)),
  async compare(db, lines) {
    const items = (await listStoredEquipment(db)).filter(isActive);
    const present = (await listStoredRelationships(db)).filter(isActive);
    const input = { columnCount: DATABASE_COLUMNS.relationships.length, present, ...lines };
    return compareWith(relationshipFormat(items), input, applyRelationshipPlan);
  },
  restore: (transaction, before) => restoreRelationships(transaction, before as readonly RelationshipRow[]),
};

interface FitDatabase<Fields> {
  readonly name: CatalogueDatabase;
  readonly table: Parameters<typeof readFitTable>[1];
  readonly list: (db: Executor) => Promise<readonly (Fields & { readonly id: number; readonly isActive: boolean })[]>;
  readonly format: (db: Executor) => Promise<DatabaseFormat<Fields>>;
  readonly toColumns: Parameters<typeof applyFitPlan<Fields>>[3];
}

/** Operations on the tables of fits, which differ only in their columns. */
function fitOperations<Fields extends object>(fits: FitDatabase<Fields>): DatabaseOperations {
  const { name, table, list, format, toColumns } = fits;
  const listActive = async (db: Executor) => (await list(db)).filter(isActive);
  return {
    readAll: (db) => readFitTable(db, table),
    async write(db) {
      const { toCells } = await format(db);
      return writeDatabaseFile(
        name,
        (await listActive(db)).map((line) => [line.id, ...toCells(line)]),
      );
    },
    async compare(db, lines) {
      const input = { columnCount: DATABASE_COLUMNS[name].length, present: await listActive(db), ...lines };
      return compareWith(await format(db), input, (transaction, plan) =>
        applyFitPlan(transaction, table, plan, toColumns),
      );
    },
    restore: (transaction, before) =>
      restoreFitTable(transaction, table, before as Parameters<typeof restoreFitTable>[2]),
  };
}

const listActiveEquipment = async (db: Executor) => (await listStoredEquipment(db)).filter(isActive);

export const databaseOperations: Readonly<Record<CatalogueDatabase, DatabaseOperations>> = {
  equipment,
  relationships,
  'method-fits': fitOperations({
    ...{ name: 'method-fits', table: 'method_fits', list: listMethodFits, toColumns: toMethodColumns },
    format: async (db) => methodFitFormat(await listActiveEquipment(db), await listMethodNames(db)),
  }),
  'equipment-classes': fitOperations({
    ...{ name: 'equipment-classes', table: 'equipment_classes', list: listEquipmentClasses },
    ...{ toColumns: toClassColumns, format: async (db) => equipmentClassFormat(await listActiveEquipment(db)) },
  }),
  'static-plant': fitOperations({
    ...{ name: 'static-plant', table: 'static_plant', list: listStaticPlant, toColumns: toPlantColumns },
    format: async (db) => staticPlantFormat(await listActiveEquipment(db)),
  }),
};

/** Detects whether a database has changed. */
export const hashRows = (rows: readonly object[], file: Uint8Array = new Uint8Array()): string =>
  createHash('sha256').update(JSON.stringify(rows)).update(file).digest('hex');
