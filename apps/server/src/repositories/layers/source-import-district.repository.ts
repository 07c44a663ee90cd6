import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { stagingTable } from './source-import.repository.ts';

export async function stageDistrictRows(db: Executor, table: string, nameColumn: string): Promise<void> {
  await sql`
    create temp table import_rows on commit drop as
    select staging_fid, district as label, district, geom, coalesce(reason, case when district is null then 'no id' end) as reason
    from (
      select g.staging_fid, g.geom, g.reason, nullif(trim(staged.${sql.ref(nameColumn)}::text), '') as district
      from import_geometries g join ${stagingTable(table)} staged using (staging_fid)
    ) read`.execute(db);
}

/** Merges the features of each district first, because a district may have one feature per island. */
export async function compareDistricts(db: Executor): Promise<void> {
  await sql`
    create temp table import_districts on commit drop as
    select district, st_multi(st_union(geom order by staging_fid)) as geom
    from import_rows where reason is null group by district`.execute(db);
  await sql`
    create temp table import_changes on commit drop as
    select coalesce(fresh.district, present.district) as district, case
      when present.district is null then 'added'
      when fresh.district is null then 'removed'
      when st_asbinary(fresh.geom) <> st_asbinary(present.geom) then 'changed'
      else 'unchanged'
    end as change
    from import_districts fresh full join source.districts present using (district)`.execute(db);
}

export async function applyDistricts(db: Executor): Promise<void> {
  await sql`
    delete from source.districts d using import_changes c
    where c.district = d.district and c.change in ('removed', 'changed')`.execute(db);
  await sql`
    insert into source.districts (district, geom, geom_mercator)
    select district, geom, st_transform(geom, 3857)
    from import_districts join import_changes using (district)
    where change in ('added', 'changed')`.execute(db);
}
