import { fileRefused } from '../shape-file/refuse-file.ts';
import { type ReadableBytes, readBytes } from './read-bytes.ts';
import { findZipDirectory, MAX_ENTRIES } from './zip-end.ts';

const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
/** The checksum and sizes of the entry follow its data; the values in the local header are meaningless. */
const SIZES_FOLLOW = 0x0008;
/** Flags that change how the data are read: either kind of encryption, or sizes after the data. */
const READING_FLAGS = SIZES_FOLLOW | 0x0041;

export interface ZipEntry {
  /** Raw bytes; decoded only for display. */
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Unix file type and permissions; 0 if the archive has none. */
  readonly mode: number;
  readonly start: number;
}

export interface PlacedEntry extends ZipEntry {
  readonly dataStart: number;
}

/**
 * Reads the entries of an archive. An archive describes each entry twice: the descriptions must agree, or programs that
 * trust different ones would see different files. Entries must not overlap or extend beyond the file (U52).
 */
export async function readZipDirectory(file: ReadableBytes, maxEntries = MAX_ENTRIES): Promise<readonly PlacedEntry[]> {
  const location = await findZipDirectory(file, maxEntries);
  const directory = await readBytes(file, location.start, location.end - location.start);
  const entries = parseDirectory(directory, maxEntries);
  if (entries.length !== location.entries) throw fileRefused('ARCHIVE_BROKEN');
  const placed: PlacedEntry[] = [];
  for (const entry of entries) placed.push({ ...entry, dataStart: await checkLocalHeader(file, entry) });
  refuseOverlaps(placed, location.start);
  return placed;
}

function parseDirectory(directory: Buffer, maxEntries: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at < directory.length) {
    if (entries.length === maxEntries) throw fileRefused('ARCHIVE_TOO_MANY_FILES');
    const isHeader = at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE;
    if (!isHeader) throw fileRefused('ARCHIVE_BROKEN');
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
    const end = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (end > directory.length) throw fileRefused('ARCHIVE_BROKEN');
    entries.push(parseEntry(directory.subarray(at, nameEnd)));
    at = end;
  }
  return entries;
}

const parseEntry = (header: Buffer): ZipEntry => ({
  name: header.subarray(ENTRY_BYTES),
  flags: header.readUInt16LE(8),
  method: header.readUInt16LE(10),
  checksum: header.readUInt32LE(16),
  packedBytes: header.readUInt32LE(20),
  bytes: header.readUInt32LE(24),
  mode: header.readUInt16LE(40),
  start: header.readUInt32LE(42),
});

/** Returns the offset of the entry's data. */
async function checkLocalHeader(file: ReadableBytes, entry: ZipEntry): Promise<number> {
  const header = await readBytes(file, entry.start, LOCAL_BYTES + entry.name.length);
  if (header.length < LOCAL_BYTES + entry.name.length) throw fileRefused('ARCHIVE_BROKEN');
  const isSame =
    header.readUInt32LE(0) === LOCAL_SIGNATURE &&
    ((header.readUInt16LE(6) ^ entry.flags) & READING_FLAGS) === 0 &&
    header.readUInt16LE(8) === entry.method &&
    header.readUInt16LE(26) === entry.name.length &&
    header.subarray(LOCAL_BYTES).equals(entry.name);
  if (!isSame || !hasSameSizes(header, entry)) throw fileRefused('ARCHIVE_BROKEN');
  return entry.start + header.length + header.readUInt16LE(28);
}

function hasSameSizes(header: Buffer, entry: ZipEntry): boolean {
  if (entry.flags & SIZES_FOLLOW) return true;
  const [checksum, packedBytes, bytes] = [14, 18, 22].map((at) => header.readUInt32LE(at));
  return checksum === entry.checksum && packedBytes === entry.packedBytes && bytes === entry.bytes;
}

function refuseOverlaps(entries: readonly PlacedEntry[], directoryStart: number): void {
  let previousEnd = 0;
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    if (entry.start < previousEnd) throw fileRefused('ARCHIVE_BROKEN');
    previousEnd = entry.dataStart + entry.packedBytes;
  }
  if (previousEnd > directoryStart) throw fileRefused('ARCHIVE_BROKEN');
}
