import { PrintingError } from './printing-error.ts';

export interface PdfObject {
  readonly number: number;
  /** Between 'obj' and 'endobj'. */
  readonly body: Buffer;
  readonly isStream: boolean;
}

interface PlainPdf {
  readonly objects: readonly PdfObject[];
  /** One more than the highest number. */
  readonly size: number;
  /** Entries of the trailer without its size. */
  readonly trailer: string;
}

const ENTRY_LENGTH = 20;

/**
 * Parses a file as the compiler writes it: one offset table, no packed objects, no encryption. Throws PrintingError.
 */
export function readPdf(source: Uint8Array): PlainPdf {
  const pdf = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const tableStart = Number(after(pdf, 'startxref').trim().split(/\s/)[0]);
  const [, firstNumber, count] = /^xref\s+(\d+) (\d+)\s+/.exec(latin1(pdf, tableStart, tableStart + 60)) ?? [];
  if (firstNumber !== '0' || count === undefined) throw broken('no table of objects');
  const size = Number(count);
  const entriesStart = pdf.indexOf('\n', tableStart + 'xref\n'.length) + 1;
  const offsets = readOffsets(pdf, entriesStart, size);
  const trailerText = latin1(pdf, entriesStart + size * ENTRY_LENGTH, pdf.length);
  const [, entries] = /trailer\s*<<(.*)>>\s*startxref/s.exec(trailerText) ?? [];
  if (entries === undefined) throw broken('no trailer');
  return {
    objects: readObjects(pdf, offsets, tableStart),
    size,
    trailer: entries
      .replace(/\/Size \d+/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** Offsets by object number. Numbers without an offset are free. */
function readOffsets(pdf: Buffer, start: number, size: number): Map<number, number> {
  const offsets = new Map<number, number>();
  for (let number = 0; number < size; number += 1) {
    const entry = latin1(pdf, start + number * ENTRY_LENGTH, start + (number + 1) * ENTRY_LENGTH);
    if (entry[17] === 'n') offsets.set(number, Number(entry.slice(0, 10)));
  }
  return offsets;
}

/** Each object extends to the start of the next one. */
function readObjects(pdf: Buffer, offsets: ReadonlyMap<number, number>, end: number): PdfObject[] {
  const inOrder = [...offsets].sort(([, one], [, other]) => one - other);
  return inOrder.map(([number, offset], index) => {
    const next = inOrder[index + 1]?.[1] ?? end;
    const opening = `${number} 0 obj`;
    const close = pdf.lastIndexOf('endobj', next - 1);
    if (latin1(pdf, offset, offset + opening.length) !== opening || close < offset)
      throw broken(`object ${number} is not where it is said to be`);
    const body = pdf.subarray(offset + opening.length + 1, close - 1);
    return { number, body, isStream: body.subarray(-'endstream'.length).equals(ENDSTREAM) };
  });
}

const ENDSTREAM = Buffer.from('endstream');

function after(pdf: Buffer, word: string): string {
  const at = pdf.lastIndexOf(word);
  if (at < 0) throw broken(`no ${word}`);
  return latin1(pdf, at + word.length, pdf.length);
}

const latin1 = (pdf: Buffer, from: number, to: number): string => pdf.toString('latin1', from, to);

const broken = (why: string) => new PrintingError('COMPRESSION', `not a PDF that can be packed: ${why}`);
