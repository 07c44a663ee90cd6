import type { FileStoreLocation } from '../config/file-store-url.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { S3Credentials } from './s3-store.ts';

/** Loads the S3 client only where it is used: it costs a quarter of a second and 35 MB. */
export async function createFileStore(
  location: FileStoreLocation,
  credentials: S3Credentials | undefined,
): Promise<FileStore> {
  if (location.kind === 'folder') return createFolderStore(location.directory);
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(location, credentials);
}
