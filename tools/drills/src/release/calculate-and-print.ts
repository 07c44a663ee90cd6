import { setTimeout as pause } from 'node:timers/promises';
import type { CalculationRun, Project, ProjectSummary } from '../../../../packages/contracts/src/index.ts';
import { callWith } from '../../../kit/src/stack/caller.ts';

const MAX_MS = 120_000;

/** Waits until a worker's job has ended, successfully or not. */
async function waitForJob<Job extends { readonly status: string }>(read: () => Promise<Job>): Promise<Job> {
  const end = Date.now() + MAX_MS;
  for (;;) {
    const job = await read();
    if (!['queued', 'running'].includes(job.status)) return job;
    if (Date.now() > end) throw new Error(`still ${job.status} after ${MAX_MS / 1000} s`);
    await pause(200);
  }
}

/** Copies a project, calculates it and prints its summary through server and worker; returns the size of the PDF. */
export async function calculateAndPrint(origin: string, cookie: string): Promise<number> {
  const caller = callWith(origin, cookie);
  const projects = await caller.request<ProjectSummary[]>('GET', '/api/projects');
  const sample = projects.find(({ isCalculated }) => isCalculated);
  if (!sample) throw new Error('there is no project to copy');
  const { id: projectId } = await caller.request<Project>('POST', `/api/projects/${sample.id}/copies`, {
    ...{ as: 'project', title: `Drill ${Date.now()}`, commencementDate: null, isEquipmentKept: true },
  });
  const path = `/api/projects/${projectId}`;
  await caller.request('POST', `${path}/lease`, { isTakeOver: true });
  await caller.request('POST', `${path}/calculation`);
  const run = await waitForJob(() => caller.request<CalculationRun>('GET', `${path}/calculation`));
  if (run.status !== 'done') throw new Error(`the calculation ended as ${run.status} ${run.errorCode}`);
  const { id } = await caller.request<{ id: number }>('POST', `${path}/documents`, { kind: 'summary' });
  const document = await waitForJob(() => caller.request<{ status: string }>('GET', `/api/documents/${id}`));
  if (document.status !== 'done') throw new Error(`the document ended as ${JSON.stringify(document)}`);
  const file = await fetch(`${origin}/api/documents/${id}/file`, { headers: { cookie } });
  return (await file.arrayBuffer()).byteLength;
}
