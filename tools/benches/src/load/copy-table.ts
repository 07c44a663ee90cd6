import type pg from 'pg';

/** The copies of one project: a temporary table `copies` with id, n, owner_id, company_id, east and north. */
export interface CopyPlan {
  readonly client: pg.Client;
  readonly sampleId: number;
}

interface TableCopy {
  /** SQL that replaces the original's value of a column; it can refer to `copy` and `original`. */
  readonly given?: Readonly<Record<string, string>>;
  readonly joins?: string;
  /** The column that references the owner of the row. */
  readonly owner?: string;
  /** The copies that get rows of this table. */
  readonly only?: string;
}

/**
 * Copies all rows of the sample once for each copy, in one statement. Geometries move with their copy. Row ids keep the
 * order of the original, which `pairRows` relies on.
 */
export async function copyTable(plan: CopyPlan, table: string, options: TableCopy = {}): Promise<void> {
  const { given = {}, joins = '', owner = 'project_id', only = 'true' } = options;
  const values: Readonly<Record<string, string>> = { [owner]: 'copy.id', ...given };
  const known = await listColumns(plan.client, table);
  const columns = known.filter(({ name, isOwn }) => !isOwn || name in values);
  const value = ({ name, isShape }: Column) =>
    values[name] ?? (isShape ? `st_translate(original.${name}, copy.east, copy.north)` : `original.${name}`);
  const order = known.some(({ name }) => name === 'id') ? ', original.id' : '';
  await plan.client.query(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
     select ${columns.map(value).join(', ')} from copies copy cross join ${table} original ${joins}
     where original.${owner} = ${plan.sampleId} and ${only} order by copy.id${order}`,
  );
}

/** A temporary table `<table>_pairs`: the original id and the new id of each copied row. */
export async function pairRows({ client, sampleId }: CopyPlan, table: string): Promise<void> {
  await client.query(`
    create temporary table ${table}_pairs as
    with placed as (
      select id, project_id, row_number() over (partition by project_id order by id) as place from ${table}
      where project_id = ${sampleId} or project_id in (select id from copies))
    select copied.project_id, original.id as original_id, copied.id
    from placed original join placed copied using (place)
    where original.project_id = ${sampleId} and copied.project_id <> ${sampleId}`);
  await client.query(`create index on ${table}_pairs (project_id, original_id)`);
  await client.query(`analyze ${table}_pairs`);
}

interface Column {
  readonly name: string;
  readonly isShape: boolean;
  /** An identity column, numbered by the database. */
  readonly isOwn: boolean;
}

async function listColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name = 'geometry' as "isShape", is_identity = 'YES' as "isOwn"
     from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows;
}
