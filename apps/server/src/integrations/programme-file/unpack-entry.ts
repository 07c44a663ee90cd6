import { crc32, inflateRawSync } from 'node:zlib';
import type { PlacedEntry } from '../archive/zip-directory.ts';
import { programmeRefused } from './refuse-programme.ts';

const STORED = 0;
const DEFLATED = 8;

/** The content of an entry, if it is as long as the archive says and has the checksum that the archive says (U52). */
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
    // One byte more than allowed is enough to know that the archive lies.
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

/** What the option `info` answers with; the types of the platform do not know it. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}
