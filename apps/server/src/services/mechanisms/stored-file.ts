import type { Readable } from 'node:stream';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../integrations/file-store.ts';

interface FileFacts {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** A file that is being sent to the user. */
export interface OpenedFile extends FileFacts {
  readonly content: Readable;
}

export async function openStoredFile(
  files: Pick<FileStore, 'read'>,
  stored: (FileFacts & { readonly fileKey: string }) | undefined,
): Promise<OpenedFile> {
  if (!stored) throw new AppError('NOT_FOUND');
  const { fileKey, ...facts } = stored;
  return { ...facts, content: await files.read(fileKey) };
}
