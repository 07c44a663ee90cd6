import type { ImportPreview } from '@quietsite/contracts';
import { type CatalogueDatabase, DATABASE_COLUMNS, type DatabaseLine, shownValue } from '@quietsite/domain';
import type { Comparison } from './catalogue-database.ts';

/** Describes a plan in text, so that an administrator can check it before it is applied. */
export function describePlan(
  { plan, describe }: Comparison,
  skipped: readonly DatabaseLine[],
  database: CatalogueDatabase,
): Omit<ImportPreview, 'fileName' | 'fingerprint'> {
  const columns = DATABASE_COLUMNS[database].slice(1);
  const title = (fields: object) => titleOf(database, describe(fields));
  return {
    added: plan.added.map(({ line, fields }) => ({ line, text: title(fields) })),
    edited: plan.edited.map(({ line, before, fields }) => ({
      ...{ line, text: title(before), changes: listChanges(columns, describe(before), describe(fields)) },
    })),
    deleted: plan.deleted.map((entry) => ({ id: entry.id, text: title(entry) })),
    unchanged: plan.unchanged,
    skipped: skipped.map(({ line, cells }) => ({ line, text: shownValue(cells.join(', ')) })),
    problems: plan.problems.map((problem) => ({ ...problem })),
  };
}

type Cells = readonly (string | number)[];

/** 'CNP 001 Air compressor', or 'Piling, Boring: CNP 001 Air compressor'. */
function titleOf(database: CatalogueDatabase, cells: Cells): string {
  const [first, second, third, fourth, fifth] = cells;
  switch (database) {
    case 'equipment':
      return `${first} ${second}`.trim();
    case 'relationships':
      return `${first}, ${second}: ${`${fourth} ${third}`.trim()}`;
    case 'method-fits':
      return listed(first, second, third, `${fifth} ${fourth}`);
    case 'equipment-classes':
      return listed(`${second} ${first}`, third, fourth);
    case 'static-plant':
      return `${second} ${first}`.trim();
  }
}

const listed = (...parts: readonly (string | number | undefined)[]): string =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter((part) => part !== '')
    .join(', ');

const listChanges = (columns: readonly string[], before: Cells, after: Cells) =>
  columns
    .map((column, index) => ({ column, before: String(before[index]), after: String(after[index]) }))
    .filter((change) => change.before !== change.after);
