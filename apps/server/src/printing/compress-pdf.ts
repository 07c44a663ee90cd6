import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { type PdfObject, readPdf } from './read-pdf.ts';

const compress = promisify(deflate);

/** As many as one piece of text holds that a reader unpacks for any of them. */
const OBJECTS_PER_STREAM = 200;
/** Kind of entry, place, and place within a packed stream (ISO 32000-1, 7.5.8). */
const ENTRY_BYTES = [1, 4, 2] as const;
const ENTRY_WIDTH = ENTRY_BYTES[0] + ENTRY_BYTES[1] + ENTRY_BYTES[2];
const PLAIN = 1;
const PACKED = 2;

/**
 * A tagged file consists of ten thousands of small objects, of which one list of offsets alone takes megabytes. They are
 * packed into compressed streams; streams stay as they are. The same file in gives the same file out. Throws
 * PrintingError.
 */
export async function compressPdf(pdf: Uint8Array): Promise<Buffer> {
  const { objects, size, trailer } = readPdf(pdf);
  const packs = await packObjects(objects.filter(({ isStream }) => !isStream));
  const entries = Buffer.alloc((size + packs.length + 1) * ENTRY_WIDTH);
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  let length = (pieces[0] as Buffer).length;
  const write = (number: number, body: Buffer) => {
    writeEntry(entries, number, [PLAIN, length, 0]);
    const framed = [Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')];
    pieces.push(...framed);
    length += framed.reduce((sum, piece) => sum + piece.length, 0);
  };
  for (const { number, body, isStream } of objects) if (isStream) write(number, body);
  for (const [index, { numbers, body }] of packs.entries()) {
    for (const [place, number] of numbers.entries()) writeEntry(entries, number, [PACKED, size + index, place]);
    write(size + index, body);
  }
  const start = length;
  const last = size + packs.length;
  writeEntry(entries, last, [PLAIN, start, 0]);
  const index = await compress(entries);
  const keys = `/Type /XRef /Size ${last + 1} /W [${ENTRY_BYTES.join(' ')}] ${trailer}`;
  pieces.push(Buffer.from(`${last} 0 obj\n`), toStream(keys, index), Buffer.from('\nendobj\n'));
  pieces.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

interface Pack {
  readonly numbers: readonly number[];
  readonly body: Buffer;
}

/** Each pack begins with the numbers of its objects and where they stand. */
async function packObjects(objects: readonly PdfObject[]): Promise<Pack[]> {
  const packs: Pack[] = [];
  for (let first = 0; first < objects.length; first += OBJECTS_PER_STREAM) {
    const some = objects.slice(first, first + OBJECTS_PER_STREAM);
    let offset = 0;
    const places = some.map(({ number, body }) => {
      const place = `${number} ${offset}`;
      offset += body.length + 1;
      return place;
    });
    const head = Buffer.from(`${places.join(' ')}\n`);
    const parts = some.flatMap(({ body }) => [body, Buffer.from('\n')]);
    const content = await compress(Buffer.concat([head, ...parts]));
    const keys = `/Type /ObjStm /N ${some.length} /First ${head.length}`;
    packs.push({ numbers: some.map(({ number }) => number), body: toStream(keys, content) });
  }
  return packs;
}

const toStream = (keys: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${keys} /Filter /FlateDecode /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

function writeEntry(entries: Buffer, number: number, [kind, place, index]: readonly [number, number, number]): void {
  const at = number * ENTRY_WIDTH;
  entries.writeUInt8(kind, at);
  entries.writeUInt32BE(place, at + ENTRY_BYTES[0]);
  entries.writeUInt16BE(index, at + ENTRY_BYTES[0] + ENTRY_BYTES[1]);
}
