import Papa from 'papaparse';
import { findOversize, MAX_LINES } from './check-size.ts';
import { decodeUnicode } from './decode-unicode.ts';
import { removeApostrophe } from './formula-guard.ts';

export const MAX_CELL_LENGTH = 2_000;
/** Number of lines used to detect the delimiter. */
const SAMPLE_LINES = 20;
const DELIMITERS = [',', ';', '\t'] as const;

type CsvRefusal = 'EMPTY' | 'NOT_TEXT' | 'NOT_READABLE' | 'CELL_TOO_LONG' | 'TOO_MANY_ROWS';
/** The cells of each line, from line 1. Includes blank lines, so line numbers match a user's count. */
type CsvLines = readonly (readonly string[])[];
export type CsvReading = { readonly lines: CsvLines } | { readonly refusal: CsvRefusal };

/** Reads a table as text, whatever type the browser declared (U48). Removes the apostrophe that writeCsv adds (U47). */
export function readCsv(bytes: Uint8Array): CsvReading {
  const text = decodeUnicode(bytes)?.trimEnd().replace(/\r\n?/g, '\n');
  if (text === undefined || text.includes('\0')) return { refusal: 'NOT_TEXT' };
  const oversize = findOversize(text);
  if (oversize) return { refusal: oversize };
  const { data, errors } = parseLines(text, findDelimiter(text), MAX_LINES);
  if (errors.some(({ type }) => type === 'Quotes')) return { refusal: 'NOT_READABLE' };
  const lines = data.map((cells) => cells.map(removeApostrophe));
  while (lines.length > 0 && isBlankLine(lines.at(-1) ?? [])) lines.pop();
  if (lines.length === 0) return { refusal: 'EMPTY' };
  if (lines.some((cells) => cells.some(({ length }) => length > MAX_CELL_LENGTH))) return { refusal: 'CELL_TOO_LONG' };
  return { lines };
}

const isBlankLine = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const parseLines = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview, skipEmptyLines: false });

/** The delimiter that splits most lines into the same number of cells; a comma if none does. */
function findDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const counts = Map.groupBy(parseLines(text, delimiter, SAMPLE_LINES).data, ({ length }) => length);
    return Math.max(0, ...[...counts].map(([cells, lines]) => (cells - 1) * lines.length));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}
