import type { RowsPerPage } from '../page-rules.ts';
import type { TablePart, TableRow, TableSection } from './appendix-model.ts';
import { type PageColumn, toHeads } from './cell-text.ts';

/** Headings always say 'Appendix', so that C-1 is not taken for a combination (Q129). */
export const headingOf = (number: string, title: string): string => `Appendix ${number}: ${title}`;

interface SectionParts<Row> {
  readonly number: string;
  readonly title: string;
  readonly columns: readonly PageColumn<Row>[];
  readonly rowsPerPage: RowsPerPage;
  readonly parts: readonly TablePart[];
  readonly note?: string;
  readonly pageColumns?: 1 | 2;
  readonly wraps?: boolean;
}

export const toSection = <Row>({ title, columns, ...parts }: SectionParts<Row>): TableSection => ({
  ...{ kind: 'table', note: '', pageColumns: 1, wraps: true },
  ...parts,
  heading: headingOf(parts.number, title),
  columns: toHeads(columns),
});

/** All rows in one table without a heading of its own. */
export const onePart = (rows: readonly TableRow[]): TablePart[] => [{ heading: '', title: '', rows }];

export const sameOnAll = (rows: number): RowsPerPage => ({ first: rows, next: rows });
