import type { memberRemovalSchema } from '@quietsite/contracts';
import { type OrganisationRole, userTypeOfRole } from '@quietsite/domain';
import type { z } from 'zod';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { type StoredAccount, setUserType } from '../../repositories/accounts/account.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { type DecideRegistration, requireDecided } from '../accounts/registration-decision.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { lockColleague, requireManager, requireOtherAdmin } from './organisation-manager.ts';
import type { RemoveMember } from './organisation-removal.ts';

type MemberRemoval = z.infer<typeof memberRemovalSchema>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly decide: DecideRegistration;
  readonly removeMember: RemoveMember;
}

export type OrganisationMemberService = ReturnType<typeof createOrganisationMemberService>;

/** Actions of an organisation Admin on colleagues (ORG-06 to ORG-09). */
export function createOrganisationMemberService({ database, clock, decide, removeMember }: Dependencies) {
  return {
    async approve(user: AuthenticatedUser, userId: number): Promise<void> {
      requireManager(user);
      await database.transaction().execute(async (transaction) => {
        await lockColleague(transaction, user, userId);
        requireDecided(await decide(transaction, user.id, userId, { kind: 'approve' }));
      });
    },

    /** Rejects a waiting person or removes a member; the state that the user saw must still apply. */
    async remove(user: AuthenticatedUser, userId: number, { was, successorId, reason }: MemberRemoval): Promise<void> {
      requireManager(user);
      await database.transaction().execute(async (transaction) => {
        const member = await lockColleague(transaction, user, userId);
        const wasApproved = member.isActive || member.isDeactivated;
        if (was !== null && was !== (wasApproved ? 'approved' : 'pending')) throw new AppError('CONFLICT');
        if (!wasApproved) return requireDecided(await decide(transaction, user.id, userId, { kind: 'reject', reason }));
        await requireOtherAdmin(transaction, user, member);
        await removeMember(transaction, user, member, { successorId, by: 'company' });
      });
    },

    async changeRole(
      user: AuthenticatedUser,
      userId: number,
      { role, was }: { role: OrganisationRole; was: OrganisationRole },
    ): Promise<void> {
      requireManager(user);
      await database.transaction().execute(async (transaction) => {
        const member = await lockColleague(transaction, user, userId);
        // A waiting person has no role yet, because it is decided with the registration.
        if (!member.isActive || member.userType !== userTypeOfRole(was)) throw new AppError('CONFLICT');
        await requireOtherAdmin(transaction, user, member);
        if (role !== was) await storeRole(transaction, user, member, role);
      });
    },
  };

  async function storeRole(
    transaction: Executor,
    user: AuthenticatedUser,
    { id }: StoredAccount,
    role: OrganisationRole,
  ): Promise<void> {
    const companyId = requireManager(user);
    await setUserType(transaction, id, { userType: userTypeOfRole(role), companyId, now: clock() });
    const details = { userId: id, role };
    await recordAudit(transaction, { userId: user.id, action: 'account.changeRole', details });
  }
}
