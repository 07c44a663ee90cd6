import type { ProjectDocument } from '../../../../packages/contracts/src/index.ts';
import { query } from '../../../kit/src/stack/database.ts';
import { becomesTrueWithin } from '../../../kit/src/stack/wait.ts';
import { calculate, editQuantity } from '../../../kit/src/users/client.ts';
import type { FaultScenario } from './under-load.ts';

const MAX_MS = 120_000;

export interface Job {
  readonly what: string;
  /** As stored: queued, running, done, failed. */
  status(): Promise<string>;
}

/** Polls until the condition holds; returns the time, or never if the limit is exceeded. */
export async function waitFor(condition: () => Promise<boolean> | boolean, limitMs = MAX_MS): Promise<number> {
  return (await becomesTrueWithin(async () => condition(), limitMs, 20)) ? performance.now() : Number.POSITIVE_INFINITY;
}

const statusIn = (url: string, table: string, id: number) => async () => {
  const [row] = await query<{ status: string }>(url, `select status from ${table} where id = $1`, [id]);
  return row?.status ?? 'gone';
};

/** Changes the affected user's project and requests its calculation. */
export async function requestRun({ stage, people }: FaultScenario): Promise<Job> {
  await editQuantity(people.affected, Math.floor(performance.now()));
  const id = await calculate(people.affected);
  return { what: `run ${id}`, status: statusIn(stage.databaseUrl, 'calculation_runs', id) };
}

/** Requests a document of a new calculation, so that it must be printed again. */
export async function requestDocument(scenario: FaultScenario): Promise<Job & { readonly id: number }> {
  const run = await requestRun(scenario);
  await waitFor(async () => (await run.status()) === 'done');
  const { caller, projectId } = scenario.people.affected;
  const { id } = await caller.request<ProjectDocument>('POST', `/api/projects/${projectId}/documents`, {
    kind: 'summary',
  });
  return { id, what: `document ${id}`, status: statusIn(scenario.stage.databaseUrl, 'documents', id) };
}

/** Requests a password reset mail; done when the mail server has it. */
export async function requestMail(
  { stage, people }: FaultScenario,
  username: string,
): Promise<Job & { count(): number }> {
  const [user] = await query<{ email: string }>(stage.databaseUrl, 'select email from users where username = $1', [
    username,
  ]);
  const count = () =>
    stage.sink.mails.filter(({ to }) => to?.some((one) => 'address' in one && one.address === user?.email)).length;
  const before = count();
  await people.affected.caller.request('POST', '/api/password-resets', { username });
  return {
    what: `mail to ${username}`,
    count: () => count() - before,
    status: async () => (count() > before ? 'done' : 'running'),
  };
}

export const isMailBeingSent = async ({ stage }: FaultScenario): Promise<boolean> =>
  (await query(stage.databaseUrl, `select 1 as id from pgboss.job where name = 'mail' and state = 'active'`)).length >
  0;

/** Jobs that were accepted but not completed. */
const listUnfinished = async (jobs: readonly Job[]): Promise<string[]> => {
  const states = await Promise.all(jobs.map(async (job) => `${job.what}: ${await job.status()}`));
  return states.filter((state) => !state.endsWith(': done'));
};

export const extraOf = (jobs: readonly Job[]) => async () => ({
  acknowledged: jobs.length,
  lost: await listUnfinished(jobs),
});

const isOver = (status: string) => status === 'done' || status === 'failed';

/** The time when the last of them ended. */
export async function waitForAll(jobs: readonly Job[]): Promise<number> {
  const moments = await Promise.all(jobs.map((job) => waitFor(async () => isOver(await job.status()))));
  return Math.max(...moments);
}
