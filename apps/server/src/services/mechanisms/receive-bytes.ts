import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Receive } from '../site/shape-file.service.ts';

export interface ReceivedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Reads a small upload into memory through a temporary folder, which is then deleted. */
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
