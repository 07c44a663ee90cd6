import { displayTitle } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { changeOwner, findContractor } from '../../repositories/organisations/member.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { findOriginal } from '../../repositories/projects/copy.repository.ts';
import type { Receiver } from '../accounts/account-mails.ts';
import type { MailWords } from '../mechanisms/mail-words/mail-words.ts';
import { mailWordsOf } from '../mechanisms/mail-words/mail-words-of.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { AccessService } from '../projects/access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly enqueue: Enqueue;
}

export type OwnershipService = ReturnType<typeof createOwnershipService>;

/** Ownership stays in the company, and only its Admin can transfer it (Q47, Q140). */
export function createOwnershipService({ database, access, enqueue }: Dependencies) {
  return {
    async transfer(user: AuthenticatedUser, projectId: number, to: { userId: number; was: number }): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const rights = await access.requireLocked(transaction, user, projectId, 'transferOwnership');
        if (rights.ownerUserId !== to.was || to.userId === to.was) throw new AppError('CONFLICT');
        const successor = await findContractor(transaction, to.userId);
        if (!successor || successor.companyId !== rights.ownerCompanyId) throw new AppError('NOT_FOUND');
        await changeOwner(transaction, projectId, to.was, to.userId);
        const details = { userId: to.userId, was: to.was };
        await recordAudit(transaction, { userId: user.id, action: 'ownership.transfer', projectId, details });
        await notifyProject(transaction, { projectId, type: 'project', id: projectId });
        await mailBoth(transaction, projectId, to.was, successor);
      });
    },
  };

  async function mailBoth(
    transaction: Executor,
    projectId: number,
    oldOwnerId: number,
    successor: Receiver & { readonly name: string },
  ): Promise<void> {
    const { title, version } = await findOriginal(transaction, projectId);
    const project = displayTitle(title, version);
    const mail = (to: Receiver, write: (words: MailWords['owner']) => string) => {
      const { owner } = mailWordsOf(to.language);
      return enqueue(transaction, {
        name: 'mail',
        data: { to: to.email, subject: owner.subject, text: write(owner) },
      });
    };
    await mail(successor, (words) => words.successor(project));
    const predecessor = await findContractor(transaction, oldOwnerId);
    if (predecessor) await mail(predecessor, (words) => words.predecessor(successor.name, project));
  }
}
