import type pg from 'pg';
import type { CalculationInput } from '../../../../packages/contracts/src/index.ts';
import type { Api } from '../../../kit/src/stack/caller.ts';
import { waitFor } from '../../../kit/src/stack/wait.ts';
import type { Expected } from './compare.ts';
import { chooseCriteria, chooseLevelIncrease } from './edges.ts';
import type { CriterionPeriod } from './expected.ts';
import { calculateLevels, expectProject } from './levels.ts';
import { planProject } from './random-project.ts';
import { storeCriteria, storeProject } from './store-project.ts';

/** A stored project whose calculation was requested, and the expected verdicts on every surface. */
export interface PreparedProject {
  readonly projectId: number;
  readonly title: string;
  readonly names: ReadonlyMap<number, string>;
  readonly expected: Expected;
  /** By receiver name; empty if it is left out. */
  readonly days: ReadonlyMap<string, readonly CriterionPeriod[]>;
  readonly hasNeighbours: boolean;
}

export async function prepareProject(api: Api, pool: pg.Pool, seed: number): Promise<PreparedProject> {
  const project = planProject(seed);
  const projectId = await storeProject(pool, project);
  const readSnapshot = async () =>
    (await api.request<CalculationInput>('GET', `/api/projects/${projectId}/calculation/input`)).snapshot;
  const increase = chooseLevelIncrease(project, calculateLevels(await readSnapshot()));
  await storeCriteria(pool, projectId, increase, []);
  const criteria = chooseCriteria(project, calculateLevels(await readSnapshot()));
  await storeCriteria(pool, projectId, 0, criteria);
  const snapshot = await readSnapshot();
  await api.request('POST', `/api/projects/${projectId}/calculation`, {});
  return {
    ...{ projectId, title: project.title, ...expectProject(project, criteria, calculateLevels(snapshot)) },
    names: new Map(snapshot.receivers.map(({ pointId, name }) => [pointId, name])),
    hasNeighbours: project.hasContributions || snapshot.neighbours.length > 0,
  };
}

const MAX_WAIT_MS = 30 * 60_000;

/** Waits until every calculation has ended; all must succeed. */
export async function waitForCalculations(pool: pg.Pool): Promise<void> {
  const count = async (states: string) =>
    (await pool.query(`select id from calculation_runs where status in (${states})`)).rowCount ?? 0;
  const areOver = async () => (await count(`'queued', 'running'`)) === 0;
  await waitFor('the end of all calculations', areOver, { limitMs: MAX_WAIT_MS, everyMs: 500 });
  if ((await count(`'failed', 'cancelled'`)) > 0) throw new Error('a calculation failed');
}
