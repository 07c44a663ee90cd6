import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { CalculationResults, ProjectMap, ProjectSummary, ScreeningInput } from '@quietsite/contracts';
import { holdLock, runStatements } from '../../../tools/kit/src/stack/database.ts';
import { origin, SAMPLE_PROJECT } from './shell-page.ts';

/** Reads through the API with the session of the page. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`${origin()}${path}`);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  return (await answer.json()) as Answer;
}

export async function findProjectId(page: Page, title = SAMPLE_PROJECT): Promise<number> {
  const projects = await read<ProjectSummary[]>(page, '/api/projects');
  const project = projects.find((candidate) => candidate.title === title);
  if (!project) throw new Error(`no project ${title}`);
  return project.id;
}

export const readMap = (page: Page, projectId: number) => read<ProjectMap>(page, `/api/projects/${projectId}/map`);
export const readResults = (page: Page, projectId: number) =>
  read<CalculationResults>(page, `/api/projects/${projectId}/results`);

export const readScreening = (page: Page, projectId: number) =>
  read<ScreeningInput>(page, `/api/projects/${projectId}/screening`);

/** Brings the database into a state that no screen of the product can produce yet. */
export async function changeDatabase(...statements: string[]): Promise<void> {
  await runStatements(process.env.QUIETSITE_DATABASE ?? '', statements);
}

export const runTool = (program: string, ...parameters: string[]): string =>
  execFileSync(program, parameters, { encoding: 'utf8' });

/** No calculation can store its results until the returned function is called, so it stays in progress. */
export const holdResults = () =>
  holdLock(process.env.QUIETSITE_DATABASE ?? '', 'lock table receiver_results in exclusive mode');

/** Another member holds the lease from the moment this part is saved. Earlier, the page could notice it by itself. */
export async function loseLeaseAtSave(page: Page, projectId: number, part: 'information' | 'equipment'): Promise<void> {
  const path = `**/api/projects/${projectId}/${part}`;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await changeDatabase(
      `insert into project_leases (project_id, session_id_hash, user_id, acquired_at, renewed_at)
       select ${projectId}, id_hash, user_id, now(), now() from sessions
       where user_id = (select id from users where username = 'demo-member') order by created_at desc limit 1
       on conflict (project_id) do update set (session_id_hash, user_id) = (excluded.session_id_hash, excluded.user_id)`,
    );
    await route.continue();
    await page.unroute(path);
  });
}
