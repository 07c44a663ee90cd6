import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project, ProjectSummary } from '../../../../packages/contracts/src/index.ts';
import type { Caller } from '../../../kit/src/stack/caller.ts';
import { query } from '../../../kit/src/stack/database.ts';
import type { KillableStage } from '../../../kit/src/stack/killable-stage.ts';
import { waitForRuns } from '../../../kit/src/users/verify.ts';

/** A plan that is ready for submission, and the request that submits it. */
export interface Plan {
  readonly projectId: number;
  readonly key: string;
  readonly email: string;
}

const KINDS = ['report', 'appendix-a', 'appendix-b', 'appendix-c', 'appendix-d'];
/** About the size of the sample project's report. */
const DOCUMENT_BYTES = 1_000_000;

/**
 * Copies of the sample, calculated by the worker; their documents are placeholders, which saves minutes of printing.
 */
export async function preparePlans(stage: KillableStage, caller: Caller, count: number): Promise<Plan[]> {
  const projects = await caller.request<ProjectSummary[]>('GET', '/api/projects');
  const sample = projects.find(({ status }) => status === 'Created');
  if (!sample) throw new Error('there is no project to copy');
  const plans: Plan[] = [];
  for (let number = 0; number < count; number += 1) {
    const copy = { as: 'project', title: `Interrupted ${number}`, commencementDate: null, isEquipmentKept: true };
    const { id } = await caller.request<Project>('POST', `/api/projects/${sample.id}/copies`, copy);
    await caller.request('POST', `/api/projects/${id}/calculation`);
    plans.push({ projectId: id, key: randomUUID(), email: `plan-${number}@quietsite.example` });
  }
  await waitForRuns(stage.databaseUrl);
  for (const { projectId } of plans) for (const kind of KINDS) await addDocument(stage, projectId, kind);
  return plans;
}

async function addDocument({ databaseUrl, directory }: KillableStage, projectId: number, kind: string): Promise<void> {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(DOCUMENT_BYTES)]);
  const id = randomUUID();
  const folder = join(directory, 'files', id.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, id), content);
  await query(
    databaseUrl,
    `insert into documents (project_id, run_id, kind, requested_by, status, file_key, sha256, size_bytes,
       project_revision, draft_revision, progress)
     select $1, max(run.id), $2, max(owner_user_id), 'done', $3, $4, $5, max(projects.revision),
       case when $2 = 'report' then 0 end, 1
     from projects join calculation_runs run on run.project_id = projects.id and run.status = 'done'
     where projects.id = $1`,
    [projectId, kind, `${id.slice(0, 2)}/${id}`, createHash('sha256').update(content).digest('hex'), content.length],
  );
}
