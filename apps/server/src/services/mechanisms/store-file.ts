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
 * Stores a file whose row is still to be written. Its key is recorded first: if the process ends in between, the
 * housekeeping knows where to find a file without a row. It only ever looks for files of this database, so that a
 * shared store loses no other files.
 */
export async function storeFile({ database, files, clock }: Dependencies, content: Uint8Array): Promise<string> {
  const fileKey = createFileKey();
  await notePendingFile(database, fileKey, clock());
  return files.put(content, fileKey);
}
