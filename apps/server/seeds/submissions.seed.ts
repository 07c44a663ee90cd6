import { createHash } from 'node:crypto';
import type { SampleProject } from '@quietsite/fixtures';
import type { Executor } from '../src/database/connection.ts';
import { findFinishedRun } from '../src/repositories/run.repository.ts';
import { getReceiver } from '../src/repositories/user.repository.ts';

/**
 * What the authority has in hand of a sample project, so that it can be reviewed and decided. A seed knows no file
 * store: this submission has no files, and nothing to compare it by.
 */
export async function seedSubmission(
  db: Executor,
  { submittedOn, approvedOn }: SampleProject,
  projectId: number,
  ownerId: number,
): Promise<void> {
  const record = await findFinishedRun(db, projectId);
  if (!record) return;
  const submittedAt = `${submittedOn}T01:00:00Z`;
  const { email } = await getReceiver(db, ownerId);
  await db
    .insertInto('submissions')
    .values({
      ...{ project_id: projectId, number: 1, request_key: crypto.randomUUID(), run_id: record.run.id },
      ...{ project_revision: 1, submitted_by: ownerId, email, role_in_project: 'Owner' },
      ...{ submitted_at: submittedAt, receipt_sent_at: submittedAt, bundle_hash: HASH_OF_NOTHING },
      ...(approvedOn && { state: 'revealed', decided_at: `${approvedOn}T01:00:00Z` }),
    })
    .execute();
}

const HASH_OF_NOTHING = createHash('sha256').digest('hex');
