import type { Assignee, Assignment, ReviewCase, ReviewDesk, ReviewDeskCount } from '@quietsite/contracts';
import {
  canAssignReview,
  canListSubmittedProjects,
  countCaseDays,
  type DayString,
  describeCaseState,
  hongKongToday,
  REVIEW_TARGET_DAYS,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { awaitAll } from '../../database/await-all.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import {
  countWaiting,
  findAssignee,
  findCaseDistricts,
  listOfficers,
  listReviewCases,
  type StoredCase,
  writeAssignment,
} from '../../repositories/review/review-desk.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from '../projects/access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
}

export type ReviewDeskService = ReturnType<typeof createReviewDeskService>;

/** The cases awaiting the authority, those returned and those approved, with the assigned officers. */
export function createReviewDeskService({ database, access, clock }: Dependencies) {
  return {
    async get(user: AuthenticatedUser): Promise<ReviewDesk> {
      if (!canListSubmittedProjects(user)) throw new AppError('FORBIDDEN');
      const today = hongKongToday(clock());
      const district = user.userType === 'admin' ? null : user.district;
      const desk = { district, today, targetDays: REVIEW_TARGET_DAYS };
      if (district === null && user.userType !== 'admin') return { ...desk, officers: [], cases: [] };
      const { officers, stored } = await awaitAll({
        officers: listOfficers(database, district),
        stored: listReviewCases(database, district),
      });
      return { ...desk, officers, cases: stored.map((one) => describeCase(one, district, today)) };
    },

    async count(user: AuthenticatedUser): Promise<ReviewDeskCount> {
      if (!canListSubmittedProjects(user)) throw new AppError('FORBIDDEN');
      if (user.district === null && user.userType !== 'admin') return { needsDecision: 0 };
      return { needsDecision: await countWaiting(database, user.userType === 'admin' ? null : user.district) };
    },

    /**
     * Assigns to the user, to a colleague of the district or to nobody. The team does not see this, so it is not in its
     * activity log.
     */
    async assign(user: AuthenticatedUser, projectId: number, assignment: Assignment): Promise<Assignee> {
      return database.transaction().execute(async (transaction) => {
        await access.requireLocked(transaction, user, projectId, 'readSubmissions');
        const districts = await findCaseDistricts(transaction, projectId);
        if (districts === undefined || !canAssignReview(user, { districts })) throw new AppError('FORBIDDEN');
        const { officerId, expectedOfficerId } = assignment;
        const before = (await findAssignee(transaction, projectId, districts)) ?? null;
        if (before?.id === officerId || (before === null && officerId === null)) return { assignee: before };
        if ((before?.id ?? null) !== expectedOfficerId)
          throw new AppError('CONFLICT', { assignee: before?.name ?? null });
        await writeAssignment(transaction, { projectId, officerId, assignedBy: user.id, now: clock() });
        const assignee = (await findAssignee(transaction, projectId, districts)) ?? null;
        // Written first, so one statement decides who may be assigned; this undoes it.
        if (officerId !== null && assignee === null) throw new AppError('NOT_FOUND');
        const details = { projectId, officerId, before: before?.id ?? null };
        await recordAudit(transaction, { userId: user.id, action: 'review.assign', details });
        return { assignee };
      });
    },
  };
}

function describeCase(stored: StoredCase, district: string | null, today: DayString): ReviewCase {
  const { submissionState: _state, isDeleted: _isDeleted, submittedAt, decidedAt, ...shown } = stored;
  const submittedOn = hongKongToday(submittedAt);
  const decidedOn = decidedAt && hongKongToday(decidedAt);
  return {
    ...{ ...shown, ...describeCaseState(stored, district) },
    ...{ submittedOn, decidedOn, days: countCaseDays(submittedOn, decidedOn ?? today) },
  };
}
