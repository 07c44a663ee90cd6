import { fileRefused } from './refuse-file.ts';
import { HEADER_BYTES, type ShpRecord } from './shp-structure.ts';

const ENTRY_BYTES = 8;

/**
 * Rebuilds the index of a shapefile. Keeps the order of the archive's index if it is valid: programs that edit in place
 * move changed records to the end, and only the index has the original order. Otherwise uses the record numbers.
 */
export function rebuildIndex(shp: Buffer, records: readonly ShpRecord[], given: Buffer | undefined): Buffer {
  const ordered = (given && readIndex(given, records)) ?? inFileOrder(records);
  const index = Buffer.alloc(HEADER_BYTES + ordered.length * ENTRY_BYTES);
  shp.copy(index, 0, 0, HEADER_BYTES);
  index.writeInt32BE(index.length / 2, 24);
  ordered.forEach((record, i) => {
    index.writeInt32BE(record.start / 2, HEADER_BYTES + i * ENTRY_BYTES);
    index.writeInt32BE(record.bytes / 2, HEADER_BYTES + i * ENTRY_BYTES + 4);
  });
  return index;
}

/** Leaves room for one entry more than there are records, so that an index with too many entries is noticed. */
export const maxIndexBytes = (records: number): number => HEADER_BYTES + (records + 1) * ENTRY_BYTES;

export const countIndexed = (index: Buffer): number => (index.length - HEADER_BYTES) / ENTRY_BYTES;

/** Returns undefined if the index points to anything but records, or to a record twice. */
function readIndex(index: Buffer, records: readonly ShpRecord[]): readonly ShpRecord[] | undefined {
  const byStart = new Map(records.map((record) => [record.start, record]));
  const ordered: ShpRecord[] = [];
  for (let at = HEADER_BYTES; at + ENTRY_BYTES <= index.length; at += ENTRY_BYTES) {
    const start = index.readInt32BE(at) * 2;
    const record = byStart.get(start);
    if (!record) return undefined;
    byStart.delete(start);
    ordered.push(record);
  }
  return ordered.length > 0 ? ordered : undefined;
}

function inFileOrder(records: readonly ShpRecord[]): readonly ShpRecord[] {
  const isInOrder = records.every(({ number }, i) => number === i + 1);
  if (!isInOrder) throw fileRefused('NOT_READABLE');
  return records;
}
