import type { Database, Executor } from '../database/connection.ts';
import type { FileStore } from '../integrations/file-store.ts';
import { recordAudit } from '../repositories/audit.repository.ts';
import {
  listFileKeys,
  listProjectsDeletedBefore,
  purgeProject,
  removeDeadSessions,
  removeOldDevices,
  removeOldFailures,
  removeOldLinks,
  withHousekeepingLock,
} from '../repositories/housekeeping.repository.ts';
import {
  deleteMaterial,
  deleteUnlinked,
  listMaterialsUnlinkedBefore,
  listProjectMaterials,
  markUnlinked,
} from '../repositories/material.repository.ts';
import type { Clock } from './clock.ts';
import { removeUnusedFile } from './unused-file.ts';

const DAY = 86_400_000;
const EVERY_MS = DAY;
const KEPT_LINK_DAYS = 30;
/** The cookie of a known browser lasts as long as browsers keep any. */
const KEPT_DEVICE_DAYS = 400;
/** A supporting file that no row refers to may still be wanted by somebody who has not saved yet. */
const KEPT_UNLINKED_DAYS = 7;

interface Dependencies {
  readonly database: Database;
  readonly files: Pick<FileStore, 'remove'>;
  readonly clock: Clock;
  /** Days for which a deletion can be undone (U27). */
  readonly retentionDays: number;
}

export function createHousekeepingService({ database, files, clock, retentionDays }: Dependencies) {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY);

  /** False when another worker is at it. */
  async function tidy(): Promise<boolean> {
    return withHousekeepingLock(database, async (db) => {
      await removeDeadSessions(db, clock());
      await removeOldLinks(db, daysAgo(KEPT_LINK_DAYS));
      await removeOldFailures(db, daysAgo(1), clock());
      await removeOldDevices(db, daysAgo(KEPT_DEVICE_DAYS));
      await removeUnlinked(db);
      for (const projectId of await listProjectsDeletedBefore(db, daysAgo(retentionDays))) await purge(db, projectId);
    });
  }

  /** Files first: when something fails in between, the row is still there and the next round does the rest. */
  async function purge(db: Database, projectId: number): Promise<void> {
    for (const key of await listFileKeys(db, projectId)) await files.remove(key);
    for (const id of await listProjectMaterials(db, projectId)) {
      await takeAway(db, async (transaction) => (await deleteMaterial(transaction, projectId, id))?.fileKey);
    }
    await purgeProject(db, projectId);
    await recordAudit(db, { userId: null, action: 'project.purge', projectId });
  }

  async function removeUnlinked(db: Database): Promise<void> {
    await markUnlinked(db, clock());
    const moment = daysAgo(KEPT_UNLINKED_DAYS);
    for (const id of await listMaterialsUnlinkedBefore(db, moment)) {
      await takeAway(db, (transaction) => deleteUnlinked(transaction, id, moment));
    }
  }

  /** One file in one transaction: when the store fails, what was done before stays done. */
  async function takeAway(db: Database, remove: (transaction: Executor) => Promise<string | undefined>): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const fileKey = await remove(transaction);
      if (fileKey !== undefined) await removeUnusedFile(transaction, files, fileKey);
    });
  }

  return {
    tidy,

    /** Once now and once a day; answers how to stop. */
    start(onError: (error: Error) => void): () => Promise<void> {
      const round = async () => {
        await tidy().catch((error: unknown) => onError(error as Error));
      };
      let current = round();
      const timer = setInterval(() => {
        current = round();
      }, EVERY_MS);
      return async () => {
        clearInterval(timer);
        await current;
      };
    },
  };
}
