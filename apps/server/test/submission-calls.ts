import { createHash, randomUUID } from 'node:crypto';
import { type PlanDocumentKind, planDocumentNames, type Review, type Submission } from '@quietsite/contracts';
import { expect } from 'vitest';
import { createFolderStore } from '../src/integrations/folder-store.ts';
import type { Headers } from './project-calls.ts';
import { startReceiverWorld } from './receiver-calls.ts';
import { square } from './site-calls.ts';

const newKey = (): string => randomUUID();
export const contact = { email: 'submitter@quietsite.example', roleInProject: 'Environmental officer' };
const DISTRICT = 'Kowloon City';
const KINDS = ['report', 'appendix-a', 'appendix-b', 'appendix-c'] as const satisfies readonly PlanDocumentKind[];

export type SubmissionWorld = Awaited<ReturnType<typeof startSubmissionWorld>>;

/** A world in which plans are ready to submit: calculated, and printed by a fake printer that writes one line. */
export async function startSubmissionWorld() {
  const world = await startReceiverWorld();
  const folder = `/tmp/quietsite-test-${process.pid}`;
  const files = createFolderStore(folder);
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  const reviewer = await world.server.signIn('demo-epd');

  async function store(content: string) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { fileKey: await files.put(Buffer.from(content)), sha256, size: Buffer.byteLength(content) };
  }

  async function printDocument(projectId: number, kind: PlanDocumentKind): Promise<void> {
    const { fileKey, sha256, size } = await store(`%PDF ${planDocumentNames[kind]} of ${projectId} ${randomUUID()}`);
    await world.client.query(
      `insert into documents (project_id, run_id, kind, requested_by, status, file_key, sha256, size_bytes,
         project_revision, draft_revision, progress)
       select $1, max(run.id), $2, $3, 'done', $4, $5, $6, (select revision from projects where id = $1),
         case when $2 = 'report' then coalesce((select revision from report_drafts where project_id = $1), 0) end, 1
       from calculation_runs run where project_id = $1 and status = 'done'`,
      [projectId, kind, await world.userId('demo'), fileKey, sha256, size],
    );
  }

  async function print(projectId: number, kinds: readonly PlanDocumentKind[] = KINDS): Promise<void> {
    for (const kind of kinds) await printDocument(projectId, kind);
  }

  const setDistrict = (projectId: number) =>
    world.client.query('update projects set districts = $2 where id = $1', [projectId, [DISTRICT]]);

  const trySubmit = (projectId: number, { key = newKey(), as = world.owner, sent = contact } = {}) =>
    world.call('POST', `/${projectId}/submission`, as, { key, contact: sent });

  const review = async (projectId: number, as: Headers = world.owner) =>
    (await world.read(`/${projectId}/review`, as)).json<Review>();

  const decide = (projectId: number, decision: object, as: Headers = reviewer) =>
    world.call('POST', `/${projectId}/decision`, as, decision);

  return {
    ...world,
    ...{ files, folder, reviewer, store, print, trySubmit, review, decide },

    /** A calculated project with all its documents. */
    async addPlan(title: string, east = 0): Promise<number> {
      const { id } = await world.addSite(title, [square(east, 0, 100)]);
      await setDistrict(id);
      await world.addWorks(id, east);
      await world.calculate(id);
      await print(id);
      return id;
    },

    async submit(projectId: number, key = newKey()): Promise<Submission> {
      const answer = await trySubmit(projectId, { key });
      expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([201, expect.anything()]);
      return answer.json<Submission>();
    },

    async addAttachment(projectId: number, fileName: string, content: string): Promise<string> {
      const { fileKey, sha256, size } = await store(content);
      await world.client.query(
        `insert into attachments (project_id, file_name, media_type, size_bytes, sha256, file_key)
         values ($1, $2, 'application/pdf', $3, $4, $5)`,
        [projectId, fileName, size, sha256, fileKey],
      );
      return fileKey;
    },

    async addProof(projectId: number, fileName: string, content: string): Promise<string> {
      const { fileKey, sha256, size } = await store(content);
      await world.client.query(
        `insert into support_materials (project_id, equipment_row_id, file_name, media_type, size_bytes, sha256, file_key)
         select $1, min(id), $2, 'application/pdf', $3, $4, $5 from equipment_rows where project_id = $1`,
        [projectId, fileName, size, sha256, fileKey],
      );
      return fileKey;
    },

    /** The submission state of a project, as one text. */
    state: (projectId: number) =>
      world.one<string>(
        `select concat_ws(' ', submitted_at is not null, approved_on, rejected_at is not null, revision,
           (select count(*) from submissions where project_id = $1)) from projects where id = $1`,
        [projectId],
      ),
  };
}
