import type { Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { isFileUsed } from '../../repositories/equipment/material.repository.ts';

/**
 * A file goes with the last row that refers to it, inside the transaction that removes the row: when the store fails the
 * row stays and it can be tried again; a file that is gone already is no failure.
 */
export async function removeUnusedFile(
  transaction: Executor,
  files: Pick<FileStore, 'remove'>,
  fileKey: string,
): Promise<void> {
  if (!(await isFileUsed(transaction, fileKey))) await files.remove(fileKey);
}
