import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Receive } from '../site/shape-file.service.ts';

export interface ReceivedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** An upload that is small enough to be read at once, through a folder that is gone afterwards. */
export async function receiveBytes(receive: Receive, purpose: string): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(tmpdir(), `quietsite-${purpose}-`));
  try {
    const path = join(folder, 'upload');
    const fileName = await receive(path);
    return { fileName, bytes: await readFile(path) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
