import type { DatabaseRelationship, ImportPlan, RelationshipFields } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** A row without the fields of its equipment. */
export type RelationshipRow = Omit<StoredRelationship, 'equipmentName' | 'officialId' | 'isActive'>;

/** A row of archived equipment is hidden until the equipment is restored. */
interface StoredRelationship extends DatabaseRelationship {
  readonly quantity: number;
  readonly timePercent: number;
  readonly isActive: boolean;
}

export async function listStoredRelationships(db: Executor): Promise<StoredRelationship[]> {
  const { rows } = await sql<StoredRelationship>`
    select work.id, construction_work as "constructionWork", activity, item.name as "equipmentName",
      item.official_id as "officialId", item.id as "equipmentId", quantity, time_percent as "timePercent",
      item.is_active as "isActive"
    from catalogue.work_equipment work join catalogue.equipment item on item.id = work.equipment_id
    order by construction_work, activity, work.id`.execute(db);
  return rows;
}

/** Deletes edited rows and inserts them again under their ids, because two rows that swap values would collide. */
export async function applyRelationshipPlan(db: Executor, plan: ImportPlan<RelationshipFields>): Promise<void> {
  const stored = new Map((await listStoredRelationships(db)).map((row) => [row.id, row]));
  // Quantity and time are not in the file, so the stored ones are kept (Q83).
  const edited = plan.edited.flatMap(({ before, fields }) => {
    const row = stored.get(before.id);
    return row ? [{ ...row, ...fields }] : [];
  });
  const gone = [...plan.deleted, ...edited].map(({ id }) => id);
  await sql`delete from catalogue.work_equipment where id = any(${gone}::int[])`.execute(db);
  await writeRelationships(db, edited);
  await sql`
    insert into catalogue.work_equipment (construction_work, activity, equipment_id)
    select "constructionWork", activity, "equipmentId"
    from ${recordset(plan.added.map(({ fields }) => fields))}`.execute(db);
}

const recordset = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as fresh (id int, "constructionWork" text, activity text, "equipmentId" int, quantity int,
    "timePercent" double precision)`;

/** Inserts rows under their previous ids. */
async function writeRelationships(db: Executor, rows: readonly RelationshipRow[]): Promise<void> {
  await sql`
    insert into catalogue.work_equipment (id, construction_work, activity, equipment_id, quantity, time_percent)
    overriding system value
    select fresh.id, "constructionWork", activity, "equipmentId", quantity, "timePercent"
    from ${recordset(rows)} join catalogue.equipment item on item.id = "equipmentId"`.execute(db);
}

export async function restoreRelationships(db: Executor, before: readonly RelationshipRow[]): Promise<void> {
  await sql`delete from catalogue.work_equipment`.execute(db);
  await writeRelationships(db, before);
}
