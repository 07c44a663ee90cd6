import type pg from 'pg';
import type { PlannedProject, PlannedReceiver, PlannedWorks } from './random-project.ts';

const RADIUS_METRES = 300;

/** Stores the works and receivers of a project as a save would, and those of its approved neighbour. */
export async function storeProject(pool: pg.Pool, project: PlannedProject): Promise<number> {
  if (project.neighbour) await storeWorks(pool, `${project.title}, neighbour`, project.neighbour, true);
  const projectId = await storeWorks(pool, project.title, project, false);
  await storeReceivers(pool, projectId, project.receivers);
  return projectId;
}

async function storeWorks(pool: pg.Pool, title: string, works: PlannedWorks, isApproved: boolean): Promise<number> {
  const [east, north] = works.site;
  const { rows } = await pool.query<{ id: number }>(
    `with project as (
       insert into projects (title, proponent, agreement, main_contractor, engineer_consultant, owner_user_id,
         owner_company_id, buffer_radius_metres, submitted_at, approved_on)
       select $1, 'Drill', 'Drill', 'Drill', 'Drill', id, company_id, ${RADIUS_METRES},
         case when $2 then now() end, case when $2 then current_date end
       from users where username = 'demo' returning id),
     site as (
       insert into site_parts (project_id, geom)
       select id, st_makeenvelope($3::float8, $4::float8, $3::float8 + 120, $4::float8 + 120, 2326) from project returning project_id, geom),
     area as (
       insert into assessment_areas (project_id, geom)
       select project_id, st_multi(st_buffer(geom, ${RADIUS_METRES})) from site)
     select id from project`,
    [title, isApproved, east, north],
  );
  const id = rows[0]?.id ?? 0;
  const zoneIds = await storeZones(pool, id, works.zones);
  await storeProgramme(pool, id, works, zoneIds);
  return id;
}

async function storeZones(pool: pg.Pool, projectId: number, zones: PlannedWorks['zones']): Promise<number[]> {
  const listed = zones.map(({ type, corner: [x, y], side }, index) => ({ type, x, y, side, place: index + 1 }));
  const { rows } = await pool.query<{ id: number }>(
    `insert into zones (project_id, display_order, name, calculation_type, geom, centre)
     select $1, place, 'Zone ' || place, type, outline, st_centroid(outline)
     from json_to_recordset($2) as zone (type text, x float8, y float8, side float8, place integer)
     cross join lateral (select st_makeenvelope(x, y, x + side, y + side, 2326) as outline) drawn
     order by place returning id`,
    [projectId, JSON.stringify(listed)],
  );
  return rows.map(({ id }) => id);
}

async function storeProgramme(
  pool: pg.Pool,
  projectId: number,
  { tasks, rows: machines }: PlannedWorks,
  zoneIds: readonly number[],
): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into tasks (project_id, zone_id, construction_work, name, start_date, end_date)
     select $1, zone, 'Earthwork', 'Activity ' || place, start, "end"
     from json_to_recordset($2) as task (zone integer, place integer, start date, "end" date)
     order by place returning id`,
    [
      projectId,
      JSON.stringify(
        tasks.map(({ zone, start, end }, index) => ({ zone: zoneIds[zone], place: index + 1, start, end })),
      ),
    ],
  );
  const listed = machines.map(({ task, fixed, ...row }, place) => ({
    ...{ ...row, place, task: rows[task]?.id, x: fixed?.[0] ?? null, y: fixed?.[1] ?? null },
  }));
  await pool.query(
    `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
       start_date, end_date, fixed_location, barrier_dba, enclosure_dba, quieter_equipment_name,
       quieter_equipment_sound_power)
     select $1, task, 'Machine ' || place, quantity, "soundPower", "soundPower", "timePercent", start, "end",
       case when x is not null then st_setsrid(st_makepoint(x, y), 2326) end, barrier, enclosure,
       case when "quieterPower" > 0 then 'Quieter machine' else '' end, "quieterPower"
     from json_to_recordset($2) as entry (task integer, place integer, quantity integer, "soundPower" float8,
       "timePercent" float8, start date, "end" date, x float8, y float8, barrier float8, enclosure float8,
       "quieterPower" float8)
     order by place`,
    [projectId, JSON.stringify(listed)],
  );
}

/** All selected, so that the report and tables list them all. */
async function storeReceivers(pool: pg.Pool, projectId: number, receivers: readonly PlannedReceiver[]): Promise<void> {
  const listed = receivers.map(({ position: [x, y], ...receiver }) => ({ ...receiver, x, y }));
  await pool.query(
    `with listed as (
       select * from json_to_recordset($2) as receiver
         (label text, building integer, kind text, height float8, reduction float8, x float8, y float8)),
     added as (
       insert into receiver_buildings (project_id, building_id, name, kind, height_metres, criterion_reduction, geom)
       select $1, 900000 + building, 'Building ' || building, kind, height, reduction,
         st_multi(st_buffer(st_setsrid(st_makepoint(x, y), 2326), 6))
       from listed returning id, building_id)
     insert into receiver_points (project_id, receiver_building_id, name, geom, is_selected)
     select $1, added.id, label, st_setsrid(st_makepoint(x, y), 2326), true
     from listed join added on added.building_id = 900000 + building order by building`,
    [projectId, JSON.stringify(listed)],
  );
}

export interface DatedValue {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

/** The criteria of a receiver; if null, the criterion follows from the kind of building. */
export interface ReceiverCriteria {
  readonly label: string;
  readonly criterion: number | null;
  readonly dated: readonly (DatedValue & { readonly value: number })[];
  readonly contributions: readonly (DatedValue & { readonly level: number })[];
}

/** Raises all levels of the project by this amount, and sets the criteria of its receivers. */
export async function storeCriteria(
  pool: pg.Pool,
  projectId: number,
  increase: number,
  criteria: readonly ReceiverCriteria[],
): Promise<void> {
  await pool.query(
    `update equipment_rows set sound_power = sound_power + $2::float8, default_sound_power = default_sound_power + $2::float8,
       quieter_equipment_sound_power = quieter_equipment_sound_power
         + case when quieter_equipment_sound_power > 0 then $2::float8 else 0 end
     where project_id = $1`,
    [projectId, increase],
  );
  await pool.query(
    `update receiver_points point set criterion = judging.criterion, other_criteria = dated,
       contributions = judging.contributions
     from jsonb_to_recordset($2) as judging (label text, criterion float8, dated jsonb, contributions jsonb)
     where project_id = $1 and name = label`,
    [projectId, JSON.stringify(criteria)],
  );
}
