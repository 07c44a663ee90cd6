import type { Database, Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { removeAccount } from '../../repositories/accounts/account.repository.ts';
import {
  deleteRowWithFile,
  listProjectsDeletedBefore,
  listRowsWithFiles,
  purgeProject,
  removeDeadSessions,
  removeOldDevices,
  removeOldFailures,
  removeOldLinks,
  withHousekeepingLock,
} from '../../repositories/administration/housekeeping.repository.ts';
import {
  deleteUnlinked,
  listMaterialsUnlinkedBefore,
  markUnlinked,
} from '../../repositories/equipment/material.repository.ts';
import {
  eraseUser,
  listUnconfirmedBefore,
  listUsersDeletedBefore,
} from '../../repositories/projects/archive.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { listPendingBefore, removePendingFile } from '../../repositories/projects/pending-file.repository.ts';
import { deleteRun, listDocumentsOf, listRunsBeyond } from '../../repositories/projects/quota.repository.ts';
import { type Attempts, createAttempts } from '../accounts/attempts.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { repeat } from '../mechanisms/repeat.ts';
import { removeUnusedFile } from '../mechanisms/unused-file.ts';

const DAY = 86_400_000;
const INTERVAL_MS = DAY;
const LINK_RETENTION_DAYS = 30;
/** For registrations whose mailed link was never opened; the link itself has expired long before. */
const UNCONFIRMED_RETENTION_DAYS = 30;
/** The cookie of a known browser lasts as long as browsers allow. */
const DEVICE_RETENTION_DAYS = 400;
/** A supporting file that no row refers to may belong to a user who has not saved yet. */
const UNLINKED_RETENTION_DAYS = 7;
/** Much longer than any upload or print takes, so no file in progress is removed. */
const PENDING_RETENTION_DAYS = 1;

interface Dependencies {
  readonly database: Database;
  readonly files: Pick<FileStore, 'remove'>;
  readonly clock: Clock;
  /** Called with each error; the next round tries again. */
  readonly onFailure: (error: Error) => void;
  /** Days for which a deletion can be undone (U27). */
  readonly retentionDays: number;
  /** Per project, besides all submitted ones. */
  readonly keptRuns: number;
  /** Called with the numbers of permanently erased projects and users, if there are any. */
  readonly onErased?: (counts: { readonly projects: number; readonly users: number }) => void;
}

export function createHousekeepingService(dependencies: Dependencies) {
  const { database, files, clock, onFailure, retentionDays, keptRuns, onErased = () => {} } = dependencies;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY);

  /** Returns false if another worker is running it. */
  async function cleanUp(): Promise<boolean> {
    return withHousekeepingLock(database, async (db) => {
      await removeDeadSessions(db, clock());
      await removeOldLinks(db, daysAgo(LINK_RETENTION_DAYS));
      await removeOldFailures(db, daysAgo(1), clock());
      await removeOldDevices(db, daysAgo(DEVICE_RETENTION_DAYS));
      const attempts = createAttempts();
      await removeUnlinked(db, attempts);
      await removeOrphanedFiles(db, attempts);
      await removeOldRuns(db, attempts);
      await removeUnconfirmed(db);
      const erased = { projects: 0, users: 0 };
      for (const id of await listProjectsDeletedBefore(db, daysAgo(retentionDays)))
        if (await purge(db, id, attempts)) erased.projects += 1;
      for (const id of await listUsersDeletedBefore(db, daysAgo(retentionDays))) {
        await erase(db, id);
        erased.users += 1;
      }
      if (erased.projects + erased.users > 0) onErased(erased);
      const failure = attempts.summary();
      if (failure) onFailure(failure);
    });
  }

  /** Removes files first. If one cannot be removed, its row stays too, and the next round tries again. */
  async function purge(db: Database, projectId: number, { run }: Attempts): Promise<boolean> {
    const removals: boolean[] = [];
    for (const { table, id } of await listRowsWithFiles(db, projectId)) {
      const remove = (transaction: Executor) => deleteRowWithFile(transaction, table, id);
      removals.push(await run(`file of ${table} ${id}`, () => removeInTransaction(db, remove)));
    }
    if (removals.includes(false)) return false;
    await purgeProject(db, projectId);
    await recordAudit(db, { userId: null, action: 'project.purge', projectId });
    return true;
  }

  async function erase(db: Database, userId: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await eraseUser(transaction, userId, clock());
      await recordAudit(transaction, { userId: null, action: 'account.erase', details: { userId } });
    });
  }

  /** Approvers were never asked about these registrations, so there is nothing to restore or to keep on record. */
  async function removeUnconfirmed(db: Database): Promise<void> {
    for (const id of await listUnconfirmedBefore(db, daysAgo(UNCONFIRMED_RETENTION_DAYS))) {
      await removeAccount(db, id, clock());
      await erase(db, id);
    }
  }

  /** Removes their printed documents too; a submitted file stays with its submission. */
  async function removeOldRuns(db: Database, { run }: Attempts): Promise<void> {
    for (const runId of await listRunsBeyond(db, keptRuns)) {
      const removals: boolean[] = [];
      for (const id of await listDocumentsOf(db, runId)) {
        const remove = (transaction: Executor) => deleteRowWithFile(transaction, 'documents', id);
        removals.push(await run(`file of documents ${id}`, () => removeInTransaction(db, remove)));
      }
      if (!removals.includes(false)) await run(`run ${runId}`, () => deleteRun(db, runId));
    }
  }

  async function removeUnlinked(db: Database, { run }: Attempts): Promise<void> {
    await markUnlinked(db, clock());
    const moment = daysAgo(UNLINKED_RETENTION_DAYS);
    for (const id of await listMaterialsUnlinkedBefore(db, moment)) {
      const remove = (transaction: Executor) => deleteUnlinked(transaction, id, moment);
      await run(`unused supporting file ${id}`, () => removeInTransaction(db, remove));
    }
  }

  /**
   * Removes files whose upload or print was interrupted before the row was written. For all other pending files only
   * the record is deleted.
   */
  async function removeOrphanedFiles(db: Database, { run }: Attempts): Promise<void> {
    for (const key of await listPendingBefore(db, daysAgo(PENDING_RETENTION_DAYS))) {
      const remove = async (transaction: Executor) => {
        await removePendingFile(transaction, key);
        return key;
      };
      await run(`file without a row ${key}`, () => removeInTransaction(db, remove));
    }
  }

  /** Removes one file per transaction, so that earlier removals are kept if the store fails. */
  async function removeInTransaction(
    db: Database,
    remove: (transaction: Executor) => Promise<string | undefined>,
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const fileKey = await remove(transaction);
      if (fileKey !== undefined) await removeUnusedFile(transaction, files, fileKey);
    });
  }

  return {
    cleanUp,

    /** Runs now and once a day. Returns a function that stops it. */
    start: () => repeat(cleanUp, INTERVAL_MS, onFailure),
  };
}
