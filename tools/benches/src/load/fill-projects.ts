import pg from 'pg';
import { calculateProject } from '../../../../apps/server/seeds/demo.ts';
import { openConnection } from '../../../../apps/server/src/database/connection.ts';
import { type CopyPlan, copyTable, pairRows } from './copy-table.ts';
import type { LoadSize } from './size.ts';

/** Projects per account that has any. */
const PROJECTS_EACH = 10;
/** Accounts with projects, per active user. */
const OWNERS_PER_PERSON = 2;
const ACCOUNTS_PER_PROJECT = 2;
const ACCOUNTS_PER_COMPANY = 50;
/** One project in this many is approved and counts as a neighbour; none of the active users' projects are. */
const APPROVED_EVERY = 25;

type Counts = Pick<LoadSize, 'people' | 'projects'>;

/**
 * Creates accounts, and copies of the sample project at buildings all over the city, each with the results of the
 * sample. The first copy of each user is the one they work on, and is not calculated yet.
 */
export async function fillProjects(url: string, counts: Counts): Promise<void> {
  const sampleId = await calculateSample(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await insertAccounts(client, counts);
    await placeCopies(client, sampleId, counts);
    const plan = { client, sampleId };
    await copyProjects(plan, counts);
    await copyParts(plan);
    await copyResults(plan, counts);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Calculates the largest demonstration project. */
async function calculateSample(url: string): Promise<number> {
  const connection = openConnection(url, 2, console.error);
  try {
    const { rows } = await connection.pool.query<{ id: number; owner: number }>(
      `select id, owner_user_id as owner from projects
       order by (select count(*) from equipment_rows where project_id = projects.id) desc limit 1`,
    );
    if (!rows[0]) throw new Error('there is no project to copy');
    await calculateProject(connection.database, rows[0].id, rows[0].owner);
    return rows[0].id;
  } finally {
    await connection.close();
  }
}

/** Nobody signs in with a password here, so the accounts have none. */
async function insertAccounts(client: pg.Client, { people, projects }: Counts): Promise<void> {
  const accounts = Math.max(people, projects * ACCOUNTS_PER_PROJECT);
  const companies = Math.ceil(accounts / ACCOUNTS_PER_COMPANY);
  await client.query(`
    insert into companies (name, name_key)
    select 'Load ' || n, 'load ' || n from generate_series(1, ${companies}) n order by n`);
  await client.query(`
    insert into users (username, username_key, password_hash, first_name, last_name, email, email_key, company_id,
      user_type, is_active)
    select login, login, '', 'Load', n::text, login || '@quietsite.example', login || '@quietsite.example',
      companies.id, 'Contractor Member', true
    from generate_series(1, ${accounts}) n cross join lateral (select 'load-' || n as login) named
    join companies on companies.name_key = 'load ' || 1 + (n - 1) % ${companies}
    order by n`);
}

async function placeCopies(client: pg.Client, sampleId: number, { people, projects }: Counts): Promise<void> {
  const owners = Math.max(people * OWNERS_PER_PERSON, Math.ceil(projects / PROJECTS_EACH));
  await client.query(`
    create temporary table copies as
    select n, nextval(pg_get_serial_sequence('projects', 'id'))::integer as id, users.id as owner_id, users.company_id,
      1 + (n - 1) % ${owners} > ${people} as is_of_others, st_x(place) - st_x(origin) as east, st_y(place) - st_y(origin) as north
    from (
      select row_number() over (order by md5(building_id::text)) as n, st_centroid(geom) as place
      from source.buildings) chosen
    cross join (
      select st_centroid(geom) as origin from assessment_areas where project_id = ${sampleId}) sample
    join users on users.username_key = 'load-' || 1 + (n - 1) % ${owners}
    where n <= ${projects} order by n`);
  await client.query('analyze copies');
}

const copyProjects = (plan: CopyPlan, { people }: Counts) =>
  copyTable(plan, 'projects', {
    owner: 'id',
    given: {
      ...{
        guid: 'gen_random_uuid()',
        lineage_id: 'gen_random_uuid()',
        title: `'Load ' || copy.n`,
        version: 'null::integer',
      },
      ...{ owner_user_id: 'copy.owner_id', owner_company_id: 'copy.company_id', modified_by: 'copy.owner_id' },
      is_calculated: `copy.n > ${people}`,
      approved_on: `case when copy.is_of_others and copy.n % ${APPROVED_EVERY} = 0 then current_date end`,
    },
  });

const pairOf = (table: string, column: string) => ({
  given: { [column]: 'pair.id' },
  joins: `join ${table}_pairs pair on pair.project_id = copy.id and pair.original_id = original.${column}`,
});

async function copyParts(plan: CopyPlan): Promise<void> {
  for (const table of ['site_parts', 'assessment_areas', 'zones', 'unregistered_sites', 'concurrent_sites'])
    await copyTable(plan, table);
  await pairRows(plan, 'zones');
  await copyTable(plan, 'tasks', pairOf('zones', 'zone_id'));
  await pairRows(plan, 'tasks');
  await copyTable(plan, 'equipment_rows', pairOf('tasks', 'task_id'));
  await copyTable(plan, 'receiver_buildings');
  await pairRows(plan, 'receiver_buildings');
  await copyTable(plan, 'receiver_points', pairOf('receiver_buildings', 'receiver_building_id'));
  await pairRows(plan, 'receiver_points');
}

/** The stored input stays that of the sample: only its size matters, and nobody opens the tables made from it. */
async function copyResults(plan: CopyPlan, { people }: Counts): Promise<void> {
  const given = { requested_by: 'copy.owner_id' };
  await copyTable(plan, 'calculation_runs', { given, only: `copy.n > ${people} and original.status = 'done'` });
  await pairRows(plan, 'calculation_runs');
  await plan.client.query(`
    insert into receiver_results (run_id, receiver_point_id, position, is_left_out, criterion, unmitigated_level,
      mitigated_level, with_neighbour_level, exceeds, unmitigated_verdict, verdict, with_neighbour_verdict)
    select run.id, point.id, position, is_left_out, criterion, unmitigated_level, mitigated_level,
      with_neighbour_level, exceeds, unmitigated_verdict, verdict, with_neighbour_verdict
    from calculation_runs_pairs run
    join receiver_points_pairs point using (project_id)
    join receiver_results result on result.run_id = run.original_id and result.receiver_point_id = point.original_id`);
}
