import type { Language, Verdict } from '@quietsite/domain';
import type { RowsPerPage } from '../page-rules.ts';
import type { DocumentDate, SummaryMap } from '../summary/summary-model.ts';
import type { AppendixWords, FooterWords } from '../words/document-words.ts';

export type AppendixKind = 'a' | 'b' | 'c' | 'd';

/** The text of an appendix, ready for typesetting. The template decides only the layout. */
export interface AppendixModel {
  readonly language: Language;
  readonly words: AppendixWords['template'] & FooterWords;
  /** Title of the file, as shown in the viewer's title bar. */
  readonly documentTitle: string;
  /** End of the run in UTC, so that the same run prints the same bytes. */
  readonly documentDate: DocumentDate;
  readonly title: string;
  readonly project: string;
  readonly version: string;
  /** '' for an assessment of a real site. */
  readonly sampleMark: string;
  /** Header of every page. */
  readonly runningTitle: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly notes: readonly string[];
  readonly footer: { readonly product: string; readonly run: string; readonly calculated: string };
  readonly sections: readonly AppendixSection[];
  /** Only parts of one section, without content that depends on the total page count. */
  readonly isPiece?: boolean;
}

export type AppendixSection = TableSection | GanttSection | MapSection | DrawingSection;

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
  /** Printed above the first row if the first page holds fewer rows. */
  readonly note: string;
  /** Whether cells may have several lines. If not, rows are typeset faster. */
  readonly wraps: boolean;
  readonly parts: readonly TablePart[];
  /** Whether parts follow each other on the page. If not, each begins a new page. */
  readonly flows: boolean;
  /** Earlier parts are in another piece. */
  readonly isBegun?: boolean;
}

export interface TableColumn {
  readonly label: string;
  /** 0 means the remaining width. */
  readonly widthMm: number;
  /** 0 left, 1 right, 2 centred. */
  readonly align: 0 | 1 | 2;
}

export interface TablePart {
  /** Printed above the column headings and repeated with them; '' if the section has only one part. */
  readonly heading: string;
  /** Follows the heading on the same line. */
  readonly title: string;
  /** Lets other cells refer to its page; '' if there is none. */
  readonly label: string;
  readonly rows: readonly TableRow[];
  /** Two narrow tables side by side, with their own columns. */
  readonly compact?: CompactTable;
  /** Leaves this many blank pages instead of rows, for pages from another document. */
  readonly keptPages?: number;
}

interface CompactTable {
  readonly columns: readonly TableColumn[];
  readonly rowsPerPage: number;
}

/** Plain cells, a heading for the rows that follow, or cells that span several columns. */
export type TableRow = readonly TableCell[] | GroupHead | WideRow;

export interface GroupHead {
  readonly head: string;
}

interface WideRow {
  readonly cells: readonly TableCell[];
  readonly spans: readonly number[];
  /** May be split across pages, as it is taller than one. */
  readonly isLong: boolean;
}

/** Marks are also stated in words, never by colour alone. The page of a part is known only after typesetting. */
export type TableCell = string | { readonly mark: string; readonly verdict: Verdict } | { readonly pageOf: string };

export interface GanttSection extends Section {
  readonly kind: 'gantt';
  readonly rowsPerPage: RowsPerPage;
  /** Years follow each other on the page. */
  readonly flows: true;
  readonly parts: readonly GanttPart[];
}

/** Positions on the time axis run from 0 to 1. */
export interface GanttPart {
  readonly heading: string;
  readonly upperTicks: readonly GanttLabel[];
  readonly lowerTicks: readonly GanttLabel[];
  readonly rows: readonly (GanttRow | GroupHead)[];
}

export interface GanttLabel {
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
  /** Continues before or after the days of the page. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

export interface MapSection extends Section {
  readonly kind: 'map';
  readonly map: SummaryMap;
  readonly flows: false;
  readonly parts: readonly [];
}

export interface DrawingSection extends Section {
  readonly kind: 'drawings';
  readonly note: string;
  readonly legend: Drawing;
  readonly drawings: readonly (Drawing & { readonly title: string; readonly caption: string })[];
  readonly flows: false;
  readonly parts: readonly [];
}

export interface Drawing {
  /** Index into the drawings of the appendix. */
  readonly image: number;
  readonly alternativeText: string;
  readonly widthMm: number;
}
