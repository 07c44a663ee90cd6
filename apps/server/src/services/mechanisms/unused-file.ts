import type { Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { isFileUsed } from '../../repositories/equipment/material.repository.ts';

/**
 * Removes a file that no row refers to any more, inside the transaction that deletes the last row. If the store fails,
 * the row stays and the removal can be tried again. It is not an error if the file no longer exists.
 */
export async function removeUnusedFile(
  transaction: Executor,
  files: Pick<FileStore, 'remove'>,
  fileKey: string,
): Promise<void> {
  if (!(await isFileUsed(transaction, fileKey))) await files.remove(fileKey);
}
