import type { CatalogueDatabase } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

export interface NewImport {
  readonly database: CatalogueDatabase;
  readonly fileName: string;
  readonly importedBy: number;
  readonly importedAt: Date;
  readonly added: number;
  readonly edited: number;
  readonly deleted: number;
  readonly before: readonly unknown[];
  readonly afterHash: string;
}

export async function insertImport(db: Executor, { before, ...entry }: NewImport): Promise<void> {
  await db
    .insertInto('catalogue.imports')
    .values({
      ...{ database: entry.database, file_name: entry.fileName, imported_by: entry.importedBy },
      ...{ imported_at: entry.importedAt, added: entry.added, edited: entry.edited, deleted: entry.deleted },
      ...{ before: JSON.stringify(before), after_hash: entry.afterHash },
    })
    .execute();
}

/** The newest import that was not undone. */
export async function findLastImport(db: Executor, database: CatalogueDatabase) {
  return db
    .selectFrom('catalogue.imports as entry')
    .leftJoin('users as person', 'person.id', 'entry.imported_by')
    .select(['entry.id', 'file_name as fileName', 'imported_at as importedAt', 'added', 'edited', 'deleted'])
    .select(['before', 'after_hash as afterHash'])
    .select(personName('person').$castTo<string | null>().as('importedBy'))
    .where('database', '=', database)
    .where('undone_at', 'is', null)
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function markUndone(db: Executor, importId: number, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('catalogue.imports')
    .set({ undone_at: now, undone_by: userId })
    .where('id', '=', importId)
    .execute();
}
