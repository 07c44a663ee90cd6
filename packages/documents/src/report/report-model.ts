import type { Language, Verdict } from '@quietsite/domain';
import type { DocumentDate } from '../summary/summary-model.ts';
import type { ReportWords } from './words/report-words.ts';

/** The plan in words, ready to be set; every text is plain and none is markup. */
export interface ReportModel {
  readonly language: Language;
  /** Headings and heads of columns, by which the template calls them. */
  readonly words: ReportWords['template'];
  readonly documentTitle: string;
  /** The end of the run: the same run and text give the same file. */
  readonly documentDate: DocumentDate;
  /** Says that nothing here is an assessment; '' where it is one. */
  readonly sampleMark: string;
  readonly project: string;
  readonly header: { readonly project: string; readonly version: string };
  readonly footer: { readonly product: string; readonly run: string };
  readonly title: readonly Fact[];
  /** Whose plan it is and who answers for it. */
  readonly cover: readonly Fact[];
  /** null where no map data is at hand. */
  readonly location: LocationMap | null;
  /** The picture itself, which the printer hands over beside the words; '' without a map. */
  readonly locationSvg: string;
  readonly legislation: Legislation;
  /** Reasons of the last update where the title block has no room for them; else ''. */
  readonly lastUpdate: string;
  readonly keyFigures: readonly ReportFigure[];
  readonly conclusion: readonly string[];
  readonly general: readonly Fact[];
  readonly permits: readonly PermitRow[];
  readonly assessment: { readonly choices: readonly Choice[]; readonly reason: string };
  readonly triggers: ChoiceList;
  readonly documents: readonly DocumentChoice[];
  readonly additionalInformation: string;
  readonly signatures: readonly Signature[];
  readonly methods: ItemTable;
  readonly equipment: ItemTable;
  readonly mitigation: ItemTable;
  /** Of each activity with noise barriers. */
  readonly barriers: readonly BarrierRow[];
  readonly measures: ChoiceList;
  /** '' where no credit can be claimed. */
  readonly credit: string;
  readonly schedule: readonly ScheduleRow[];
  readonly phases: { readonly parts: readonly Phase[]; readonly hasGroups: boolean };
  readonly compliance: ComplianceTable;
  /** Receivers that exceed or are borderline after mitigation. */
  readonly daysAbove: readonly DaysAboveRow[];
  /** Empty: no point was moved or deleted, and the plan has no such table. */
  readonly movements: readonly MovementRow[];
  readonly arrangement: Arrangement;
  readonly monitoring: ChoiceList;
  readonly engagement: ChoiceList;
  readonly complaints: ChoiceList;
  readonly notes: readonly string[];
  readonly origin: readonly Fact[];
  readonly annex: readonly AnnexGroup[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface LocationMap {
  readonly caption: string;
  readonly alternativeText: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface Legislation {
  readonly paragraphs: readonly string[];
  readonly criteria: readonly CriterionRow[];
  /** Names and values of dated criteria. */
  readonly dated: readonly string[];
}

/** The criteria of receivers of one kind. */
export interface CriterionRow {
  readonly kind: string;
  readonly standing: string;
  readonly receivers: string;
  readonly applied: string;
  readonly reduced: string;
  readonly dated: string;
}

export interface BarrierRow {
  readonly activity: string;
  readonly zone: string;
  readonly towards: string;
  readonly floor: string;
  readonly distance: string;
  readonly height: string;
}

export interface DaysAboveRow {
  readonly label: string;
  readonly description: string;
  readonly criterion: string;
  readonly mitigated: string;
  readonly exceedance: string;
  readonly days: string;
  readonly periods: string;
  readonly verdict: Verdict;
}

/**
 * How many rows of each table of sections 10 to 12 stand on each page, by where section 9 ends: the first arrangement
 * is for a page without anything, each further one for a page filled by one more step.
 */
export interface Arrangement {
  readonly stepMm: number;
  readonly starts: readonly (readonly (readonly number[])[])[];
}

export interface AnnexGroup {
  readonly title: string;
  readonly clauses: readonly {
    readonly code: string;
    readonly title: string;
    readonly text: string;
    readonly formula: string;
  }[];
}

export interface ReportFigure {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly details: readonly string[];
  readonly tone: 'plain' | Verdict;
}

/** A mark with its text, ticked or not (REPORT-09): never a field of a form. */
export interface Choice {
  readonly text: string;
  readonly isTicked: boolean;
}

export interface ChoiceList {
  readonly choices: readonly Choice[];
  /** What people added in words; '' when nothing. */
  readonly others: string;
  readonly isInTwoColumns: boolean;
}

export interface DocumentChoice extends Choice {
  /** The section or appendix that holds it. */
  readonly place: string;
}

export interface PermitRow {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly details: string;
}

export interface Signature {
  readonly role: string;
  readonly name: string;
  readonly date: string;
}

export interface ItemTable {
  readonly rows: readonly ItemRow[];
  readonly isInTwoColumns: boolean;
}

export interface ItemRow {
  readonly activity: string;
  readonly zone: string;
  readonly name: string;
  /** In one line of words, for a list in two columns. */
  readonly machines: string;
  readonly effects: readonly EffectRow[];
}

/** A machine with its sound power before and after, or with the decibels of the measure. */
export interface EffectRow {
  readonly machine: string;
  readonly planned: string;
  readonly quieter: string;
  readonly reduction: string;
}

export interface ScheduleRow {
  readonly code: string;
  readonly activity: string;
  readonly phase: string;
  readonly zone: string;
  readonly start: string;
  readonly end: string;
}

/** The machines of one activity. */
export interface Phase {
  readonly code: string;
  readonly activity: string;
  readonly zone: string;
  readonly groups: readonly PhaseGroup[];
}

/** Machines that run together; sums with those that run with every group (M-12). */
export interface PhaseGroup {
  readonly name: string;
  readonly unmitigated: string;
  readonly mitigated: string;
  readonly isLoudest: boolean;
  readonly machines: readonly MachineRow[];
}

export interface MachineRow {
  readonly name: string;
  /** What takes its place or quietens it; '' when nothing. */
  readonly measure: string;
  readonly unmitigated: string;
  readonly mitigated: string;
  readonly quantity: string;
  readonly timePercent: string;
}

export interface ComplianceTable {
  readonly caption: string;
  readonly hasNeighbours: boolean;
  /** Else no row has an exceedance, a duration or a reason. */
  readonly hasIssues: boolean;
  readonly rows: readonly ReceiverRow[];
}

export interface ReceiverRow {
  readonly label: string;
  readonly description: string;
  readonly criterion: string;
  readonly unmitigated: string;
  readonly mitigated: string;
  readonly withNeighbours: string;
  readonly exceedance: string;
  readonly days: string;
  readonly reason: string;
  /** null where the receiver is left out. */
  readonly verdict: Verdict | null;
  readonly verdictWord: string;
  /** Dated criteria, a long reason and what else belongs to the row. */
  readonly remarks: readonly Remark[];
}

export interface Remark {
  readonly text: string;
  readonly verdict: Verdict | null;
  /** Fixed words, which can cite clauses; else words of people are in it. */
  readonly isOurs: boolean;
}

export interface MovementRow {
  readonly label: string;
  readonly description: string;
  readonly original: string;
  readonly current: string;
}
