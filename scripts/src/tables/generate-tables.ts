import { join } from 'node:path';
import {
  type ColumnMetadata,
  GenericExpressionNode,
  IdentifierNode,
  PostgresDialect,
  serializeFromMetadata,
  type TableMetadata,
} from 'kysely-codegen';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { moduleOf, typesByColumn, typesByDataType } from './column-types.ts';

export const TABLES_FILE = join(repositoryRoot, 'apps/server/src/database/tables.generated.ts');

/** Tables of the migrator, of PostGIS and of the queue, and those that are only used in plain SQL. */
const EXCLUDED = [
  'public.{schema_migrations,spatial_ref_sys,geography_columns,geometry_columns}',
  ...['pgboss.*', 'catalogue.!(equipment|imports)', 'source.!(datasets|terrain_grid|terrain_tiles)'],
];

/** The types of all tables of a migrated database, as a TypeScript file. */
export async function generateTables(url: string): Promise<string> {
  const dialect = new PostgresDialect();
  const db = await dialect.introspector.connect({ connectionString: url, dialect });
  try {
    const metadata = await dialect.introspector.introspect({ db, excludePattern: `{${EXCLUDED.join(',')}}` });
    const columns = Object.fromEntries(metadata.tables.flatMap(listColumns));
    const unknown = Object.keys(typesByColumn).filter((name) => !(name in columns));
    if (unknown.length > 0) throw new Error(`no such columns: ${unknown.join(', ')}`);
    const types = Object.values({ ...typesByDataType, ...typesByColumn }).filter((type) => type !== 'number');
    const customImports = Object.fromEntries(types.map((type) => [type, moduleOf(type)]));
    const text = serializeFromMetadata({ dialect, metadata, overrides: { columns }, customImports });
    return text.replace('export interface DB {', 'export interface Tables {');
  } finally {
    await db.destroy();
  }
}

/** The columns with a custom type. The generator adds null to nullable ones. */
const listColumns = ({ schema, name, columns }: TableMetadata) =>
  columns.flatMap((column): [string, ReturnType<typeof createNode>][] => {
    const table = schema === 'public' ? name : `${schema}.${name}`;
    const type = typesByColumn[`${table}.${column.name}`] ?? typesByDataType[column.dataType];
    return type === undefined ? [] : [[`${table}.${column.name}`, createNode(type, column)]];
  });

function createNode(type: string, { hasDefaultValue, isAutoIncrementing }: ColumnMetadata) {
  const node = new IdentifierNode(type);
  return hasDefaultValue || isAutoIncrementing ? new GenericExpressionNode('Generated', [node]) : node;
}
