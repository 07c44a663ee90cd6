import { fileRefused } from '../shape-file/refuse-file.ts';
import type { ZipEntry } from './zip-directory.ts';

const MAX_EXPANDED_BYTES = 50 * 1_048_576;

/** Bit 0: encrypted; bit 6: strong encryption; bit 13: directory masked. */
const ENCRYPTED_FLAGS = 0x2041;
const AES_METHOD = 99;

const KIND_OF_FILE = 0xf000;
const PLAIN_KINDS = [0, 0x8000, 0x4000];

const ARCHIVE_NAME = /\.(zip|zipx|kmz|jar|gz|tgz|tar|bz2|tbz2?|xz|txz|lzma|zst|7z|rar|cab|arj|iso)$/i;
const CONTROL_BYTE_LIMIT = 0x20;
const DELETE_BYTE = 0x7f;

/** Refuses the whole archive if it contains a single entry that no drawing needs (U52). */
export function refuseUnsafeEntries(entries: readonly ZipEntry[]): void {
  for (const entry of entries) {
    if (entry.flags & ENCRYPTED_FLAGS || entry.method === AES_METHOD) throw fileRefused('ARCHIVE_ENCRYPTED');
    // Links, devices and pipes.
    if (!PLAIN_KINDS.includes(entry.mode & KIND_OF_FILE)) throw fileRefused('ARCHIVE_UNSAFE');
    if (!isSafeName(entry.name)) throw fileRefused('ARCHIVE_UNSAFE');
  }
  const expanded = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (expanded > MAX_EXPANDED_BYTES) throw fileRefused('ARCHIVE_TOO_LARGE');
}

/** The names are never used on disk, but a path that leads out of its folder shows that the archive is malicious. */
function isSafeName(bytes: Buffer): boolean {
  if (bytes.some((byte) => byte < CONTROL_BYTE_LIMIT || byte === DELETE_BYTE)) return false;
  const name = bytes.toString('latin1');
  const isAbsolute = /^([\\/]|[a-z]:)/i.test(name);
  return name !== '' && !isAbsolute && !name.split(/[\\/]/).includes('..') && !ARCHIVE_NAME.test(name);
}
