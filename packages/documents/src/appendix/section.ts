import type { RowsPerPage } from '../page-rules.ts';
import type { DocumentWords } from '../words/document-words.ts';
import type { TableColumn, TablePart, TableRow, TableSection } from './appendix-model.ts';
import { type PageColumn, toHeads } from './cell-text.ts';

interface SectionParts<Row> {
  readonly words: DocumentWords;
  readonly number: string;
  readonly title: string;
  readonly columns: readonly PageColumn<Row>[];
  readonly rowsPerPage: RowsPerPage;
  readonly parts: readonly TablePart[];
  /** Columns that no plan table has, placed after the others. */
  readonly moreColumns?: readonly TableColumn[];
  readonly note?: string;
  readonly pageColumns?: 1 | 2;
  readonly wraps?: boolean;
  readonly flows?: boolean;
}

export const toSection = <Row>({
  words,
  title,
  columns,
  moreColumns = [],
  ...parts
}: SectionParts<Row>): TableSection => ({
  ...{ kind: 'table', note: '', pageColumns: 1, wraps: true, flows: true },
  ...parts,
  heading: words.appendix.heading(parts.number, title),
  columns: [...toHeads(columns, words), ...moreColumns],
});

/** All rows in one table without a separate heading. */
export const onePart = (rows: readonly TableRow[]): TablePart[] => [{ heading: '', title: '', label: '', rows }];

export const sameOnEveryPage = (rows: number): RowsPerPage => ({ first: rows, next: rows });

/** Label of a receiver's calculation, for references to it. */
export const receiverLabel = ({ pointId }: { readonly pointId: number }): string => `receiver-${pointId}`;
