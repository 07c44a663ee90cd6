import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClamdAddress } from '../../config/clamd-address.ts';
import type { Verdict, VirusCheck } from './virus-check.ts';

/** In total: a file of 20 MB takes clamd a second or two, and a user is waiting. */
const LIMIT_MS = 30_000;
const PIECE_BYTES = 65_536;
/** The response is one short line. */
const MAX_ANSWER_LENGTH = 1_000;

/**
 * Uses clamd's INSTREAM command, which sends the content, so clamd needs no access to the disk. Each chunk is preceded
 * by its length in four bytes, and a zero length ends the stream; the response ends with a NUL.
 */
export function createClamdCheck(address: ClamdAddress, limitMs = LIMIT_MS): VirusCheck {
  return async (path) => {
    const socket = connect(address);
    const late = new Error(`clamd did not answer within ${limitMs / 1000} s`);
    const timer = setTimeout(() => socket.destroy(late), limitMs);
    try {
      const [answer] = await Promise.all([readAnswer(socket), sendFile(path, socket)]);
      return readVerdict(answer);
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
}

/** Any error closes the connection and ends the wait for a response; so does an early response. */
async function sendFile(path: string, socket: Socket): Promise<void> {
  await pipeline(Readable.from(frames(path)), socket, { end: false }).catch(() => {});
}

async function* frames(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    yield lengthOf(piece as Buffer);
    yield piece as Buffer;
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket) {
    answer += (piece as Buffer).toString('latin1');
    if (answer.includes('\0') || answer.length > MAX_ANSWER_LENGTH) break;
  }
  return answer.split('\0', 1)[0] ?? '';
}

function readVerdict(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new Error(`clamd answered '${answer}'`);
}
