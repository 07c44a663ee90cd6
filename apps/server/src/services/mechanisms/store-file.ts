import type { Database } from '../../database/connection.ts';
import { createFileKey, type FileStore } from '../../integrations/file-store.ts';
import { recordPendingFile } from '../../repositories/projects/pending-file.repository.ts';
import type { Clock } from './clock.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: Pick<FileStore, 'put'>;
  readonly clock: Clock;
}

/**
 * Stores a file whose row is still to be written. Its key is recorded first, so that the housekeeping can find the file
 * if the process ends before the row is written. The housekeeping looks only for recorded keys, so that files of other
 * databases in a shared store are safe.
 */
export async function storeFile({ database, files, clock }: Dependencies, content: Uint8Array): Promise<string> {
  const fileKey = createFileKey();
  await recordPendingFile(database, fileKey, clock());
  return files.put(content, fileKey);
}
