import { setTimeout as pause } from 'node:timers/promises';
import type { CalculationRun, Project, ProjectSummary } from '../../../../packages/contracts/src/index.ts';
import { callWith } from '../../../kit/src/stack/caller.ts';

const MAX_MS = 120_000;

/** Waits until a worker's job has ended, successfully or not. */
async function settle<Thing extends { readonly status: string }>(read: () => Promise<Thing>): Promise<Thing> {
  const end = Date.now() + MAX_MS;
  for (;;) {
    const thing = await read();
    if (!['queued', 'running'].includes(thing.status)) return thing;
    if (Date.now() > end) throw new Error(`still ${thing.status} after ${MAX_MS / 1000} s`);
    await pause(200);
  }
}

/** Copies a project, calculates it and prints its summary through server and worker; returns the size of the PDF. */
export async function calculateAndPrint(origin: string, cookie: string): Promise<number> {
  const caller = callWith(origin, cookie);
  const projects = await caller.need<ProjectSummary[]>('GET', '/api/projects');
  const sample = projects.find(({ isCalculated }) => isCalculated);
  if (!sample) throw new Error('there is no project to copy');
  const { id: projectId } = await caller.need<Project>('POST', `/api/projects/${sample.id}/copies`, {
    ...{ as: 'project', title: `Drill ${Date.now()}`, commencementDate: null, isEquipmentKept: true },
  });
  const path = `/api/projects/${projectId}`;
  await caller.need('POST', `${path}/lease`, { isTakeOver: true });
  await caller.need('POST', `${path}/calculation`);
  const run = await settle(() => caller.need<CalculationRun>('GET', `${path}/calculation`));
  if (run.status !== 'done') throw new Error(`the calculation ended as ${run.status} ${run.errorCode}`);
  const { id } = await caller.need<{ id: number }>('POST', `${path}/documents`, { kind: 'summary' });
  const document = await settle(() => caller.need<{ status: string }>('GET', `/api/documents/${id}`));
  if (document.status !== 'done') throw new Error(`the document ended as ${JSON.stringify(document)}`);
  const file = await fetch(`${origin}/api/documents/${id}/file`, { headers: { cookie } });
  return (await file.arrayBuffer()).byteLength;
}
