import type { CalculationRun, Programme, Project } from '../../../../packages/contracts/src/index.ts';
import { query } from '../stack/database.ts';
import { becomesTrueWithin, waitFor } from '../stack/wait.ts';
import { type Client, calculate, editQuantity } from './client.ts';

const MAX_SETTLING_MS = 240_000;
const ENDS = new Set(['done', 'failed', 'cancelled']);

/** Waits until all runs have ended, or the time limit. */
export async function waitForRuns(url: string): Promise<number> {
  const since = Date.now();
  await becomesTrueWithin(async () => (await query(url, ACTIVE)).length === 0, MAX_SETTLING_MS, 500);
  return (Date.now() - since) / 1000;
}

const ACTIVE = `select id from calculation_runs where status in ('queued', 'running')`;

/** A project flagged as calculated must have a finished run of its current state, with a result for every receiver. */
const FLAGGED_WITHOUT_RESULTS = `
  select project.id from projects project
  left join lateral (
    select id, project_revision, jsonb_array_length(input -> 'receivers') as receivers from calculation_runs
    where project_id = project.id and status = 'done' order by id desc limit 1) run on true
  where project.is_calculated and (
    run.id is null or run.project_revision < project.input_revision
    or run.receivers <> (select count(*) from receiver_results where run_id = run.id))`;

const OTHER_ENDS = `select id from calculation_runs where status not in ('done', 'failed', 'cancelled')`;

export const countRuns = (url: string) =>
  query<{ status: string; count: string }>(
    url,
    `select concat_ws(' with ', status, error_code) as status, count(*) from calculation_runs group by 1 order by 1`,
  );

export const hasActiveRun = async (url: string) =>
  (await query(url, `select id from calculation_runs where status = 'running' limit 1`)).length > 0;

/** All faults found; empty if there are none. */
export const listFaults = async (url: string, clients: readonly Client[]): Promise<string[]> => [
  ...(await listUnsettled(url)),
  ...(await listLostRuns(url, clients)),
  ...(await Promise.all(clients.map(listLostEdits))).flat(),
];

/** Runs without a permitted end state, and projects whose flag lacks results. */
export async function listUnsettled(url: string): Promise<string[]> {
  const ids = async (what: string, statement: string) =>
    (await query<{ id: number }>(url, statement)).map(({ id }) => `${what} ${id}`);
  return [
    ...(await ids('still active: run', ACTIVE)),
    ...(await ids('ended otherwise: run', OTHER_ENDS)),
    ...(await ids('flagged without results: project', FLAGGED_WITHOUT_RESULTS)),
  ];
}

/** Acknowledged runs that are missing. */
export async function listLostRuns(url: string, clients: readonly Client[]): Promise<string[]> {
  const stored = new Set((await query<{ id: number }>(url, 'select id from calculation_runs')).map(({ id }) => id));
  const lostRuns = clients.flatMap(({ runIds }) => runIds).filter((id) => !stored.has(id));
  return lostRuns.map((id) => `acknowledged and lost: run ${id}`);
}

export async function listLostEdits({ caller, projectId, rowId, quantity, description }: Client): Promise<string[]> {
  const { equipmentRows } = await caller.request<Programme>('GET', `/api/projects/${projectId}/programme`);
  const project = await caller.request<Project>('GET', `/api/projects/${projectId}`);
  const stored = equipmentRows.find(({ id }) => id === rowId)?.quantity ?? -1;
  return [
    quantity.accepts(stored) ? [] : `project ${projectId}: quantity ${stored}, acknowledged ${quantity.acknowledged}`,
    description.accepts(project.description)
      ? []
      : `project ${projectId}: description ${project.description}, acknowledged ${description.acknowledged}`,
  ].flat();
}

/** A later user can edit and calculate: nothing is left locked. */
export async function listUsabilityFaults(client: Client, turn = client.projectId + 1): Promise<string[]> {
  const { caller, projectId } = client;
  try {
    await editQuantity(client, turn);
    const id = await calculate(client);
    const end = await waitFor(
      `the calculation of project ${projectId}`,
      async () => {
        const run = await caller.request<CalculationRun>('GET', `/api/projects/${projectId}/calculation`);
        return run.id === id && ENDS.has(run.status) && run.status;
      },
      { limitMs: MAX_SETTLING_MS, everyMs: 300 },
    );
    return end === 'done' ? [] : [`project ${projectId} was not calculated again`];
  } catch (error) {
    return [`project ${projectId} cannot be used: ${(error as Error).message}`];
  }
}
