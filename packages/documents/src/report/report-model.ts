import type { Language, Verdict } from '@quietsite/domain';
import type { DocumentDate } from '../summary/summary-model.ts';
import type { ReportWords } from './words/report-words.ts';

/** The text of the plan, ready for typesetting. All text is plain, without markup. */
export interface ReportModel {
  readonly language: Language;
  /** Headings and column headings, by their keys in the template. */
  readonly words: ReportWords['template'];
  readonly documentTitle: string;
  /** The end of the run, so that the same run and text give the same file. */
  readonly documentDate: DocumentDate;
  /** States that nothing here is an assessment; '' for a real assessment. */
  readonly sampleMark: string;
  readonly project: string;
  readonly header: { readonly project: string; readonly version: string };
  readonly footer: { readonly product: string; readonly run: string };
  readonly title: readonly Fact[];
  /** The owner of the plan and the responsible people. */
  readonly cover: readonly Fact[];
  /** Null if no map data is available. */
  readonly location: LocationMap | null;
  /** The image itself, passed to the compiler separately from the text; '' if there is no map. */
  readonly locationSvg: string;
  readonly legislation: Legislation;
  /** Reasons for the last update, if they do not fit the title block; otherwise ''. */
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
  /** One for each activity with noise barriers. */
  readonly barriers: readonly BarrierRow[];
  readonly measures: ChoiceList;
  /** '' if no credit can be claimed. */
  readonly credit: string;
  readonly schedule: readonly ScheduleRow[];
  readonly phases: { readonly parts: readonly Phase[]; readonly hasGroups: boolean };
  readonly compliance: ComplianceTable;
  /** Receivers that exceed or are borderline after mitigation. */
  readonly daysAbove: readonly DaysAboveRow[];
  /** Empty if no point was moved or deleted; the plan then omits this table. */
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
  /** Buildings whose kind differs from the building layer, with the reasons given. */
  readonly changedKinds: readonly string[];
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
 * Rows of each table of sections 10 to 12 on each page, by where section 9 ends. The first arrangement is for an empty
 * page, each further one for a page filled by one more step.
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

/** A tick mark with its text (REPORT-09), not a form field. */
export interface Choice {
  readonly text: string;
  readonly isTicked: boolean;
}

export interface ChoiceList {
  readonly choices: readonly Choice[];
  /** Text the user added; '' if there is none. */
  readonly others: string;
  readonly isInTwoColumns: boolean;
}

export interface DocumentChoice extends Choice {
  /** The section or appendix that contains it. */
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
  /** As one line of text, for a two-column list. */
  readonly machines: string;
  readonly effects: readonly EffectRow[];
}

/** Equipment with its sound power before and after, or with the reduction of the measure in decibels. */
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

/** The equipment of one activity. */
export interface Phase {
  readonly code: string;
  readonly activity: string;
  readonly zone: string;
  readonly groups: readonly PhaseGroup[];
}

/** Equipment that runs together. The sums include equipment that runs with every group (M-12). */
export interface PhaseGroup {
  readonly name: string;
  readonly unmitigated: string;
  readonly mitigated: string;
  readonly isLoudest: boolean;
  readonly machines: readonly MachineRow[];
}

export interface MachineRow {
  readonly name: string;
  /** Its replacement or mitigation; '' if there is none. */
  readonly measure: string;
  readonly unmitigated: string;
  readonly mitigated: string;
  readonly quantity: string;
  readonly timePercent: string;
}

export interface ComplianceTable {
  readonly caption: string;
  readonly hasNeighbours: boolean;
  /** If false, no row has an exceedance, a duration or a reason. */
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
  /** Null if the receiver is left out. */
  readonly verdict: Verdict | null;
  readonly verdictWord: string;
  /** Dated criteria, a long reason and other remarks on the row. */
  readonly remarks: readonly Remark[];
}

export interface Remark {
  readonly text: string;
  readonly verdict: Verdict | null;
  /** True for fixed text, which can cite clauses; false if it contains user text. */
  readonly isOurs: boolean;
}

export interface MovementRow {
  readonly label: string;
  readonly description: string;
  readonly original: string;
  readonly current: string;
}
