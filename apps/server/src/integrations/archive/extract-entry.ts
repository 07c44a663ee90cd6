import { createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw, type InflateRaw } from 'node:zlib';
import { AppError } from '../../errors.ts';
import { fileRefused } from '../shape-file/refuse-file.ts';
import type { PlacedEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;
/** Chunks of the usual 16 KB cost three times as much, as each passes through a thread and several streams (U52). */
const CHUNK_BYTES = 65_536;

/**
 * Writes the content of an entry to a file. Unpacks in chunks and stops as soon as it exceeds the declared length, so a
 * false length costs neither memory nor disk (U52).
 */
export async function extractEntry(archive: FileHandle, entry: PlacedEntry, target: string): Promise<void> {
  const isKnown = entry.method === DEFLATED || (entry.method === STORED && entry.packedBytes === entry.bytes);
  if (!isKnown) throw fileRefused('ARCHIVE_BROKEN');
  const unpacked = { bytes: 0, checksum: 0 };
  async function* check(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      unpacked.bytes += chunk.length;
      unpacked.checksum = crc32(chunk, unpacked.checksum);
      if (unpacked.bytes > entry.bytes) throw fileRefused('ARCHIVE_BROKEN');
      yield chunk;
    }
  }
  const inflate = entry.method === DEFLATED ? createInflateRaw({ chunkSize: CHUNK_BYTES }) : undefined;
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  const packed = readPacked(archive, entry);
  try {
    await (inflate ? pipeline(packed, inflate, check, output) : pipeline(packed, check, output));
  } catch (error) {
    throw error instanceof AppError || !isZlibError(error) ? error : fileRefused('ARCHIVE_BROKEN', error);
  }
  const isWhole = unpacked.bytes === entry.bytes && unpacked.checksum === entry.checksum;
  if (!isWhole || !hasUsedAll(inflate, entry)) throw fileRefused('ARCHIVE_BROKEN');
}

function readPacked(archive: FileHandle, { dataStart, packedBytes }: PlacedEntry): Readable {
  if (packedBytes === 0) return Readable.from([]);
  return archive.createReadStream({ start: dataStart, end: dataStart + packedBytes - 1, autoClose: false });
}

const hasUsedAll = (inflate: InflateRaw | undefined, entry: PlacedEntry) =>
  inflate === undefined || inflate.bytesWritten === entry.packedBytes;

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
