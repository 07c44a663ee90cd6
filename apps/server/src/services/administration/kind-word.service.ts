import type { KindWordChange } from '@quietsite/contracts';
import { describeKindWords, type KindWordTable } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { awaitAll } from '../../database/await-all.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { countUses, listKindWords, writeKindWord } from '../../repositories/receivers/kind-word.repository.ts';
import { requireAdmin } from './admin-permission.ts';

export type KindWordService = ReturnType<typeof createKindWordService>;

/**
 * The words of the building layer that propose kinds of receivers (M-145). Changing one changes proposals, but no
 * project.
 */
export function createKindWordService({ database }: { readonly database: Database }) {
  return {
    async get(user: AuthenticatedUser): Promise<KindWordTable> {
      requireAdmin(user);
      return readTable(database);
    },

    async change(user: AuthenticatedUser, change: Readonly<KindWordChange>): Promise<KindWordTable> {
      requireAdmin(user);
      return database.transaction().execute(async (transaction) => {
        if (!(await writeKindWord(transaction, change))) throw new AppError('CONFLICT');
        await recordAudit(transaction, { userId: user.id, action: 'kindWord.change', details: change });
        return readTable(transaction);
      });
    },
  };
}

async function readTable(db: Executor): Promise<KindWordTable> {
  const { stored, uses } = await awaitAll({ stored: listKindWords(db), uses: countUses(db) });
  return describeKindWords(stored, uses);
}
