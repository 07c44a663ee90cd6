import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { PdfObject } from './read-pdf.ts';

const compress = promisify(deflate);

/** Limited, because a reader must unpack a whole stream to get one object. */
const OBJECTS_PER_STREAM = 200;
/** Entry type, offset, and index within a packed stream (ISO 32000-1, 7.5.8). */
const ENTRY_BYTES = [1, 4, 2] as const;
const ENTRY_WIDTH = ENTRY_BYTES[0] + ENTRY_BYTES[1] + ENTRY_BYTES[2];
const PLAIN = 1;
const PACKED = 2;

type Entry = readonly [kind: number, place: number, index: number];

export interface PackedFile {
  /**
   * Keeps streams unchanged and packs everything else; packs are numbered from the first free number. Returns the next
   * free one.
   */
  add(objects: readonly PdfObject[], firstFree: number): Promise<number>;
  /** The last number is that of the object table. */
  finish(lastNumber: number, trailer: string): Promise<Buffer>;
}

/** Builds a file from batches of objects, keeping only packed data in memory. */
export function createPackedFile(): PackedFile {
  const entries = new Map<number, Entry>();
  const buffers: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  let length = (buffers[0] as Buffer).length;
  const write = (number: number, body: Buffer) => {
    entries.set(number, [PLAIN, length, 0]);
    const framed = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    buffers.push(framed);
    length += framed.length;
  };
  return {
    async add(objects, firstFree) {
      for (const { number, body, isStream } of objects) if (isStream) write(number, body);
      const packs = await packObjects(objects.filter(({ isStream }) => !isStream));
      for (const [index, { numbers, body }] of packs.entries()) {
        for (const [place, number] of numbers.entries()) entries.set(number, [PACKED, firstFree + index, place]);
        write(firstFree + index, body);
      }
      return firstFree + packs.length;
    },
    async finish(lastNumber, trailer) {
      const start = length;
      entries.set(lastNumber, [PLAIN, start, 0]);
      const index = await compress(writeEntries(entries, lastNumber + 1));
      const keys = `/Type /XRef /Size ${lastNumber + 1} /W [${ENTRY_BYTES.join(' ')}] ${trailer}`;
      write(lastNumber, toStream(keys, index));
      return Buffer.concat([...buffers, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
    },
  };
}

interface Pack {
  readonly numbers: readonly number[];
  readonly body: Buffer;
}

/** Each pack starts with the numbers and offsets of its objects. */
async function packObjects(objects: readonly PdfObject[]): Promise<Pack[]> {
  const packs: Pack[] = [];
  for (let first = 0; first < objects.length; first += OBJECTS_PER_STREAM) {
    const batch = objects.slice(first, first + OBJECTS_PER_STREAM);
    let offset = 0;
    const places = batch.map(({ number, body }) => {
      const place = `${number} ${offset}`;
      offset += body.length + 1;
      return place;
    });
    const head = Buffer.from(`${places.join(' ')}\n`);
    const parts = batch.flatMap(({ body }) => [body, Buffer.from('\n')]);
    const content = await compress(Buffer.concat([head, ...parts]));
    const keys = `/Type /ObjStm /N ${batch.length} /First ${head.length}`;
    packs.push({ numbers: batch.map(({ number }) => number), body: toStream(keys, content) });
  }
  return packs;
}

const toStream = (keys: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${keys} /Filter /FlateDecode /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** Object numbers without an entry are free. */
function writeEntries(entries: ReadonlyMap<number, Entry>, size: number): Buffer {
  const table = Buffer.alloc(size * ENTRY_WIDTH);
  for (const [number, [kind, place, index]] of entries) {
    const at = number * ENTRY_WIDTH;
    table.writeUInt8(kind, at);
    table.writeUInt32BE(place, at + ENTRY_BYTES[0]);
    table.writeUInt16BE(index, at + ENTRY_BYTES[0] + ENTRY_BYTES[1]);
  }
  return table;
}
