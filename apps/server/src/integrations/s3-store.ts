import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Location } from '../config/file-store-url.ts';
import { createFileKey, type FileStore, missingFile, requireFileKey } from './file-store.ts';

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** If the store is unavailable, requests and jobs must fail while users are still waiting for them. */
export interface S3Limits {
  readonly connectMs: number;
  /** Time without data on an open connection, including in the middle of a file. */
  readonly silenceMs: number;
  /** A whole call with its retries, until a file is stored or removed, or its first byte can be read. */
  readonly callMs: number;
  readonly attempts: number;
}

const LIMITS: S3Limits = { connectMs: 3_000, silenceMs: 20_000, callMs: 60_000, attempts: 3 };

/** Without configured credentials, the SDK uses its own lookup: environment variables, files, the machine's role. */
export function createS3Store(
  location: S3Location,
  credentials: S3Credentials | undefined,
  limits: S3Limits = LIMITS,
): FileStore {
  const client = openClient(location, credentials, limits);
  const objectOf = (key: string) => ({ Bucket: location.bucket, Key: location.prefix + requireFileKey(key) });
  return {
    async put(content, key = createFileKey()) {
      const object = { ...objectOf(key), Body: content, ContentType: 'application/octet-stream' };
      await endWithin(limits.callMs, (abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }));
      return key;
    },

    async read(key) {
      const command = new GetObjectCommand(objectOf(key));
      const { Body } = await endWithin(limits.callMs, (abortSignal) => client.send(command, { abortSignal })).catch(
        (error: unknown) => {
          throw error instanceof NoSuchKey ? missingFile(key, error) : error;
        },
      );
      if (!(Body instanceof Readable)) throw new Error('the file store sent no content');
      return Body;
    },

    async remove(key) {
      const command = new DeleteObjectCommand(objectOf(key));
      await endWithin(limits.callMs, (abortSignal) => client.send(command, { abortSignal }));
    },
  };
}

function openClient({ endpoint, region }: S3Location, credentials: S3Credentials | undefined, limits: S3Limits) {
  return new S3Client({
    // Stores other than Amazon's use path-style addresses, have no DNS name per bucket and rarely need a region.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: 'us-east-1' }),
    ...(region !== undefined && { region }),
    ...(credentials && { credentials }),
    // Not every store supports streams with trailing checksums; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: limits.attempts,
    requestHandler: { connectionTimeout: limits.connectMs, socketTimeout: limits.silenceMs },
  });
}

/** Limits only the time until the response: reading a file may take longer than the call that opened it. */
async function endWithin<T>(limitMs: number, call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const text = `the file store did not answer within ${limitMs / 1000} s`;
  const reason = Object.assign(new Error(text), { code: 'ETIMEDOUT' });
  const timer = setTimeout(() => controller.abort(reason), limitMs);
  try {
    return await call(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? reason : error;
  } finally {
    clearTimeout(timer);
  }
}
