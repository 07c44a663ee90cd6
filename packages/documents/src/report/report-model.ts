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
  readonly measures: ChoiceList;
  /** '' where no credit can be claimed. */
  readonly credit: string;
  readonly schedule: readonly (readonly ScheduleRow[])[];
  readonly phases: { readonly pages: readonly (readonly PhasePart[])[]; readonly hasGroups: boolean };
  readonly compliance: ComplianceTable;
  /** Empty: no point was moved or deleted, and the plan has no such table. */
  readonly movements: readonly (readonly MovementRow[])[];
  readonly monitoring: ChoiceList;
  readonly engagement: ChoiceList;
  readonly complaints: ChoiceList;
  readonly notes: readonly string[];
  readonly origin: readonly Fact[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
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
  readonly name: string;
  readonly machines: string;
}

export interface ScheduleRow {
  readonly code: string;
  readonly activity: string;
  readonly phase: string;
  readonly zone: string;
  readonly start: string;
  readonly end: string;
}

/** The machines of one activity on one page. */
export interface PhasePart {
  readonly code: string;
  readonly activity: string;
  readonly zone: string;
  /** The activity began on the page before. */
  readonly isContinued: boolean;
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
  readonly pages: readonly (readonly ReceiverRow[])[];
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
  /** Dated criteria, a long reason and what else belongs to the row. */
  readonly remarks: readonly { readonly text: string; readonly verdict: Verdict | null }[];
}

export interface MovementRow {
  readonly label: string;
  readonly description: string;
  readonly original: string;
  readonly current: string;
}
