import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { VirusCheck } from '../integrations/virus-check/virus-check.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null if uploads are not checked. */
    virusCheck: VirusCheck | null;
  }
}

const MAX_NAME_LENGTH = 200;
/** Multipart boundaries and headers around the file. */
const ENVELOPE_BYTES = 16_384;

/**
 * Limits for the multipart parser. The number of parts is unlimited, because exceeding it in a form that is cut off
 * ends the whole process (@fastify/busboy 3.2.5 leaves the error unhandled). A second file or field exceeds the other
 * limits, which is harmless.
 */
export const ONE_FILE = { limits: { files: 1, fields: 0, parts: Number.POSITIVE_INFINITY, headerPairs: 20 } };

/** Uploads can only be read through receiveFile, so this applies to all of them (U53). */
export const checkUploads = (app: FastifyInstance, check: VirusCheck | null) => app.decorate('virusCheck', check);

/**
 * Streams the one file of a request to a local path and scans it for viruses before anything reads it. Returns its
 * name, which is for display only.
 */
export async function receiveFile(request: FastifyRequest, path: string, maxBytes: number): Promise<string> {
  const tooLarge = () => new AppError('FILE_REFUSED', { reason: 'FILE_TOO_LARGE' });
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + ENVELOPE_BYTES) throw tooLarge();
  const part = await whileConnected(request, request.file({ limits: { fileSize: maxBytes } })).catch(refuseForm);
  if (part?.fieldname !== 'file') {
    // Left unread, it would block the connection, and the next request on it would wait for ever.
    part?.file.resume();
    throw new AppError('VALIDATION_FAILED');
  }
  // If the form is faulty after the file, the parser emits an error on the file stream, which needs a listener.
  part.file.on('error', () => {});
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch((error: Error) => {
    // A truncated form is the sender's fault, a full disk is the server's.
    throw 'syscall' in error ? error : new AppError('VALIDATION_FAILED', {}, { cause: error });
  });
  if (part.file.truncated) throw tooLarge();
  await refuseInfected(request, path);
  return cleanFileName(part.filename);
}

/** The parser does not report a connection cut before the form begins, and would wait for ever. */
async function whileConnected<Value>({ requester }: FastifyRequest, value: Promise<Value>): Promise<Value> {
  if (!requester) return value;
  const { promise: disconnected, reject } = Promise.withResolvers<never>();
  const disconnect = () => reject(new AppError('VALIDATION_FAILED', {}, { cause: requester.signal.reason }));
  if (requester.signal.aborted) disconnect();
  requester.signal.addEventListener('abort', disconnect, { once: true });
  try {
    return await Promise.race([value, disconnected]);
  } finally {
    requester.signal.removeEventListener('abort', disconnect);
    // Whichever settles first, the other's error is ignored.
    value.catch(() => undefined);
  }
}

/** Parser errors for malformed forms have no status of their own. */
function refuseForm(error: Error & { readonly statusCode?: number }): never {
  throw error.statusCode ? error : new AppError('VALIDATION_FAILED', {}, { cause: error });
}

/** No path, no control characters, and none that reverse the text direction, as in 'report[RLO]fdp.exe'. */
const cleanFileName = (given: string): string =>
  basename(given.replaceAll('\\', '/'))
    .replace(/\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu, '')
    .slice(-MAX_NAME_LENGTH)
    .toWellFormed();

/** If a virus check is configured but does not respond, the file is refused (U53). */
async function refuseInfected({ server, log }: FastifyRequest, path: string): Promise<void> {
  if (server.virusCheck === null) return;
  const verdict = await server.virusCheck(path).catch((error: unknown) => {
    log.error({ err: error }, 'virus check failed');
    return 'unchecked' as const;
  });
  if (verdict === 'clean') return;
  if (verdict === 'infected') log.warn('an upload was refused by the virus check');
  throw new AppError('FILE_REFUSED', { reason: verdict === 'infected' ? 'VIRUS' : 'NOT_CHECKED' });
}
