import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The contract of every store is defined in file-store.integration.test.ts, which runs against each of them. */
export interface FileStore {
  /** Returns the key of the stored content; generates one if none is given (createFileKey). */
  put(content: Uint8Array, key?: string): Promise<string>;
  /** Fails before the first byte if the file does not exist; later errors break the stream. */
  read(key: string): Promise<Readable>;
  /** Removing a missing file is not an error, so that a removal can be repeated. */
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** User-supplied names never become keys (U53). Two leading digits spread the files over 256 folders. */
export function createFileKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

export function requireFileKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('not a key of a file store');
  return key;
}

export const missingFile = (key: string, cause: unknown) => new Error(`the file store has no file ${key}`, { cause });
