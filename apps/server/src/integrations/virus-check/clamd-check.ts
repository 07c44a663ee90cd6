import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClamdAddress } from '../../config/clamd-address.ts';
import type { Verdict, VirusCheck } from './virus-check.ts';

/** For the whole check. clamd takes a second or two for a file of 20 MB, and a user is waiting. */
const LIMIT_MS = 30_000;
const CHUNK_BYTES = 65_536;
/** The response is one short line. */
const MAX_RESPONSE_LENGTH = 1_000;

/**
 * Uses clamd's INSTREAM command, which sends the content, so clamd needs no access to the disk. Each chunk is preceded
 * by its length in four bytes, and a zero length ends the stream; the response ends with a NUL.
 */
export function createClamdCheck(address: ClamdAddress, limitMs = LIMIT_MS): VirusCheck {
  return async (path) => {
    const socket = connect(address);
    const timeoutError = new Error(`clamd did not respond within ${limitMs / 1000} s`);
    const timer = setTimeout(() => socket.destroy(timeoutError), limitMs);
    try {
      const [response] = await Promise.all([readResponse(socket), sendFile(path, socket)]);
      return readVerdict(response);
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
}

/** Ignores errors: they close the connection, which ends the wait for a response. So does an early response. */
async function sendFile(path: string, socket: Socket): Promise<void> {
  await pipeline(Readable.from(frames(path)), socket, { end: false }).catch(() => {});
}

async function* frames(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    yield lengthOf(chunk as Buffer);
    yield chunk as Buffer;
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

async function readResponse(socket: Socket): Promise<string> {
  let response = '';
  for await (const chunk of socket) {
    response += (chunk as Buffer).toString('latin1');
    if (response.includes('\0') || response.length > MAX_RESPONSE_LENGTH) break;
  }
  return response.split('\0', 1)[0] ?? '';
}

function readVerdict(response: string): Verdict {
  if (response === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(response)) return 'infected';
  throw new Error(`clamd answered '${response}'`);
}
