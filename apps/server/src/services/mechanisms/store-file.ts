import type { Database } from '../../database/connection.ts';
import { createFileKey, type FileStore } from '../../integrations/file-store.ts';
import { notePendingFile } from '../../repositories/projects/pending-file.repository.ts';
import type { Clock } from './clock.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: Pick<FileStore, 'put'>;
  readonly clock: Clock;
}

/**
 * Stores a file whose row is still to be written. Its key is noted before: whatever ends the process in between, the
 * housekeeping knows where to look for a file that no row speaks of. Only files of this database are ever looked for,
 * so that a store which holds others' files too loses none of them.
 */
export async function storeFile({ database, files, clock }: Dependencies, content: Uint8Array): Promise<string> {
  const fileKey = createFileKey();
  await notePendingFile(database, fileKey, clock());
  return files.put(content, fileKey);
}
