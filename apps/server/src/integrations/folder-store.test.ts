import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';

/** Writing it fails, as on a full disk. */
const unwritable = {} as Uint8Array;

it('leaves nothing behind of a file that could not be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-folder-'));
  try {
    const store = createFolderStore(folder);
    await expect(store.put(unwritable)).rejects.toThrow();
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
