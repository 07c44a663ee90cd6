import { crc32, inflateRawSync } from 'node:zlib';
import type { PlacedEntry } from '../archive/zip-directory.ts';
import { programmeRefused } from './refuse-programme.ts';

const STORED = 0;
const DEFLATED = 8;

/** Returns the content of an entry if its length and checksum match the archive (U52). */
export function unpackEntry(archive: Uint8Array, entry: PlacedEntry): Uint8Array {
  const packed = archive.subarray(entry.dataStart, entry.dataStart + entry.packedBytes);
  const content = inflate(packed, entry);
  const isWhole = content.length === entry.bytes && crc32(content) === entry.checksum;
  if (!isWhole) throw programmeRefused('ARCHIVE_BROKEN');
  return content;
}

function inflate(packed: Uint8Array, { method, bytes }: PlacedEntry): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw programmeRefused('ARCHIVE_BROKEN');
  try {
    // One byte more than declared is enough to detect a false length.
    const { buffer, engine } = inflateRawSync(packed, {
      maxOutputLength: bytes + 1,
      info: true,
    }) as unknown as Inflated;
    if (engine.bytesWritten !== packed.length) throw programmeRefused('ARCHIVE_BROKEN');
    return buffer;
  } catch (error) {
    throw programmeRefused('ARCHIVE_BROKEN', error);
  }
}

/** Result of the option `info`, which the platform types do not cover. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}
