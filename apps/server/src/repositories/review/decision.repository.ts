import type { DayString } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

/** Finds the submission and locks its row until the transaction ends. */
export async function lockSubmission(db: Executor, projectId: number, submissionId: number) {
  return db
    .selectFrom('submissions')
    .select(['state', 'number', 'email', 'submitted_by as submittedBy'])
    .where('id', '=', submissionId)
    .where('project_id', '=', projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The submitter of the newest submission, who is also sent the decision. */
export async function getNewestSubmission(db: Executor, projectId: number) {
  return db
    .selectFrom('submissions')
    .select(['number', 'email', 'submitted_by as submittedBy'])
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
}

interface DecisionOutcome {
  readonly submissionId: number;
  readonly state: 'revealed' | 'rejected';
  readonly reason: string;
  readonly userId: number;
  readonly now: Date;
}

export async function closeSubmission(db: Executor, outcome: DecisionOutcome): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ state: outcome.state, reason: outcome.reason, decided_by: outcome.userId, decided_at: outcome.now })
    .where('id', '=', outcome.submissionId)
    .execute();
}

/** An approval is final: further changes need a new version (Q37). */
export async function markApproved(db: Executor, projectId: number, approvedOn: DayString): Promise<void> {
  await db.updateTable('projects').set({ approved_on: approvedOn }).where('id', '=', projectId).execute();
}

/** A rejected project can be resubmitted: its team may edit it again (Q36). */
export async function markRejected(db: Executor, projectId: number, now: Date): Promise<void> {
  await db.updateTable('projects').set({ submitted_at: null, rejected_at: now }).where('id', '=', projectId).execute();
}

/** Lists active people of the authority in the project's districts, who may review it. */
export async function listReviewers(db: Executor, districts: readonly string[]) {
  if (districts.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['email', 'language', personName('users').as('name')])
    .where('user_type', '=', 'epd')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where('district', 'in', districts)
    .orderBy('id')
    .execute();
}
