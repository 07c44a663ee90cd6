import type { Language, Verdict } from '@quietsite/domain';
import type { RowsPerPage } from '../page-rules.ts';
import type { DocumentDate, SummaryMap } from '../summary/summary-model.ts';
import type { AppendixWords, FooterWords } from '../words/document-words.ts';

export type AppendixKind = 'a' | 'b' | 'c' | 'd';

/** An appendix in words and ready to set; the template decides only where they stand. */
export interface AppendixModel {
  readonly language: Language;
  readonly words: AppendixWords['template'] & FooterWords;
  /** Title of the file, as a reader's window shows it. */
  readonly documentTitle: string;
  /** The end of the run, in UTC, so that the same run prints the same bytes. */
  readonly documentDate: DocumentDate;
  readonly title: string;
  readonly project: string;
  readonly version: string;
  /** '' for an assessment of a real place. */
  readonly sampleMark: string;
  /** Over every page. */
  readonly runningTitle: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly notes: readonly string[];
  readonly footer: { readonly product: string; readonly run: string; readonly calculated: string };
  readonly sections: readonly AppendixSection[];
  /** Parts of one section by themselves, without what is known only when all pages are counted. */
  readonly isPiece?: boolean;
}

export type AppendixSection = TableSection | GanttSection | MapSection;

interface Section {
  /** 'B-1'. */
  readonly number: string;
  /** 'Appendix B-1: Activity codes' (Q129). */
  readonly heading: string;
}

export interface TableSection extends Section {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly rowsPerPage: RowsPerPage;
  readonly pageColumns: 1 | 2;
  /** Stands above the first row where the first page holds fewer. */
  readonly note: string;
  /** Cells of several lines are to be expected; where they are not, rows are set faster. */
  readonly wraps: boolean;
  readonly parts: readonly TablePart[];
  /** Parts follow each other on the page; where not, each begins one. */
  readonly flows: boolean;
  /** Parts before these stand in another piece. */
  readonly isBegun?: boolean;
}

export interface TableColumn {
  readonly label: string;
  /** 0: what the others leave. */
  readonly widthMm: number;
  /** 0 left, 1 right, 2 in the middle. */
  readonly align: 0 | 1 | 2;
}

export interface TablePart {
  /** Stands above the heads of the columns and repeats there; '' where the section has one part. */
  readonly heading: string;
  /** Follows the heading in its line. */
  readonly title: string;
  /** By which other cells find its page; '' for none. */
  readonly label: string;
  readonly rows: readonly TableRow[];
  /** In two narrow tables side by side, with columns of their own. */
  readonly compact?: CompactTable;
  /** Room for so many pages from elsewhere, in place of rows. */
  readonly keptPages?: number;
}

interface CompactTable {
  readonly columns: readonly TableColumn[];
  readonly rowsPerPage: number;
}

/** Plain cells, a heading over the rows that follow, or cells that reach over several columns. */
export type TableRow = readonly TableCell[] | GroupHead | WideRow;

export interface GroupHead {
  readonly head: string;
}

interface WideRow {
  readonly cells: readonly TableCell[];
  readonly spans: readonly number[];
  /** May be split between pages: it is taller than one. */
  readonly isLong: boolean;
}

/** What is marked is told by its words as well, never by colour alone. The page of a part is known when all are set. */
export type TableCell = string | { readonly mark: string; readonly verdict: Verdict } | { readonly pageOf: string };

export interface GanttSection extends Section {
  readonly kind: 'gantt';
  readonly rowsPerPage: RowsPerPage;
  /** Years follow each other on the page. */
  readonly flows: true;
  readonly parts: readonly GanttPart[];
}

/** Places on the axis of time run from 0 to 1. */
export interface GanttPart {
  readonly heading: string;
  readonly upperTicks: readonly GanttPlace[];
  readonly lowerTicks: readonly GanttPlace[];
  readonly rows: readonly (GanttRow | GroupHead)[];
}

export interface GanttPlace {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

export interface GanttRow {
  readonly code: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly from: number;
  readonly to: number;
  /** Works before or after the days of the page. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

export interface MapSection extends Section {
  readonly kind: 'map';
  readonly map: SummaryMap;
  readonly flows: false;
  readonly parts: readonly [];
}
