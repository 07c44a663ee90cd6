import Papa from 'papaparse';
import { takeOffApostrophe } from './formula-guard.ts';

export const MOST_LINES = 50_000;
export const LONGEST_CELL = 2_000;
/** Far more than a line of cells can hold; what is longer is no table, and not worth a parser's time. */
const LONGEST_LINE = 100_000;
/** So many lines tell which character stands between the cells. */
const LINES_TO_JUDGE = 20;
const DELIMITERS = [',', ';', '\t'] as const;

type CsvRefusal = 'NOT_TEXT' | 'NOT_READABLE' | 'CELL_TOO_LONG' | 'TOO_MANY_ROWS';
/** Each line as its cells; line 1 is the first, blank ones are kept so that lines can be counted as a person does. */
type CsvLines = readonly (readonly string[])[];
export type CsvReading = { readonly lines: CsvLines } | { readonly refusal: CsvRefusal };

/** A table as text, whatever type the browser gave it (U48). The apostrophe of our own files comes off (U47). */
export function readCsv(bytes: Uint8Array): CsvReading {
  const text = decodeText(bytes)?.replace(/\r\n?/g, '\n');
  if (text === undefined) return { refusal: 'NOT_TEXT' };
  if (hasLongLine(text)) return { refusal: 'CELL_TOO_LONG' };
  const { data, errors } = parseLines(text, findDelimiter(text), MOST_LINES + 1);
  if (errors.some(({ type }) => type === 'Quotes')) return { refusal: 'NOT_READABLE' };
  const lines = data.map((cells) => cells.map(takeOffApostrophe));
  while (lines.length > 0 && isBlankLine(lines.at(-1) ?? [])) lines.pop();
  if (lines.length > MOST_LINES) return { refusal: 'TOO_MANY_ROWS' };
  if (lines.some((cells) => cells.some(({ length }) => length > LONGEST_CELL))) return { refusal: 'CELL_TOO_LONG' };
  return { lines };
}

const isBlankLine = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** UTF-8, or UTF-16 that says so in its first bytes; anything else would be a guess. */
function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const parseLines = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview, skipEmptyLines: false });

/** The one that cuts most lines into the same number of cells; the comma when none does. */
function findDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const counts = Map.groupBy(parseLines(text, delimiter, LINES_TO_JUDGE).data, ({ length }) => length);
    return Math.max(0, ...[...counts].map(([cells, lines]) => (cells - 1) * lines.length));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}

function hasLongLine(text: string): boolean {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > LONGEST_LINE) return true;
    if (end < 0) return false;
    start = end + 1;
  }
  return false;
}
