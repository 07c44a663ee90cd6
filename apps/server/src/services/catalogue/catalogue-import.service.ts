import { extname } from 'node:path';
import type { DatabaseImport, DatabaseRefusal, ImportPreview, importQuerySchema } from '@quietsite/contracts';
import { type CatalogueDatabase, MAX_DELETED_SHARE, readDatabaseFile } from '@quietsite/domain';
import type { z } from 'zod';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { countLines } from '../../integrations/csv/count-lines.ts';
import { readCsv } from '../../integrations/csv/read-csv.ts';
import { findLastImport, insertImport, markUndone } from '../../repositories/catalogue/catalogue-import.repository.ts';
import { lockCatalogue } from '../../repositories/catalogue/equipment-database.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { requireAdmin } from '../administration/admin-permission.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { type ReceivedFile, receiveBytes } from '../mechanisms/receive-bytes.ts';
import type { Receive } from '../site/shape-file.service.ts';
import { type Comparison, databaseOperations, hashRows } from './catalogue-database.ts';
import { describePlan } from './import-preview.ts';

type Confirmation = z.infer<typeof importQuerySchema>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export type CatalogueImportService = ReturnType<typeof createCatalogueImportService>;

/** Exports and imports the databases of the catalogue as files (ADMIN-12, ADMIN-13, U49). */
export function createCatalogueImportService({ database, clock }: Dependencies) {
  return {
    async write(user: AuthenticatedUser, name: CatalogueDatabase): Promise<string> {
      requireAdmin(user);
      return databaseOperations[name].write(database);
    },

    /** The changes that the file would make. Stores nothing. */
    async read(user: AuthenticatedUser, name: CatalogueDatabase, receive: Receive): Promise<ImportPreview> {
      requireAdmin(user);
      const file = await receiveBytes(receive, 'database');
      const { comparison, skipped, fingerprint } = await compare(database, name, file);
      return { ...describePlan(comparison, skipped, name), fileName: file.fileName, fingerprint };
    },

    /** Imports the previewed file: applies exactly the changes that were shown, or none of them. */
    async store(
      user: AuthenticatedUser,
      name: CatalogueDatabase,
      { fingerprint, deletions }: Confirmation,
      receive: Receive,
    ): Promise<DatabaseImport> {
      requireAdmin(user);
      const file = await receiveBytes(receive, 'database');
      await database.transaction().execute(async (transaction) => {
        await lockCatalogue(transaction);
        const current = await compare(transaction, name, file);
        const { plan, apply } = current.comparison;
        if (current.fingerprint !== fingerprint || plan.deleted.length !== deletions) throw new AppError('CONFLICT');
        if (plan.problems.length > 0) throw new AppError('VALIDATION_FAILED');
        const before = await databaseOperations[name].readAll(transaction);
        await apply(transaction);
        const counts = { added: plan.added.length, edited: plan.edited.length, deleted: plan.deleted.length };
        await recordImport(transaction, user, { ...counts, database: name, fileName: file.fileName, before });
      });
      return requireLast(name);
    },

    async findLast(user: AuthenticatedUser, name: CatalogueDatabase): Promise<DatabaseImport | null> {
      requireAdmin(user);
      return readLast(name);
    },

    /** Only the newest import can be undone, and only if nothing else has changed since. */
    async undo(user: AuthenticatedUser, name: CatalogueDatabase, importId: number): Promise<DatabaseImport | null> {
      requireAdmin(user);
      await database.transaction().execute(async (transaction) => {
        await lockCatalogue(transaction);
        const last = await findLastImport(transaction, name);
        if (last?.id !== importId) throw new AppError('NOT_FOUND');
        const { readAll, restore } = databaseOperations[name];
        if (hashRows(await readAll(transaction)) !== last.afterHash) throw new AppError('CONFLICT');
        await restore(transaction, last.before);
        await markUndone(transaction, importId, user.id, clock());
        const details = { database: name, importId };
        await recordAudit(transaction, { userId: user.id, action: 'catalogue.undo', details });
      });
      return readLast(name);
    },
  };

  type ImportEntry = Omit<Parameters<typeof insertImport>[1], 'importedBy' | 'importedAt' | 'afterHash' | 'before'> & {
    readonly before: readonly object[];
  };

  async function recordImport(transaction: Executor, user: AuthenticatedUser, entry: ImportEntry): Promise<void> {
    const afterHash = hashRows(await databaseOperations[entry.database].readAll(transaction));
    await insertImport(transaction, { ...entry, afterHash, importedBy: user.id, importedAt: clock() });
    const { before: _, ...details } = entry;
    await recordAudit(transaction, { userId: user.id, action: 'catalogue.import', details });
  }

  async function readLast(name: CatalogueDatabase): Promise<DatabaseImport | null> {
    const last = await findLastImport(database, name);
    if (!last) return null;
    const { before: _, afterHash, importedAt, ...entry } = last;
    const canUndo = hashRows(await databaseOperations[name].readAll(database)) === afterHash;
    return { ...entry, importedAt: importedAt.toISOString(), canUndo };
  }

  async function requireLast(name: CatalogueDatabase): Promise<DatabaseImport> {
    const last = await readLast(name);
    if (!last) throw new AppError('NOT_FOUND');
    return last;
  }
}

const fileRefused = (reason: DatabaseRefusal): AppError => new AppError('FILE_REFUSED', { reason });

async function compare(db: Executor, name: CatalogueDatabase, { fileName, bytes }: ReceivedFile) {
  // The type is detected by name and content, because the browser's content type is only a guess (U48).
  if (extname(fileName).toLowerCase() !== '.csv') throw fileRefused('UNKNOWN_FORMAT');
  const reading = readCsv(bytes);
  if ('refusal' in reading) throw fileRefused(reading.refusal);
  const file = readDatabaseFile(reading.lines, name, countLines(reading.lines));
  if ('refusal' in file) throw fileRefused(file.refusal);
  const operations = databaseOperations[name];
  const comparison = await operations.compare(db, file);
  refuseTooManyDeleted(comparison);
  return {
    comparison,
    skipped: file.skipped,
    fingerprint: hashRows([...(await operations.readAll(db)), comparison.plan], bytes),
  };
}

/** A truncated file must not empty the database (U49). */
function refuseTooManyDeleted({ plan, presentCount }: Comparison): void {
  if (plan.problems.length === 0 && plan.deleted.length > presentCount * MAX_DELETED_SHARE)
    throw fileRefused('TOO_MANY_DELETED');
}
