import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const LONGEST_NAME = 200;
/** Boundaries and headers around the file. */
const ENVELOPE_BYTES = 16_384;

/** Streams the one file of a request to a path of ours; answers its name, which is for showing only. */
export async function receiveFile(request: FastifyRequest, path: string, mostBytes: number): Promise<string> {
  const tooLarge = () => new AppError('FILE_REFUSED', { reason: 'FILE_TOO_LARGE' });
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + ENVELOPE_BYTES) throw tooLarge();
  const part = await request.file({ limits: { fileSize: mostBytes } });
  if (part?.fieldname !== 'file') throw new AppError('VALIDATION_FAILED');
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) throw tooLarge();
  return basename(part.filename.replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .slice(-LONGEST_NAME);
}
