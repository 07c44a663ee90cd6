import { parentPort } from 'node:worker_threads';
import type { ProgrammeFile } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';
import { readProgrammeFile } from './read-programme-file.ts';

export interface ProgrammeOrder {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly zoneNames: readonly string[];
}
export type ProgrammeAnswer = { readonly file: ProgrammeFile } | { readonly reason: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

async function answer({ bytes, fileName, zoneNames }: ProgrammeOrder): Promise<ProgrammeAnswer> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { file: await readProgrammeFile(content, fileName, zoneNames) };
  } catch (error) {
    // An error loses its class between threads; anything but a refusal is a bug and ends this thread.
    if (!(error instanceof AppError) || error.code !== 'FILE_REFUSED') throw error;
    return { reason: String(error.details.reason) };
  }
}

port.on('message', async (order: ProgrammeOrder) => port.postMessage(await answer(order)));
port.postMessage('ready');
