import type { TracedPoint } from './references.ts';
import type { Requirement } from './requirement.ts';

export interface SummaryRow {
  readonly name: string;
  readonly covered: number;
  readonly total: number;
}

/** One row per group, in order of first appearance. */
export function summarise<T extends { readonly id: string }>(
  traced: readonly T[],
  covered: ReadonlySet<string>,
  groupOf: (member: T) => string,
): SummaryRow[] {
  return [...Map.groupBy(traced, groupOf)].map(([name, members]) => ({
    name,
    covered: members.filter(({ id }) => covered.has(id)).length,
    total: members.length,
  }));
}

/** 100 if there is nothing to cover. */
export function percentOf({ covered, total }: Pick<SummaryRow, 'covered' | 'total'>): number {
  return total === 0 ? 100 : (100 * covered) / total;
}

export function formatTable(heading: string, rows: readonly SummaryRow[]): string {
  const width = Math.max(heading.length, ...rows.map(({ name }) => name.length), 'all'.length);
  const all = {
    name: 'all',
    covered: rows.reduce((sum, row) => sum + row.covered, 0),
    total: rows.reduce((sum, row) => sum + row.total, 0),
  };
  const lines = [...rows, all].map((row) => {
    const counts = `${String(row.covered).padStart(7)} ${String(row.total).padStart(5)}`;
    return `${row.name.padEnd(width)} ${counts} ${percentOf(row).toFixed(1).padStart(6)} %`;
  });
  return [`${heading.padEnd(width)} covered total`, ...lines].join('\n');
}

/** 'Q 02-04 90': the points of the two lists that no test names. */
export function formatMissingPoints(points: readonly TracedPoint[], covered: ReadonlySet<string>): string {
  const missing = points.filter(({ id }) => !covered.has(id)).map(({ id }) => id);
  return [...Map.groupBy(missing, (id) => id.slice(0, 1))]
    .map(([letter, ids]) => `${letter} ${formatRanges(ids.map((id) => id.slice(1)))}`)
    .join('\n');
}

/** 'SHELL 01-03 07' instead of a line per id. */
export function formatMissing(requirements: readonly Requirement[], covered: ReadonlySet<string>): string {
  const missing = requirements.filter(({ id }) => !covered.has(id));
  return [...Map.groupBy(missing, ({ area }) => area)]
    .map(([area, members]) => `${area} ${formatRanges(members.map(({ id }) => id.slice(area.length + 1)))}`)
    .join('\n');
}

function formatRanges(numbers: readonly string[]): string {
  const ranges: { first: string; last: string }[] = [];
  for (const number of numbers) {
    const open = ranges.at(-1);
    if (open && Number(number) === Number(open.last) + 1) open.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(' ');
}
