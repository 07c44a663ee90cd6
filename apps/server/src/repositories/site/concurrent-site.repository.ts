import type { ConcurrentSites, ConcurrentSitesChange } from '@quietsite/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export async function findConcurrentState(db: Executor, projectId: number) {
  return db
    .selectFrom('projects')
    .select(['revision', 'has_neighbours as hasNeighbours'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}

export async function listConcurrentSites(db: Executor, projectId: number): Promise<ConcurrentSites['sites']> {
  return db
    .selectFrom('concurrent_sites')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .orderBy('display_order')
    .execute();
}

export async function setHasNeighbours(db: Executor, projectId: number, hasNeighbours: boolean): Promise<void> {
  await db.updateTable('projects').set({ has_neighbours: hasNeighbours }).where('id', '=', projectId).execute();
}

/** Stores the sites in list order. Sites that stay keep their numbers. */
export async function replaceConcurrentSites(
  db: Executor,
  projectId: number,
  sites: ConcurrentSitesChange['sites'],
): Promise<void> {
  const listed = sql`json_to_recordset(${JSON.stringify(sites.map((site, index) => ({ ...site, place: index + 1 })))}::json)
    as listed (id integer, name text, place integer)`;
  const keptIds = sites.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`delete from concurrent_sites where project_id = ${projectId} and id <> all (${keptIds}::integer[])`.execute(
    db,
  );
  await sql`
    update concurrent_sites stored set name = listed.name, display_order = listed.place
    from ${listed} where stored.id = listed.id and stored.project_id = ${projectId}`.execute(db);
  await sql`
    insert into concurrent_sites (project_id, name, display_order)
    select ${projectId}, name, place from ${listed} where id is null order by place`.execute(db);
}
