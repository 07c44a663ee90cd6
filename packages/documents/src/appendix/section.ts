import type { RowsPerPage } from '../page-rules.ts';
import type { TableColumn, TablePart, TableRow, TableSection } from './appendix-model.ts';
import { type PageColumn, toHeads } from './cell-text.ts';

/** Headings always say 'Appendix', so that C-1 is not taken for a combination (Q129). */
export const headingOf = (number: string, title: string): string => `Appendix ${number}: ${title}`;

interface SectionParts<Row> {
  readonly number: string;
  readonly title: string;
  readonly columns: readonly PageColumn<Row>[];
  readonly rowsPerPage: RowsPerPage;
  readonly parts: readonly TablePart[];
  /** What no table of the plan has, after the others. */
  readonly moreColumns?: readonly TableColumn[];
  readonly note?: string;
  readonly pageColumns?: 1 | 2;
  readonly wraps?: boolean;
}

export const toSection = <Row>({ title, columns, moreColumns = [], ...parts }: SectionParts<Row>): TableSection => ({
  ...{ kind: 'table', note: '', pageColumns: 1, wraps: true },
  ...parts,
  heading: headingOf(parts.number, title),
  columns: [...toHeads(columns), ...moreColumns],
});

/** All rows in one table without a heading of its own. */
export const onePart = (rows: readonly TableRow[]): TablePart[] => [{ heading: '', title: '', label: '', rows }];

export const sameOnAll = (rows: number): RowsPerPage => ({ first: rows, next: rows });

/** The place of a receiver's calculation, for whoever refers to it. */
export const receiverLabel = ({ pointId }: { readonly pointId: number }): string => `receiver-${pointId}`;
