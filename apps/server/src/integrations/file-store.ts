import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface FileStore {
  /** Answers the key under which the content can be read; names from users never reach the disk (U53). */
  put(content: Uint8Array): Promise<string>;
  read(key: string): Readable;
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

export function createFolderStore(directory: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new RangeError('not a key of this store');
    return join(directory, key);
  };
  return {
    async put(content) {
      const id = randomUUID();
      const key = `${id.slice(0, 2)}/${id}`;
      await mkdir(join(directory, id.slice(0, 2)), { recursive: true });
      // Written aside, flushed, then renamed: a file that exists is whole, also after a power cut.
      const aside = `${pathOf(key)}.part`;
      const file = await open(aside, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, pathOf(key));
      return key;
    },
    read: (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
