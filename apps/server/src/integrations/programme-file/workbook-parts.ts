import { posix } from 'node:path';
import { AppError } from '../../errors.ts';
import type { ReadableBytes } from '../archive/read-bytes.ts';
import { refuseUnsafeEntries } from '../archive/refuse-unsafe-entry.ts';
import { type PlacedEntry, readZipDirectory } from '../archive/zip-directory.ts';
import { MAX_PARTS_BYTES } from './limits.ts';
import { programmeRefused } from './refuse-programme.ts';
import { unpackEntry } from './unpack-entry.ts';

/** Maximum number of parts, including pictures and the like. A schedule has about a dozen. */
const MAX_PARTS = 500;

export interface WorkbookParts {
  has(name: string): boolean;
  /** The text of a part; undefined if there is none of that name, ignoring case. */
  read(name: string): string | undefined;
}

/** Checks the whole archive before unpacking anything, then unpacks on request (U48, U52). */
export async function openWorkbookParts(archive: Uint8Array): Promise<WorkbookParts> {
  const entries = await listEntries(archive);
  const byName = new Map(entries.map((entry) => [partKey(entry.name.toString('utf8')), entry]));
  if (!byName.has('[content_types].xml')) throw programmeRefused('UNKNOWN_FORMAT');
  // If two entries have the same name, choosing one would be a guess.
  if (byName.size < entries.length) throw programmeRefused('ARCHIVE_BROKEN');
  if ([...byName.keys()].some((name) => /(^|\/)vbaproject\w*\.bin$/.test(name))) throw programmeRefused('HAS_MACROS');
  let bytesLeft = MAX_PARTS_BYTES;
  return {
    has: (name) => byName.has(partKey(name)),
    read(name) {
      const entry = byName.get(partKey(name));
      if (entry === undefined) return undefined;
      bytesLeft -= entry.bytes;
      if (bytesLeft < 0) throw programmeRefused('ARCHIVE_TOO_LARGE');
      return decode(unpackEntry(archive, entry));
    },
  };
}

const partKey = (name: string): string => posix.normalize(name.replaceAll('\\', '/')).replace(/^\/+/, '').toLowerCase();

async function listEntries(archive: Uint8Array): Promise<readonly PlacedEntry[]> {
  try {
    const entries = await readZipDirectory(readableBytes(archive), MAX_PARTS);
    refuseUnsafeEntries(entries);
    return entries;
  } catch (error) {
    // The page has no error text for too many files in a workbook.
    const isCrowded = error instanceof AppError && error.details.reason === 'ARCHIVE_TOO_MANY_FILES';
    throw isCrowded ? programmeRefused('ARCHIVE_TOO_LARGE', error) : error;
  }
}

const readableBytes = (bytes: Uint8Array): ReadableBytes => ({
  stat: async () => ({ size: bytes.length }),
  async read(buffer, offset, length, position) {
    const chunk = bytes.subarray(position, position + length);
    buffer.set(chunk, offset);
    return { bytesRead: chunk.length };
  },
});

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw programmeRefused('NOT_READABLE', error);
  }
}
