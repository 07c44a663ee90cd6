import { shownValue } from './database-entry.ts';
import { type DatabaseLine, isBlank } from './database-file.ts';
import type { CellFault, DatabaseFormat } from './database-format.ts';

export interface ImportProblem extends CellFault {
  readonly line: number;
}

export interface ImportPlan<Fields> {
  readonly added: readonly { readonly line: number; readonly fields: Fields }[];
  readonly edited: readonly { readonly line: number; readonly before: Fields & Identified; readonly fields: Fields }[];
  readonly deleted: readonly (Fields & Identified)[];
  readonly unchanged: number;
  readonly problems: readonly ImportProblem[];
}

interface Identified {
  readonly id: number;
}

interface ImportInput<Fields> {
  readonly format: DatabaseFormat<Fields>;
  readonly columnCount: number;
  /** The current entries of the database. */
  readonly present: readonly (Fields & Identified)[];
  readonly rows: readonly DatabaseLine[];
  readonly skipped: readonly DatabaseLine[];
  /** Keys of archived entries. Adding one again restores it, but an existing entry cannot be renamed to one. */
  readonly archivedKeys?: ReadonlySet<string>;
}

/** A file can never delete more than this share of a database (U49). */
export const MAX_DELETED_SHARE = 0.5;

/**
 * What importing a file would do. A blank id adds a row, a known id with other values edits it, and entries missing
 * from the file are deleted, except the ids of skipped lines (ADMIN-25, ADMIN-26, U49, Q83). If there is any problem,
 * nothing is imported.
 */
export function planImport<Fields>(input: ImportInput<Fields>): ImportPlan<Fields> {
  const { format, present, rows, skipped } = input;
  const byId = new Map(present.map((entry) => [String(entry.id), entry]));
  const read = rows.map((row) => readRow(input, row, byId));
  const named = new Set([...rows, ...skipped].map(({ cells }) => normalId(cells[0] ?? '')));
  const kept = present.filter(({ id }) => named.has(String(id)) && !read.some(({ before }) => before?.id === id));
  const known = read.flatMap(({ line, before, fields }) => (before ? [{ line, before, fields }] : []));
  const edited = known.filter(({ before, fields }) => !isSame(format, before, fields));
  return {
    added: read.filter(({ isNew }) => isNew).map(({ line, fields }) => ({ line, fields })),
    edited,
    deleted: present.filter(({ id }) => !named.has(String(id))),
    unchanged: known.length - edited.length + kept.length,
    problems: [...read.flatMap(({ problems }) => problems), ...findDuplicates(format, read, kept)].toSorted(
      (one, other) => one.line - other.line,
    ),
  };
}

/** '007' is 7. */
const normalId = (text: string): string => (/^\d{1,9}$/.test(text) ? String(Number(text)) : text);

interface ReadRow<Fields> {
  readonly line: number;
  readonly id: string;
  readonly isNew: boolean;
  readonly before: (Fields & Identified) | undefined;
  readonly fields: Fields;
  readonly problems: readonly ImportProblem[];
}

function readRow<Fields>(
  { format, columnCount, archivedKeys }: ImportInput<Fields>,
  { line, cells }: DatabaseLine,
  byId: ReadonlyMap<string, Fields & Identified>,
): ReadRow<Fields> {
  const [first = '', ...others] = cells;
  const id = normalId(first);
  const before = byId.get(id);
  const { fields, faults } = format.read(others.slice(0, columnCount - 1));
  const problems: CellFault[] = [...faults];
  if (id !== '' && !before) problems.unshift({ fault: 'UNKNOWN_ID', value: shownValue(first) });
  if (!isBlank(cells.slice(columnCount)))
    problems.push({ fault: 'TOO_MANY_COLUMNS', value: shownValue(cells.at(-1) ?? '') });
  const key = format.keyOf(fields);
  if (before && key !== format.keyOf(before) && archivedKeys?.has(key))
    problems.push({ fault: 'NAME_PUT_AWAY', value: shownValue(cells[2] ?? '') });
  return { line, id, isNew: id === '', before, fields, problems: problems.map((problem) => ({ line, ...problem })) };
}

function isSame<Fields>({ toCells }: DatabaseFormat<Fields>, before: Fields, after: Fields): boolean {
  const cells = toCells(after);
  return toCells(before).every((cell, index) => cell === cells[index]);
}

/** The same id or the same entry on two lines. For a skipped line, the stored entry counts. */
function findDuplicates<Fields>(
  { keyOf }: DatabaseFormat<Fields>,
  read: readonly ReadRow<Fields>[],
  kept: readonly Fields[],
): ImportProblem[] {
  const ids = new Set<string>();
  const keys = new Set(kept.map(keyOf));
  return read.flatMap(({ line, id, fields }) => {
    const problems: ImportProblem[] = [];
    if (id !== '' && ids.has(id)) problems.push({ line, fault: 'ID_TWICE', value: id });
    if (keys.has(keyOf(fields)))
      problems.push({ line, fault: 'ENTRY_TWICE', value: shownValue(keyOf(fields).replaceAll('\n', ' ').trim()) });
    ids.add(id);
    keys.add(keyOf(fields));
    return problems;
  });
}
