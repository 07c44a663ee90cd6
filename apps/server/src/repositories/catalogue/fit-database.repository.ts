import type {
  CatalogueFits,
  EquipmentClassFields,
  ImportPlan,
  MethodFitFields,
  StaticPlantFields,
} from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** A line as it appears in a file. A line of archived equipment is hidden until the equipment is restored. */
type Stored<Fields> = Fields & { readonly id: number; readonly isActive: boolean };

export async function listMethodFits(db: Executor): Promise<Stored<MethodFitFields>[]> {
  const { rows } = await sql<Stored<MethodFitFields>>`
    select fit.id, method.id as "methodId", method.name as "methodName", construction_work as "constructionWork",
      activity, coalesce(item.name, '') as "equipmentName", coalesce(item.official_id, '') as "officialId",
      fit.replaces_id as "replacesId", note, fit.source, coalesce(item.is_active, true) as "isActive"
    from catalogue.method_fits fit
    join catalogue.quieter_methods method on method.id = fit.method_id
    left join catalogue.equipment item on item.id = fit.replaces_id
    order by method.name, construction_work, activity, fit.id`.execute(db);
  return rows;
}

export async function listEquipmentClasses(db: Executor): Promise<Stored<EquipmentClassFields>[]> {
  const { rows } = await sql<Stored<EquipmentClassFields>>`
    select line.id, item.id as "equipmentId", item.name as "equipmentName", item.official_id as "officialId",
      construction_work as "constructionWork", activity, class as "className", duty, line.source,
      item.is_active as "isActive"
    from catalogue.equipment_classes line join catalogue.equipment item on item.id = line.equipment_id
    order by class, duty, item.is_qpme, item.name, construction_work, activity, line.id`.execute(db);
  return rows;
}

export async function listStaticPlant(db: Executor): Promise<Stored<StaticPlantFields>[]> {
  const { rows } = await sql<Stored<StaticPlantFields>>`
    select plant.id, item.id as "equipmentId", item.name as "equipmentName", item.official_id as "officialId",
      enclosure_dba as "enclosureDba", plant.source, item.is_active as "isActive"
    from catalogue.static_plant plant join catalogue.equipment item on item.id = plant.equipment_id
    order by item.official_id, item.name`.execute(db);
  return rows;
}

/** Loads the data from which all proposals are derived. */
export async function listFits(db: Executor): Promise<CatalogueFits> {
  const isActive = (line: { readonly isActive: boolean }) => line.isActive;
  return {
    methods: (await listMethodFits(db)).filter(isActive),
    classes: (await listEquipmentClasses(db)).filter(isActive),
    staticPlant: (await listStaticPlant(db)).filter(isActive),
  };
}

export const listMethodNames = async (db: Executor): Promise<{ id: number; name: string }[]> =>
  (await sql<{ id: number; name: string }>`select id, name from catalogue.quieter_methods`.execute(db)).rows;

type FitTable = 'method_fits' | 'equipment_classes' | 'static_plant';
type Columns = Readonly<Record<string, string | number | null>>;

export const toMethodColumns = (fit: MethodFitFields): Columns => ({
  ...{ method_id: fit.methodId, construction_work: fit.constructionWork, activity: fit.activity },
  ...{ replaces_id: fit.replacesId, note: fit.note, source: fit.source },
});
export const toClassColumns = (line: EquipmentClassFields): Columns => ({
  ...{ equipment_id: line.equipmentId, construction_work: line.constructionWork, activity: line.activity },
  ...{ class: line.className, duty: line.duty, source: line.source },
});
export const toPlantColumns = ({ equipmentId, enclosureDba, source }: StaticPlantFields): Columns => ({
  ...{ equipment_id: equipmentId, enclosure_dba: enclosureDba, source },
});

/** Reads every line exactly as stored, so that an import can be undone. */
export async function readFitTable(db: Executor, table: FitTable): Promise<Columns[]> {
  const { rows } = await sql<{ line: Columns }>`
    select to_jsonb(line) as line from ${tableOf(table)} line order by id`.execute(db);
  return rows.map(({ line }) => line);
}

/** Deletes edited lines and inserts them again under their ids, because two lines that swap values would collide. */
export async function applyFitPlan<Fields>(
  db: Executor,
  table: FitTable,
  plan: ImportPlan<Fields>,
  toColumns: (fields: Fields) => Columns,
): Promise<void> {
  const gone = [...plan.deleted.map(({ id }) => id), ...plan.edited.map(({ before }) => before.id)];
  await sql`delete from ${tableOf(table)} where id = any(${gone}::int[])`.execute(db);
  const edited = plan.edited.map(({ before, fields }) => ({ id: before.id, ...toColumns(fields) }));
  await insert(db, table, edited);
  await insert(
    db,
    table,
    plan.added.map(({ fields }) => toColumns(fields)),
  );
}

export async function restoreFitTable(db: Executor, table: FitTable, before: readonly Columns[]): Promise<void> {
  await sql`delete from ${tableOf(table)}`.execute(db);
  await insert(db, table, before);
}

const tableOf = (table: FitTable) => sql.table(`catalogue.${table}`);

async function insert(db: Executor, table: FitTable, lines: readonly Columns[]): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${tableOf(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${tableOf(table)}, ${JSON.stringify(lines)}::jsonb)`.execute(
    db,
  );
}
