import { cleanFileText } from '../schedule/file-text.ts';

export const catalogueDatabases = [
  'equipment',
  'relationships',
  'method-fits',
  'equipment-classes',
  'static-plant',
] as const;
export type CatalogueDatabase = (typeof catalogueDatabases)[number];

/** The column names of a file, which are on line 4. Lines 1 to 3 are notes (ADMIN-18, ADMIN-19, Q82). */
export const DATABASE_COLUMNS = {
  equipment: [
    'id',
    'official ID',
    'name',
    'default sound power',
    'minimum sound power',
    'maximum sound power',
    'minimum % on time in 30 mins',
    'PME/QPME',
  ],
  relationships: ['id', 'construction work name', 'activity name', 'pme name', 'pme official id'],
  'method-fits': [
    'id',
    'method',
    'construction work name',
    'activity name',
    'pme name',
    'pme official id',
    'note',
    'source',
  ],
  'equipment-classes': [
    'id',
    'equipment name',
    'official id',
    'construction work name',
    'activity name',
    'class',
    'duty',
    'source',
  ],
  'static-plant': ['id', 'pme name', 'pme official id', 'offered enclosure dB(A)', 'source'],
} as const satisfies Record<CatalogueDatabase, readonly string[]>;

export const DATABASE_HEADER_LINE = 4;
/** About twenty times the size of the current catalogue. */
const MAX_DATABASE_ROWS = 5_000;

export interface DatabaseLine {
  /** The line number as shown to the user. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type DatabaseFile =
  | { readonly refusal: 'WRONG_HEADER' | 'NO_ROWS' | 'TOO_MANY_ROWS' }
  | { readonly rows: readonly DatabaseLine[]; readonly skipped: readonly DatabaseLine[] };

/**
 * The lines of a file below its column names. Lines with too few columns are listed separately (ADMIN-20 to ADMIN-23).
 */
export function readDatabaseFile(
  lines: readonly (readonly string[])[],
  database: CatalogueDatabase,
  lineOf: (index: number) => number = (index) => index + 1,
): DatabaseFile {
  const columns = DATABASE_COLUMNS[database];
  if (!isHeader(lines[DATABASE_HEADER_LINE - 1] ?? [], columns)) return { refusal: 'WRONG_HEADER' };
  const below = lines
    .map((cells, index) => ({ line: lineOf(index), cells: cells.map(cleanFileText) }))
    .slice(DATABASE_HEADER_LINE)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const rows = below.filter(({ cells }) => cells.length >= columns.length);
  if (rows.length === 0) return { refusal: 'NO_ROWS' };
  if (below.length > MAX_DATABASE_ROWS) return { refusal: 'TOO_MANY_ROWS' };
  return { rows, skipped: below.filter(({ cells }) => cells.length < columns.length) };
}

/** A spreadsheet may write empty cells after the last name. */
function isHeader(cells: readonly string[], columns: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  return (
    columns.every((column, index) => names[index] === column.toLowerCase()) && isBlank(names.slice(columns.length))
  );
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');
