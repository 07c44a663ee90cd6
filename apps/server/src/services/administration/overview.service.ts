import type { AdminOverview, FailedWork } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { countUsers } from '../../repositories/administration/admin-user.repository.ts';
import { listDistrictAdmins } from '../../repositories/administration/district-admin.repository.ts';
import {
  countFailedWork,
  countWaitingSubmissions,
  listFailures,
} from '../../repositories/administration/overview.repository.ts';
import { countMailsGivenUp } from '../../repositories/administration/workload.repository.ts';
import { listAllInvitations } from '../../repositories/organisations/account-invitation.repository.ts';
import { listPendingCompanyAdmins } from '../../repositories/organisations/organisation.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { requireAdmin } from './admin-permission.ts';

const DAY_MILLISECONDS = 86_400_000;
const EXPIRING_MILLISECONDS = 2 * DAY_MILLISECONDS;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export type OverviewService = ReturnType<typeof createOverviewService>;

/** What needs an administrator's attention: counts that link to the tabs of the portal. */
export const createOverviewService = ({ database, clock }: Dependencies) => ({
  async get(user: AuthenticatedUser): Promise<AdminOverview> {
    requireAdmin(user);
    const now = clock();
    const [registrations, lockedAccounts, invitations, districts, submissions, failed, mails] = await Promise.all([
      listPendingCompanyAdmins(database),
      countUsers(database, { search: '', state: 'locked', now }),
      listAllInvitations(database, now),
      listDistrictAdmins(database, now),
      countWaitingSubmissions(database),
      countFailedWork(database, new Date(now.getTime() - DAY_MILLISECONDS)),
      countMailsGivenUp(database),
    ]);
    const soon = now.getTime() + EXPIRING_MILLISECONDS;
    return {
      registrations: {
        waiting: registrations.length,
        oldestAt: registrations[0]?.registeredAt.toISOString() ?? null,
      },
      lockedAccounts,
      invitations: {
        open: invitations.length,
        expiring: invitations.filter(({ expiresAt }) => expiresAt.getTime() <= soon).length,
      },
      districtsWithoutReviewer: districts.filter(({ userId }) => userId === null).map(({ district }) => district),
      submissions: { waiting: submissions.waiting, oldestAt: submissions.oldestAt?.toISOString() ?? null },
      failedWork: { ...failed, mails },
    };
  },

  /** The failures behind the count. An email has only its time; the recipient is in the server logs. */
  async listFailedWork(user: AuthenticatedUser): Promise<FailedWork[]> {
    requireAdmin(user);
    const failures = await listFailures(database, new Date(clock().getTime() - DAY_MILLISECONDS));
    return failures.map(({ kind, failedAt, errorCode, projectId, title, version }) => ({
      ...{ kind, failedAt: failedAt.toISOString(), errorCode },
      project: projectId === null ? null : { id: projectId, title: title ?? '', version },
    }));
  },
});
