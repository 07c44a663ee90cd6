import type { CalendarScope, DistrictCalendarRow } from '@quietsite/contracts';
import { type CalendarRow, type CalendarStep, type DayString, verdictCode } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export interface CalendarKey {
  readonly year: number;
  readonly scope: CalendarScope;
}

/** Day, level, criterion, whether it is a clash (1) and the loudest site alone, as stored. */
type StoredStep = readonly [DayString, number | null, number, 0 | 1, number | null];

/** Day, level, criterion, verdict and days with a clash of one week, as stored. */
type StoredWeek = readonly [DayString, number, number, number, number] | null;

/** The calendars that were calculated, or requested after a given time, by project. */
export async function listCalendars(db: Executor, projectIds: readonly number[], { year, scope }: CalendarKey) {
  return db
    .selectFrom('site_calendars')
    .select(['project_id as projectId', 'fingerprint', 'requested_at as requestedAt', 'calculated_at as calculatedAt'])
    .where('project_id', 'in', [...projectIds])
    .where('year', '=', year)
    .where('scope', '=', scope)
    .execute();
}

export interface RequestedCalendar {
  readonly projectId: number;
  readonly fingerprint: string;
}

/** Marks calendars as requested. Their old rows stay until the new ones are there. */
export async function requestCalendars(
  db: Executor,
  { year, scope }: CalendarKey,
  requested: readonly RequestedCalendar[],
  now: Date,
): Promise<void> {
  const values = requested.map(({ projectId, fingerprint }) => ({
    ...{ project_id: projectId, year, scope, fingerprint, requested_at: now, calculated_at: null },
  }));
  await db
    .insertInto('site_calendars')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'year', 'scope']).doUpdateSet((eb) => ({
        fingerprint: eb.ref('excluded.fingerprint'),
        requested_at: now,
        calculated_at: null,
      })),
    )
    .execute();
}

/** Replaces the rows of a calendar, unless it has been requested for other facts in the meantime. */
export async function storeCalendar(
  db: Executor,
  { year, scope, projectId, fingerprint }: CalendarKey & RequestedCalendar,
  rows: readonly CalendarRow[],
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('site_calendars')
    .set({ calculated_at: now })
    .where('project_id', '=', projectId)
    .where('year', '=', year)
    .where('scope', '=', scope)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await sql`delete from site_calendar_rows where project_id = ${projectId} and year = ${year} and scope = ${scope}`.execute(
    db,
  );
  const stored = rows.map(({ loudest, weeks, steps, ...row }) => ({
    ...row,
    ...loudest,
    weeks: weeks.map(
      (week): StoredWeek => week && [week.day, week.level, week.criterion, verdictCode(week.verdict), week.clashDays],
    ),
    steps: steps.map(
      ({ day, level, alone, criterion, isClash }): StoredStep => [day, level, criterion, isClash ? 1 : 0, alone],
    ),
  }));
  await sql`
    insert into site_calendar_rows (project_id, year, scope, point_id, name, building_id, building_name, loudest_day,
      level, criterion, verdict, clash_days, weeks, steps)
    select ${projectId}, ${year}, ${scope}, "pointId", name, "buildingId", "buildingName", day, level, criterion,
      verdict, "clashDays", weeks, steps
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as row ("pointId" integer, name text,
      "buildingId" bigint, "buildingName" text, day date, level double precision, criterion double precision,
      verdict text, "clashDays" integer, weeks jsonb, steps jsonb)`.execute(db);
}

type StoredRow = Omit<DistrictCalendarRow, 'steps' | 'loudest'> &
  DistrictCalendarRow['loudest'] & { readonly steps: readonly StoredStep[] };

/**
 * One row per place, because several projects can list the same building at the same position. The row with clashes is
 * kept, then the one closest to or furthest above its criterion; the receivers of the other rows are `also`.
 */
const placesOf = (projectIds: readonly number[], { year, scope }: CalendarKey) => sql`
  select distinct on (building_id, east, north) own.*,
    array_remove(array_agg(point_id) over (partition by building_id, east, north), point_id) as also
  from (select row.*, point.geom, round(st_x(point.geom)::numeric, 1) as east, round(st_y(point.geom)::numeric, 1) as north
    from site_calendar_rows row join receiver_points point on point.id = row.point_id
    where row.project_id = any (${[...projectIds]}::integer[]) and year = ${year} and scope = ${scope}) own
  order by building_id, east, north, clash_days > 0 desc, level - criterion desc, point_id`;

/** The places of the given sites: those with clashes first, then by margin over the criterion. */
export async function listCalendarRowsOf(
  db: Executor,
  projectIds: readonly number[],
  key: CalendarKey,
  limit: number,
): Promise<DistrictCalendarRow[]> {
  const { rows } = await sql<StoredRow>`
    select project_id as "projectId", point_id as "pointId", name, building_id as "buildingId",
      building_name as "buildingName", loudest_day as day, level, criterion, verdict, clash_days as "clashDays", steps,
      also as "alsoPointIds", st_asgeojson(geom, 3)::json -> 'coordinates' as position
    from (${placesOf(projectIds, key)}) place
    order by clash_days > 0 desc, level - criterion desc, point_id limit ${limit}`.execute(db);
  return rows.map(({ day, level, criterion, verdict, steps, ...row }) => ({
    ...row,
    loudest: { day, level, criterion, verdict },
    steps: steps.map(toStep),
  }));
}

const toStep = ([day, level, criterion, clash, alone]: StoredStep): CalendarStep => ({
  ...{ day, level, alone, criterion, isClash: clash === 1 },
});

/** Counts the places that receive noise from a site, and those with a clash in each week. */
export async function countCalendarRows(
  db: Executor,
  projectIds: readonly number[],
  key: CalendarKey,
  weekCount: number,
) {
  const { rows } = await sql<{ receiverCount: number; clashCount: number; byWeek: number[] }>`
    with own as materialized (
      select clash_days, weeks from (${placesOf(projectIds, key)}) place)
    select (select count(*)::integer from own) as "receiverCount",
      (select count(*)::integer from own where clash_days > 0) as "clashCount",
      array(
        select (select count(*)::integer from own
          where clash_days > 0 and (weeks -> week ->> 4)::integer > 0)
        from generate_series(0, ${weekCount - 1}) week order by week) as "byWeek"`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a count without a row');
  return counts;
}

/** The receivers of the given sites that have a clash. */
export async function listClashRows(
  db: Executor,
  projectIds: readonly number[],
  { year, scope }: CalendarKey,
): Promise<{ projectId: number; pointId: number }[]> {
  return db
    .selectFrom('site_calendar_rows')
    .select(['project_id as projectId', 'point_id as pointId'])
    .where('project_id', 'in', [...projectIds, 0])
    .where('year', '=', year)
    .where('scope', '=', scope)
    .where('clash_days', '>', 0)
    .execute();
}

/** The places of the given sites that have a clash, with their steps. */
export async function listClashPlaces(
  db: Executor,
  projectIds: readonly number[],
  key: CalendarKey,
): Promise<{ steps: CalendarStep[] }[]> {
  const { rows } = await sql<{ steps: StoredStep[] }>`
    select steps from (${placesOf(projectIds, key)}) place where clash_days > 0`.execute(db);
  return rows.map(({ steps }) => ({ steps: steps.map(toStep) }));
}
