import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, with every property that a correct program would derive itself. */
export interface TestEntry {
  readonly name: string | Buffer;
  readonly data: Buffer | string;
  readonly isStored?: boolean;
  readonly flags?: number;
  readonly method?: number;
  readonly mode?: number;
  readonly checksum?: number;
  /** Declared length of the content. */
  readonly bytes?: number;
  readonly packedBytes?: number;
  /** Name in the local header, if different from the directory. */
  readonly localName?: string;
  /** Length in the local header, if different from the directory. */
  readonly localBytes?: number;
  /** Offset of the entry according to the directory. */
  readonly start?: number;
  /** Written before its size was known: checksum and sizes follow the data. */
  readonly isStreamed?: boolean;
  /** Listed in the directory but not written. */
  readonly isListedOnly?: boolean;
}

export interface TestArchive {
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly comment?: Buffer;
  readonly count?: number;
  readonly directoryStart?: number;
  readonly disk?: number;
}

/** A zip archive, valid by default. */
export function zip(entries: readonly TestEntry[], archive: TestArchive = {}): Buffer {
  const pieces: Buffer[] = [archive.before ?? Buffer.alloc(0)];
  const listed: Buffer[] = [];
  let at = pieces[0]?.length ?? 0;
  for (const entry of entries) {
    const packed = pack(entry);
    const local = entry.isListedOnly
      ? Buffer.alloc(0)
      : Buffer.concat([localHeader(entry, packed), packed, descriptor(entry, packed)]);
    listed.push(directoryHeader(entry, packed, entry.start ?? at));
    pieces.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(listed);
  const end = endRecord(directory.length, archive.count ?? entries.length, archive.directoryStart ?? at, archive);
  return Buffer.concat([...pieces, directory, end, archive.after ?? Buffer.alloc(0)]);
}

const content = ({ data }: TestEntry) => (typeof data === 'string' ? Buffer.from(data) : data);
/** Fastest compression: files of a hundred megabytes are made here, and their packed size does not matter. */
const pack = (entry: TestEntry) => (entry.isStored ? content(entry) : deflateRawSync(content(entry), { level: 1 }));
const methodOf = (entry: TestEntry) => entry.method ?? (entry.isStored ? 0 : 8);

function localHeader(entry: TestEntry, packed: Buffer): Buffer {
  const name = Buffer.from(entry.localName ?? entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  writeCommonFields(header.subarray(6), entry, packed, entry.localBytes);
  if (entry.isStreamed) header.fill(0, 14, 26);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor(entry: TestEntry, packed: Buffer): Buffer {
  if (!entry.isStreamed) return Buffer.alloc(0);
  const fields = Buffer.alloc(16);
  fields.writeUInt32LE(0x08074b50, 0);
  fields.writeUInt32LE(crc32(content(entry)), 4);
  fields.writeUInt32LE(packed.length, 8);
  fields.writeUInt32LE(content(entry).length, 12);
  return fields;
}

function directoryHeader(entry: TestEntry, packed: Buffer, start: number): Buffer {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  // Declared as made on Unix, so that the mode applies.
  header.writeUInt16LE((3 << 8) | 20, 4);
  header.writeUInt16LE(20, 6);
  writeCommonFields(header.subarray(8), entry, packed, undefined);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(entry.mode ?? 0o100644, 40);
  header.writeUInt32LE(start, 42);
  return Buffer.concat([header, name]);
}

/** Flags, method, time, date, checksum, sizes: the same in both places. */
function writeCommonFields(at: Buffer, entry: TestEntry, packed: Buffer, bytes: number | undefined): void {
  at.writeUInt16LE(entry.flags ?? (entry.isStreamed ? 8 : 0), 0);
  at.writeUInt16LE(methodOf(entry), 2);
  at.writeUInt32LE(entry.checksum ?? crc32(content(entry)), 8);
  at.writeUInt32LE(entry.packedBytes ?? packed.length, 12);
  at.writeUInt32LE(bytes ?? entry.bytes ?? content(entry).length, 16);
}

function endRecord(directoryBytes: number, count: number, directoryStart: number, archive: TestArchive): Buffer {
  const comment = archive.comment ?? Buffer.alloc(0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(archive.disk ?? 0, 4);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryStart, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, comment]);
}
