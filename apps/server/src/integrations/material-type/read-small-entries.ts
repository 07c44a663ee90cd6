import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { readBytes } from '../archive/read-bytes.ts';
import type { PlacedEntry } from '../archive/zip-directory.ts';

const DEFLATED = 8;
/** Limit for all entries together. The descriptions of a document's parts take a few kilobytes. */
const MAX_BYTES = 4 * 1_048_576;
const REFERENCE = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
/** Entity declarations, and encodings other than UTF-8. */
const UNUSUAL = /<!(doctype|entity)|encoding\s*=\s*["'](?!utf-8|us-ascii)/;
const MAX_CHARACTER = 0x10ffff;

/**
 * Reads entries as lower-case text with character references decoded, so that a word is found however it is written.
 * Returns undefined if an entry does not match its description in the archive, is too long, is not UTF-8, or declares
 * entities.
 */
export async function readSmallEntries(
  file: FileHandle,
  entries: readonly PlacedEntry[],
): Promise<readonly string[] | undefined> {
  if (entries.reduce((sum, { bytes, packedBytes }) => sum + Math.max(bytes, packedBytes), 0) > MAX_BYTES) return;
  const texts: string[] = [];
  for (const entry of entries) {
    const content = unpack(entry, await readBytes(file, entry.dataStart, entry.packedBytes));
    if (!content || content.length !== entry.bytes || content.includes(0)) return;
    const text = content.toString().replace(REFERENCE, toCharacter).toLowerCase();
    if (UNUSUAL.test(text)) return;
    texts.push(text);
  }
  return texts;
}

function unpack({ method, bytes }: PlacedEntry, packed: Buffer): Buffer | undefined {
  if (method !== DEFLATED) return method === 0 ? packed : undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch {
    return undefined;
  }
}

function toCharacter(reference: string, hexadecimal: string | undefined, decimal: string | undefined): string {
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return code <= MAX_CHARACTER ? String.fromCodePoint(code) : reference;
}
