import { sql } from 'kysely';
import type { DatasetName } from '../../database/column-types.ts';
import type { Executor } from '../../database/connection.ts';

export const STAGING_SCHEMA = 'source';
const STAGING_PREFIX = 'staging_';
/** Arbitrary, but every import must use the same number. */
const IMPORT_LOCK = 2_326_002;
const EXAMPLES_PER_REASON = 20;

export type ChangeCounts = Readonly<Record<'added' | 'changed' | 'unchanged' | 'removed', number>>;

export interface SkippedFeatures {
  readonly reason: string;
  readonly count: number;
  readonly examples: readonly string[];
}

export const stagingTable = (table: string) => sql.id(STAGING_SCHEMA, table);
export const newStagingName = (nowMs: number) => `${STAGING_PREFIX}${nowMs}`;

/** Drops tables left behind by imports that were killed. */
export async function dropStaleStaging(db: Executor, olderThanMs: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = ${STAGING_SCHEMA} and tablename like ${`${STAGING_PREFIX}%`}`.execute(db);
  for (const { name } of rows) {
    if (Number(name.slice(STAGING_PREFIX.length)) < olderThanMs) await dropStaging(db, name);
  }
}

export async function dropStaging(db: Executor, table: string): Promise<void> {
  await sql`drop table if exists ${stagingTable(table)}`.execute(db);
}

export async function listStagingColumns(db: Executor, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${STAGING_SCHEMA} and table_name = ${table}
      and column_name not in ('staging_fid', 'geom')
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

export async function isStagingEmpty(db: Executor, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${stagingTable(table)} limit 1`.execute(db);
  return rows.length === 0;
}

/** Allows one import at a time, with timeouts long enough for a whole city. */
export async function beginImport(transaction: Executor): Promise<void> {
  await sql`select set_config('statement_timeout', '1800000', true), set_config('work_mem', '64MB', true)`.execute(
    transaction,
  );
  await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(transaction);
}

/** Lists the features left out of `import_rows`, with the first examples of each reason. */
export async function listSkipped(db: Executor): Promise<SkippedFeatures[]> {
  const { rows } = await sql<SkippedFeatures>`
    select reason, count(*) as count,
      (array_agg(coalesce(label, 'feature ' || staging_fid) order by staging_fid))[1:${sql.lit(EXAMPLES_PER_REASON)}] as examples
    from import_rows where reason is not null group by reason order by reason`.execute(db);
  return rows;
}

export async function countChanges(db: Executor): Promise<ChangeCounts> {
  const { rows } = await sql<{ change: keyof ChangeCounts; count: number }>`
    select change, count(*) as count from import_changes group by change`.execute(db);
  const counts = Object.fromEntries(rows.map(({ change, count }) => [change, count]));
  return { added: 0, changed: 0, unchanged: 0, removed: 0, ...counts };
}

export interface DatasetRecord {
  readonly name: DatasetName;
  readonly label: string;
  readonly isSample: boolean;
  readonly featureCount: number;
  readonly hasChanged: boolean;
  readonly summary: Readonly<Record<string, unknown>>;
}

/** Returns the current edition; it increases only if features changed. */
export async function recordImport(db: Executor, record: DatasetRecord): Promise<number> {
  const { rows } = await sql<{ edition: number }>`
    update source.datasets set
      edition = edition + ${record.hasChanged ? 1 : 0},
      label = ${record.label}, is_sample = ${record.isSample}, feature_count = ${record.featureCount},
      imported_at = now(), summary = ${JSON.stringify(record.summary)}::jsonb
    where name = ${record.name}
    returning edition`.execute(db);
  return rows[0]?.edition ?? 0;
}
