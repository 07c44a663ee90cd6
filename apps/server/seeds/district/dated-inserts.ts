import {
  ColumnNode,
  InsertQueryNode,
  type KyselyPlugin,
  PrimitiveValueListNode,
  type RootOperationNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import type { Connection, Database } from '../../src/database/connection.ts';
import { rememberPool } from '../../src/database/pools.ts';
import type { Clock } from '../../src/services/mechanisms/clock.ts';

/** The columns whose time the database sets itself, because in the product it is always now. */
const DATED = new Map([
  ['audit_log', 'at'],
  ['calculation_runs', 'queued_at'],
  ['documents', 'created_at'],
  ['project_members', 'added_at'],
]);

/** The same database, in which rows are written at the time of the clock. */
export function withClock({ database, pool }: Connection, clock: Clock): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => addTime(node, clock),
    transformResult: async ({ result }) => result,
  };
  const dated = database.withPlugin(plugin);
  rememberPool(dated, pool);
  return dated;
}

function addTime(node: RootOperationNode, clock: Clock): RootOperationNode {
  if (!InsertQueryNode.is(node) || !node.columns || !node.values || !ValuesNode.is(node.values)) return node;
  const column = DATED.get(node.into?.table.identifier.name ?? '');
  if (column === undefined) return node;
  const now = clock();
  const values = node.values.values.map((row) =>
    PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create([...row.values, now])
      : ValueListNode.create([...row.values, ValueNode.create(now)]),
  );
  const columns = [...node.columns, ColumnNode.create(column)];
  return InsertQueryNode.cloneWith(node, { columns, values: ValuesNode.create(values) });
}
