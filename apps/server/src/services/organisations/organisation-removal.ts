import { canTakeOver } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { lockAccount, removeAccount, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { clearSignInFailures } from '../../repositories/accounts/account-access.repository.ts';
import { removeLinks } from '../../repositories/accounts/account-link.repository.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import {
  handOverProjects,
  listOwnedProjectIds,
  removeMemberships,
} from '../../repositories/organisations/organisation.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { endAccess } from '../accounts/account-access.ts';
import { removedByAuthorityMail, removedMail } from '../accounts/account-mails.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';

interface Removal {
  readonly successorId: number | null;
  /** The remover, named in the email to the person. */
  readonly by: 'company' | 'authority';
}

export type RemoveMember = ReturnType<typeof createRemoveMember>;

/** Removes a member from the organisation: hands over the projects first, then ends all access (U27). */
export function createRemoveMember({ clock, enqueue }: { readonly clock: Clock; readonly enqueue: Enqueue }) {
  return async (
    transaction: Executor,
    user: AuthenticatedUser,
    member: StoredAccount,
    { successorId, by }: Removal,
  ): Promise<void> => {
    const owned = await handOver(transaction, user, member, successorId);
    const joined = await removeMemberships(transaction, member.id);
    await endAccess(transaction, member.id, clock());
    await clearSignInFailures(transaction, member.username);
    await removeLinks(transaction, member.id);
    // A person who was never approved cannot gain access by being restored.
    const wasApproved = member.isActive || member.isDeactivated;
    await removeAccount(transaction, member.id, clock(), wasApproved ? user.id : null);
    await recordAudit(transaction, {
      userId: user.id,
      action: 'account.remove',
      details: { userId: member.id, projects: owned.length },
    });
    for (const projectId of new Set([...owned, ...joined]))
      await notifyProject(transaction, { projectId, type: 'project', id: projectId });
    const mail = by === 'company' ? removedMail(member, member.company ?? '') : removedByAuthorityMail(member);
    await enqueue(transaction, mail);
  };
}

async function handOver(
  transaction: Executor,
  user: AuthenticatedUser,
  member: StoredAccount,
  successorId: number | null,
): Promise<number[]> {
  const owned = await listOwnedProjectIds(transaction, member.id);
  if (successorId === null && owned.length === 0) return owned;
  if (successorId === null) throw new AppError('OWNS_PROJECTS', { projects: owned.length });
  const successor = await getSuccessor(transaction, member, successorId);
  await handOverProjects(transaction, member.id, successor.id);
  for (const projectId of owned)
    await recordAudit(transaction, {
      userId: user.id,
      action: 'ownership.transfer',
      projectId,
      details: { userId: successor.id, was: member.id },
    });
  return owned;
}

/** An active colleague; ownership never leaves the company (Q140). */
async function getSuccessor(transaction: Executor, member: StoredAccount, successorId: number): Promise<StoredAccount> {
  const successor = await lockAccount(transaction, successorId);
  if (!successor || !canTakeOver(member, successor)) throw new AppError('NOT_FOUND');
  return successor;
}
