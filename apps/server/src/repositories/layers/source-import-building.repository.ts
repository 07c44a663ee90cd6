import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { stagingTable } from './source-import.repository.ts';

/** The column of each field in the staged layer. */
export interface BuildingFields {
  readonly id: string;
  readonly category: string;
  readonly criterion?: string;
  readonly name?: string;
  readonly nameZh?: string;
  readonly address?: string;
  readonly addressZh?: string;
  readonly height?: string;
  readonly roofLevel?: string;
  readonly baseLevel?: string;
}

const NUMBER = '^[+-]?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?$';
/** At most fifteen digits, so that every id is exact as a number in the browser. */
const WHOLE_NUMBER = '^[0-9]{1,15}([.]0*)?$';
const FIELDS = ['kind', 'nsr', 'noise_criterion', 'name', 'name_zh', 'address', 'address_zh'];
const LEVELS = ['height_metres', 'roof_level', 'base_level'];
const COLUMNS = sql.raw([...FIELDS, ...LEVELS, 'geom'].join(', '));
const comparedOf = (row: 'fresh' | 'present') =>
  sql.raw([...FIELDS, ...LEVELS].map((name) => `${row}.${name}`).join(', '));

/** Reads the fields into `import_rows`. If features share an id, the first usable one is used. */
export async function stageBuildingRows(db: Executor, table: string, fields: BuildingFields): Promise<void> {
  await sql`
    create temp table import_rows on commit drop as
    with read as (
      select g.staging_fid, g.geom, ${textOf(fields.id)} as label, ${idOf(fields.id)} as building_id,
        ${kindOf(fields.category)} as kind, ${textOf(fields.category)} as nsr,
        round(${positive(numberOf(fields.criterion))}::numeric, 1)::double precision as noise_criterion, coalesce(${textOf(fields.name)}, '') as name,
        coalesce(${textOf(fields.nameZh)}, '') as name_zh, coalesce(${textOf(fields.address)}, '') as address,
        coalesce(${textOf(fields.addressZh)}, '') as address_zh,
        coalesce(${positive(numberOf(fields.height))},
          ${positive(sql`(${numberOf(fields.roofLevel)} - ${numberOf(fields.baseLevel)})`)}) as height_metres,
        ${numberOf(fields.roofLevel)} as roof_level, ${numberOf(fields.baseLevel)} as base_level, g.reason
      from import_geometries g join ${stagingTable(table)} staged using (staging_fid)
    ), judged as (
      select *, coalesce(reason, case when building_id is null then 'no id' end) as problem from read
    )
    select staging_fid, label, building_id, ${COLUMNS}, coalesce(problem, case when row_number() over
      (partition by building_id, problem is null order by staging_fid) > 1 then 'duplicate id' end) as reason
    from judged`.execute(db);
  await sql`create index on import_rows (building_id) where reason is null`.execute(db);
  await sql`analyze import_rows`.execute(db);
}

export async function compareBuildings(db: Executor): Promise<void> {
  await sql`
    create temp table import_changes on commit drop as
    select coalesce(fresh.building_id, present.building_id) as building_id, case
      when present.building_id is null then 'added'
      when fresh.building_id is null then 'removed'
      when (${comparedOf('fresh')}) is distinct from (${comparedOf('present')})
        or st_asbinary(fresh.geom) <> st_asbinary(present.geom) then 'changed'
      else 'unchanged'
    end as change
    from (select * from import_rows where reason is null) fresh
    full join source.buildings present using (building_id)`.execute(db);
  await sql`analyze import_changes`.execute(db);
}

export async function applyBuildings(db: Executor): Promise<void> {
  await sql`
    delete from source.buildings b using import_changes c
    where c.building_id = b.building_id and c.change in ('removed', 'changed')`.execute(db);
  // In spatial order, so that neighbours share disk pages.
  await sql`
    insert into source.buildings (building_id, ${COLUMNS}, geom_mercator)
    select building_id, ${COLUMNS}, st_transform(geom, 3857)
    from import_rows join import_changes using (building_id)
    where reason is null and change in ('added', 'changed')
    order by st_geohash(st_transform(st_centroid(geom), 4326), 7), building_id`.execute(db);
}

export async function analyseBuildings(db: Executor): Promise<void> {
  await sql`analyze source.buildings`.execute(db);
}

function textOf(column: string | undefined): RawBuilder<unknown> {
  return column === undefined ? sql`null::text` : sql`nullif(trim(staged.${sql.ref(column)}::text), '')`;
}

function numberOf(column: string | undefined): RawBuilder<unknown> {
  return sql`(case when ${textOf(column)} ~ ${sql.lit(NUMBER)} then ${textOf(column)}::double precision end)`;
}

function idOf(column: string): RawBuilder<unknown> {
  return sql`(case when ${textOf(column)} ~ ${sql.lit(WHOLE_NUMBER)} then nullif(${textOf(column)}::numeric::bigint, 0) end)`;
}

const positive = (value: RawBuilder<unknown>) => sql`(case when ${value} > 0 then ${value} end)`;

/** Q64: Accommodation is residential, Educational is education, everything else is other. */
function kindOf(column: string): RawBuilder<unknown> {
  return sql`case lower(${textOf(column)})
    when 'accommodation' then 'residential' when 'educational' then 'education' else 'other' end`;
}
