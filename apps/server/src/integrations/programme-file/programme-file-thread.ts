import { parentPort } from 'node:worker_threads';
import type { ProgrammeFile } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';
import { readProgrammeFile } from './read-programme-file.ts';

export interface ProgrammeRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly zoneNames: readonly string[];
}
export type ProgrammeResponse = { readonly file: ProgrammeFile } | { readonly reason: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

async function respond({ bytes, fileName, zoneNames }: ProgrammeRequest): Promise<ProgrammeResponse> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { file: await readProgrammeFile(content, fileName, zoneNames) };
  } catch (error) {
    // An error loses its class between threads, so a refusal is sent as its reason. Any other error is a bug.
    if (!(error instanceof AppError) || error.code !== 'FILE_REFUSED') throw error;
    return { reason: String(error.details.reason) };
  }
}

port.on('message', async (request: ProgrammeRequest) => port.postMessage(await respond(request)));
port.postMessage('ready');
