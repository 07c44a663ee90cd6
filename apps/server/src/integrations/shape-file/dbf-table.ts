import { fileRefused } from './refuse-file.ts';
import type { EncodedText } from './text-encoding.ts';

const FIELD_BYTES = 32;
const MIN_HEADER_BYTES = 33;
const FIELDS_END = 0x0d;
const MAX_NAME_BYTES = 10;
/** Header and enough rows to detect the encoding. */
export const SAMPLE_BYTES = 1_048_576;

export interface DbfTable {
  readonly rows: number;
  /** The code page mark that the writing program set; 0 if there is none. */
  readonly codePageMark: number;
  /** Raw names and values, without padding. */
  readonly texts: readonly EncodedText[];
}

/** Reads the start of a table to check it. The file must be long enough for the declared rows. */
export function readDbfTable(sample: Buffer, fileBytes: number): DbfTable {
  if (sample.length < MIN_HEADER_BYTES) throw fileRefused('NOT_READABLE');
  const rows = sample.readUInt32LE(4);
  const [headerBytes, rowBytes] = [sample.readUInt16LE(8), sample.readUInt16LE(10)];
  const isPlausible = headerBytes >= MIN_HEADER_BYTES && rowBytes > 0 && headerBytes + rows * rowBytes <= fileBytes;
  if (!isPlausible) throw fileRefused('NOT_READABLE');
  const fields = readFields(sample.subarray(0, headerBytes));
  const texts: EncodedText[] = fields.map(({ name }) => ({ bytes: name, isFull: name.length >= MAX_NAME_BYTES }));
  const lastStart = Math.min(headerBytes + rows * rowBytes, sample.length) - rowBytes;
  for (let start = headerBytes; start <= lastStart; start += rowBytes)
    for (const { at, length } of fields) texts.push(trim(sample.subarray(start + at, start + at + length)));
  return { rows, codePageMark: sample.readUInt8(29), texts: texts.filter(isNotAscii) };
}

interface Field {
  readonly name: Buffer;
  readonly at: number;
  readonly length: number;
}

function readFields(header: Buffer): Field[] {
  const fields: Field[] = [];
  // The first byte of a row marks whether it is deleted.
  let at = 1;
  for (let start = FIELD_BYTES; start + FIELD_BYTES <= header.length; start += FIELD_BYTES) {
    if (header[start] === FIELDS_END) break;
    const name = header.subarray(start, start + 11);
    const end = name.indexOf(0);
    const length = header.readUInt8(start + 16);
    fields.push({ name: end < 0 ? name : name.subarray(0, end), at, length });
    at += length;
  }
  return fields;
}

function trim(value: Buffer): EncodedText {
  let end = value.length;
  while (end > 0 && (value[end - 1] === 0x20 || value[end - 1] === 0)) end--;
  return { bytes: value.subarray(0, end), isFull: end === value.length };
}

const isNotAscii = ({ bytes }: EncodedText) => bytes.some((byte) => byte >= 0x80);
