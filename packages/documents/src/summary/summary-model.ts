import type { Language, Verdict } from '@quietsite/domain';
import type { FooterWords, SummaryWords } from '../words/document-words.ts';

/** All text the page prints, ready for typesetting. The template decides only the layout. */
export interface SummaryModel {
  readonly language: Language;
  readonly words: SummaryWords['template'] & FooterWords;
  /** Title of the file, as shown in the viewer's title bar. */
  readonly documentTitle: string;
  /** Date of the document in UTC: the end of the run, so that the same run prints the same bytes. */
  readonly documentDate: DocumentDate;
  readonly project: string;
  readonly version: string;
  /** '' for an assessment of a real site. */
  readonly sampleMark: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly keyFigures: readonly KeyFigure[];
  readonly conclusion: string;
  readonly map: SummaryMap;
  readonly programme: SummaryProgramme;
  readonly table: { readonly caption: string; readonly rows: readonly SummaryRow[]; readonly remainder: string };
  readonly notes: readonly string[];
  readonly footer: { readonly product: string; readonly run: string; readonly calculated: string };
}

export interface DocumentDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export interface KeyFigure {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly details: readonly string[];
  readonly tone: 'plain' | Verdict;
}

export interface SummaryMap {
  readonly caption: string;
  readonly alternativeText: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface SummaryRow {
  readonly label: string;
  readonly building: string;
  readonly criterion: string;
  readonly unmitigated: string;
  readonly mitigated: string;
  readonly highestDay: string;
  readonly verdict: string;
  /** Null if it is not judged (M-141). */
  readonly state: Verdict | null;
}

export interface SummaryProgramme {
  readonly caption: string;
  readonly ticks: readonly ProgrammeTick[];
  readonly rows: readonly ProgrammeRow[];
  /** How many activities are not shown; '' if none. */
  readonly more: string;
}

/** Positions on the time axis run from 0 to 1. */
export interface ProgrammeTick {
  readonly label: string;
  readonly at: number;
}

export interface ProgrammeRow {
  readonly code: string;
  readonly name: string;
  readonly zone: string;
  readonly start: string;
  readonly end: string;
  readonly from: number;
  readonly to: number;
}
