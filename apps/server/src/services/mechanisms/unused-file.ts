import type { Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { isFileUsed } from '../../repositories/equipment/material.repository.ts';

/**
 * Removes a file with the last row that refers to it, inside the transaction that deletes the row. If the store fails,
 * the row stays and the removal can be tried again; a file that no longer exists is not an error.
 */
export async function removeUnusedFile(
  transaction: Executor,
  files: Pick<FileStore, 'remove'>,
  fileKey: string,
): Promise<void> {
  if (!(await isFileUsed(transaction, fileKey))) await files.remove(fileKey);
}
