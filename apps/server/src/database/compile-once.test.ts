import { type DayString, toDay } from '@quietsite/domain';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { compileOnce } from './compile-once.ts';
import type { Database, Executor } from './connection.ts';

interface Given {
  readonly projectId: number;
  readonly day: DayString;
}

it('is put into words once and sent with the values of each time', async () => {
  const sent: (readonly unknown[])[] = [];
  const database: Database = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void sent.push([query.sql, ...query.parameters]),
  });
  const build = vi.fn((db: Executor, { projectId, day }: Given) =>
    db
      .selectFrom('tasks')
      .select(['id', sql<string>`coalesce(end_date, ${day})`.as('end')])
      .where('project_id', '=', projectId)
      .where('name', '<>', 'none')
      .where('start_date', '<=', day),
  );
  const listTasks = compileOnce(build);
  await listTasks(database, { projectId: 7, day: toDay('2026-11-17') });
  await listTasks(database, { projectId: 8, day: toDay('2026-11-18') });
  const text =
    'select "id", coalesce(end_date, $1) as "end" from "tasks" where "project_id" = $2 and "name" <> $3 and "start_date" <= $4';
  expect(sent).toEqual([
    [text, '2026-11-17', 7, 'none', '2026-11-17'],
    [text, '2026-11-18', 8, 'none', '2026-11-18'],
  ]);
  expect(build).toHaveBeenCalledTimes(1);
});
