import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFileKey, type FileStore, missingFile, requireFileKey } from './file-store.ts';

export function createFolderStore(directory: string): FileStore {
  const pathOf = (key: string) => join(directory, requireFileKey(key));
  const temporaryPathOf = (key: string) => `${pathOf(key)}.part`;
  return {
    async put(content, key = createFileKey()) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written to a temporary file, flushed, then renamed: an existing file is complete, even after a power cut.
      const temporaryPath = temporaryPathOf(key);
      const file = await open(temporaryPath, 'wx');
      try {
        await write(file, content);
        await rename(temporaryPath, path);
        await syncFolder(dirname(path));
      } catch (error) {
        // A partial file would keep filling a full disk until the housekeeping runs.
        await rm(temporaryPath, { force: true });
        throw error;
      }
      return key;
    },

    async read(key) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? missingFile(key, error) : error;
      });
      return file.createReadStream();
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
      // The temporary file may be left over from a crash during writing.
      await rm(temporaryPathOf(key), { force: true });
    },
  };
}

/** Flushes the file name, which is stored in the folder. Without this, a stored file could disappear in a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function write(file: FileHandle, content: Uint8Array): Promise<void> {
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
