import type { Decision, Review, ReviewComment } from '@quietsite/contracts';
import { canApproveOutsideTeam, canApproveProject, hongKongToday, type ProjectAccess } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import {
  closeSubmission,
  lockSubmission,
  markApproved,
  markRejected,
} from '../../repositories/review/decision.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { AccessService } from '../projects/access.service.ts';
import { decisionMail, linkToReview } from '../report/submission-mails.ts';
import { readReview } from './read-review.ts';
import { readMailFacts, sendOwnDrafts, toMailed } from './send-drafts.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
  readonly publicOrigin: string;
}

export type DecisionService = ReturnType<typeof createDecisionService>;

/**
 * The authority approves or returns each submission once (APPROVE-04, U25). The deciding officer's drafts are sent with
 * it.
 */
export function createDecisionService({ database, access, enqueue, clock, publicOrigin }: Dependencies) {
  return {
    async decide(user: AuthenticatedUser, projectId: number, decision: Decision): Promise<Review> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireLocked(transaction, user, projectId, 'know');
        const submission = await requireDecidable(transaction, user, projectId, rights, decision.submissionId);
        await apply(transaction, user, projectId, decision);
        const sent = await sendOwnDrafts(transaction, user, projectId, clock());
        await enqueue(transaction, await writeMail(transaction, projectId, submission, decision, sent));
        return readReview(transaction, user, projectId);
      });
    },
  };

  async function apply(db: Executor, user: AuthenticatedUser, projectId: number, decision: Decision): Promise<void> {
    const now = clock();
    const { submissionId } = decision;
    const isRevealed = decision.decision === 'reveal';
    const reason = isRevealed ? '' : decision.reason;
    const state = isRevealed ? 'revealed' : 'rejected';
    await closeSubmission(db, { submissionId, state, reason, userId: user.id, now });
    if (isRevealed) await markApproved(db, projectId, hongKongToday(now));
    else await markRejected(db, projectId, now);
    const details = { submissionId, ...(reason && { reason }) };
    await recordAudit(db, { userId: user.id, action: `submission.${decision.decision}`, projectId, details });
    await notifyProject(db, { projectId, type: 'project', id: projectId });
  }

  async function writeMail(
    db: Executor,
    projectId: number,
    submission: Parameters<typeof readMailFacts>[2],
    decision: Decision,
    sent: readonly ReviewComment[],
  ) {
    const facts = await readMailFacts(db, projectId, submission);
    const reason = decision.decision === 'reject' ? decision.reason : null;
    const comments = await toMailed(db, projectId, sent, publicOrigin);
    return decisionMail(facts, reason, comments, linkToReview(publicOrigin, projectId));
  }
}

/**
 * Returns the waiting submission. A user who could have decided but is too late gets an error that says so; everyone
 * else gets the usual error.
 */
async function requireDecidable(
  db: Executor,
  user: AuthenticatedUser,
  projectId: number,
  rights: ProjectAccess,
  submissionId: number,
) {
  const isAllowed = canApproveProject(user, rights);
  if (!isAllowed && canApproveOutsideTeam(user, rights)) throw new AppError('OWN_PROJECT');
  if (!isAllowed && !canApproveProject(user, { ...rights, isSubmitted: true, isApproved: false }))
    throw new AppError('FORBIDDEN');
  const submission = await lockSubmission(db, projectId, submissionId);
  if (submission && submission.state !== 'submitted') throw new AppError('ALREADY_DECIDED');
  if (!isAllowed) throw new AppError('FORBIDDEN');
  if (!submission) throw new AppError('NOT_FOUND');
  if (submission.submittedBy === user.id) throw new AppError('OWN_PROJECT');
  return submission;
}
