import { fileRefused } from '../shape-file/refuse-file.ts';
import { type ReadableBytes, readBytes } from './read-bytes.ts';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_LENGTH = 0xffff;
/** Means that the value is in a zip64 record, which no archive within the limits needs. */
const ZIP64_MARKER = 0xffff;

export const MAX_ENTRIES = 100;
/** Enough for a hundred entries with names and attributes of any reasonable length. */
const MAX_DIRECTORY_BYTES = 1_048_576;

export interface ZipDirectoryLocation {
  readonly entries: number;
  readonly start: number;
  readonly end: number;
}

/** Locates the central directory. The end record must follow it directly and extend to the end of the file (U52). */
export async function findZipDirectory(file: ReadableBytes, maxEntries: number): Promise<ZipDirectoryLocation> {
  const { size } = await file.stat();
  const tailStart = Math.max(0, size - END_BYTES - MAX_COMMENT_LENGTH);
  const tail = await readBytes(file, tailStart, size - tailStart);
  const at = findEnd(tail);
  if (at === undefined) throw fileRefused('ARCHIVE_BROKEN');
  const entries = tail.readUInt16LE(at + 10);
  const [bytes, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  const isOneDisk = tail.readUInt16LE(at + 4) === 0 && tail.readUInt16LE(at + 6) === 0;
  if (entries === ZIP64_MARKER || entries > maxEntries) throw fileRefused('ARCHIVE_TOO_MANY_FILES');
  if (!isOneDisk || tail.readUInt16LE(at + 8) !== entries || start + bytes !== tailStart + at) {
    throw fileRefused('ARCHIVE_BROKEN');
  }
  if (bytes > MAX_DIRECTORY_BYTES) throw fileRefused('ARCHIVE_TOO_MANY_FILES');
  return { entries, start, end: start + bytes };
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    if (at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return undefined;
}
