import type { Scenario, ScenarioTexts } from '@quietsite/contracts';
import type { KeptRow, ScenarioLetter } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

/** In the order of their letters. */
export async function listScenarios(db: Executor, projectId: number): Promise<readonly Scenario[]> {
  const rows = await db
    .selectFrom('mitigation_scenarios as scenario')
    .innerJoin('users', 'users.id', 'scenario.created_by')
    .select(['scenario.id', 'letter', 'name', 'note', 'kept_rows as rows'])
    .select(['scenario.created_at as createdAt', 'kept_at as keptAt', personName('users').as('createdBy')])
    .where('project_id', '=', projectId)
    .orderBy('letter')
    .execute();
  return rows.map(({ createdAt, keptAt, ...scenario }) => ({
    ...scenario,
    isInUse: scenario.rows === null,
    createdAt: createdAt.toISOString(),
    keptAt: keptAt.toISOString(),
  }));
}

export async function isScenarioKept(db: Executor, projectId: number, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('mitigation_scenarios')
    .select('id')
    .where('project_id', '=', projectId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewScenario extends ScenarioTexts {
  readonly projectId: number;
  readonly letter: ScenarioLetter;
  readonly key: string | null;
  /** Null for the scenario in use. */
  readonly rows: readonly KeptRow[] | null;
  readonly createdBy: number;
  readonly now: Date;
}

export async function insertScenario(db: Executor, scenario: NewScenario): Promise<void> {
  const { projectId, letter, name, note, key, rows, createdBy, now } = scenario;
  await db
    .insertInto('mitigation_scenarios')
    .values({
      ...{ project_id: projectId, letter, name, note, request_key: key, created_by: createdBy },
      ...{ kept_rows: rows && JSON.stringify(rows), created_at: now, kept_at: now },
    })
    .execute();
}

/** Null for the scenario in use, of which a project has one at most. */
export async function keepScenario(
  db: Executor,
  scenarioId: number,
  rows: readonly KeptRow[] | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mitigation_scenarios')
    .set({ kept_rows: rows && JSON.stringify(rows), kept_at: now })
    .where('id', '=', scenarioId)
    .execute();
}

export async function describeScenario(db: Executor, scenarioId: number, texts: ScenarioTexts): Promise<void> {
  await db
    .updateTable('mitigation_scenarios')
    .set({ name: texts.name, note: texts.note })
    .where('id', '=', scenarioId)
    .execute();
}

export async function deleteScenario(db: Executor, scenarioId: number): Promise<void> {
  await db.deleteFrom('mitigation_scenarios').where('id', '=', scenarioId).execute();
}
