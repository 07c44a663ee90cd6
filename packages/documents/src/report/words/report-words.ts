import type {
  Commitment,
  MethodWords,
  PermitKind,
  PermitStatus,
  PlanDocument,
  TRIGGER_POINTS,
  Translated,
  Verdict,
  VerdictCounts,
} from '@quietsite/domain';
import type { Exceedance } from './exceedance.ts';
import type { parts, template } from './parts.en.ts';
import type { english } from './words.en.ts';

/** All fixed text of the plan in one language. User text is printed as written. */
export interface ReportWords extends Omit<PartsWords, 'template'> {
  readonly annex: MethodWords;
  /** Headings, column headings and introductions, by their keys in the template. */
  readonly template: Readonly<Record<TemplateWord, string>>;
  readonly title: { readonly plan: string; readonly sampleMark: string; readonly longUpdate: string };
  readonly version: (text: string) => string;
  readonly run: (id: number, hash: string, engine: string) => string;
  readonly facts: Readonly<Record<FactWord, string>>;
  readonly permits: Readonly<Record<PermitKind, string>>;
  readonly otherPermit: (name: string) => string;
  readonly permitStatus: Readonly<Record<PermitStatus, string>>;
  readonly assessmentDone: string;
  readonly triggers: Readonly<Record<(typeof TRIGGER_POINTS)[number], string>>;
  readonly signatures: { readonly prepared: string; readonly checked: string };
  readonly documents: Readonly<Record<PlanDocument, readonly [text: string, place: string]>>;
  readonly commitments: Readonly<Record<Commitment, string>>;
  /** Measures by their names in the project's lists. */
  readonly measures: Readonly<Record<string, string>>;
  readonly credit: string;
  readonly phases: {
    readonly all: string;
    readonly replacedBy: (name: string) => string;
    readonly quieterModel: string;
  };
  readonly compliance: ComplianceWords;
  readonly deleted: string;
  readonly figures: FigureWords;
  readonly conclusion: ConclusionWords;
  readonly notes: Readonly<Record<'method' | 'rounding' | 'unprintable' | 'dated' | 'notScreened', string>> & {
    readonly screened: (structures: number, out: number, edition: string) => string;
    readonly onTerrain: (edition: number) => string;
    readonly lineZones: (lines: string) => string;
    /** M-115. */
    readonly datedStructures: (stands: string) => string;
    readonly stands: (name: string, start: string | undefined, end: string | undefined) => string;
    /** M-120. */
    readonly temporaryBarriers: (shown: string) => string;
    readonly shownBy: (name: string, file: string) => string;
  };
  readonly calendar: CalendarWords;
  readonly hongKongTime: (time: string) => string;
}

export interface CalendarWords {
  readonly none: string;
  readonly used: (weekdays: string) => string;
  /** From Monday to Sunday. */
  readonly weekdays: readonly string[];
  readonly withHolidays: string;
  readonly withoutHolidays: string;
  readonly shutdowns: (periods: string) => string;
  readonly extraDays: (days: string) => string;
  readonly everyDay: (count: number) => string;
  readonly restrictedWorked: (days: string) => string;
  readonly restrictedEveryDay: (activities: string) => string;
  readonly period: (start: string, end: string) => string;
  readonly more: (count: number) => string;
  readonly comma: string;
  readonly space: string;
}

/** Text of the parts outside the sections of the report form. */
export type PartsWords = Translated<typeof parts> & {
  readonly template: Readonly<Record<keyof typeof template, string>>;
};

interface ComplianceWords {
  readonly verdicts: Readonly<Record<Verdict | 'satisfiesByDay', string>>;
  readonly none: string;
  readonly seeBelow: string;
  readonly noReason: string;
  readonly reason: (text: string) => string;
  readonly point: (id: number) => string;
  readonly leftOut: string;
  readonly borderline: string;
  /** The verdict with neighbours. */
  readonly together: (verdict: Verdict) => string;
  readonly restricted: string;
  readonly dated: (name: string, start: string, end: string, criterion: string) => string;
  readonly datedSilent: (days: string) => string;
  readonly datedLevel: (days: string, level: string, verdict: string) => string;
  readonly exceedsBy: (excess: string) => string;
  readonly borderlineBy: (excess: string) => string;
  readonly satisfies: string;
  /** Why a receiver is not judged, and the file that is the evidence (M-143). */
  readonly outOfUse: (periods: string, file: string) => string;
  readonly closedWindows: (file: string) => string;
  /** M-109. */
  readonly blankFacades: (file: string) => string;
  readonly period: (name: string, start: string, end: string) => string;
  readonly betweenPeriods: string;
}

interface FigureWords {
  readonly receivers: string;
  readonly leftOut: (count: string) => string;
  readonly asSelected: string;
  readonly exceeding: string;
  readonly ofAll: (count: string) => string;
  /** Receivers in addition to those that exceed. */
  readonly others: (counts: VerdictCounts) => string;
  readonly withoutMitigation: (counts: VerdictCounts) => string;
  readonly restricted: string;
  readonly highestUnmitigated: string;
  readonly highestMitigated: string;
  readonly noLevel: string;
  readonly at: (place: string) => string;
  readonly programme: string;
  readonly noWorks: string;
  readonly days: (count: number) => string;
  readonly from: (day: string) => string;
  /** Between the label of a receiver and its building. */
  readonly comma: string;
}

/** Whole sentences, because word order differs between languages. */
interface ConclusionWords {
  readonly none: string;
  readonly well: (count: number) => string;
  readonly noneExceeds: (counts: VerdictCounts) => string;
  readonly exceedance: (exceedance: Exceedance) => string;
  readonly missing: (count: number) => string;
  readonly borderline: (count: number) => string;
  readonly projects: (count: number, names: string) => string;
  readonly sites: (count: number, names: string) => string;
  /** Receivers that are worse with neighbours, each with that verdict (M-58). */
  readonly together: (list: string) => string;
  readonly togetherAt: (place: string, verdict: Verdict) => string;
  readonly togetherMore: (count: number) => string;
  readonly semicolon: string;
  readonly area: (mitigated: VerdictCounts, unmitigated: VerdictCounts) => string;
  readonly restricted: (count: number) => string;
  readonly restrictedDays: (restricted: number, days: number) => string;
}

type FactWord =
  | 'versionNo'
  | 'date'
  | 'lastUpdate'
  | 'projectTitle'
  | 'agreement'
  | 'proponent'
  | 'mainContractor'
  | 'engineerConsultant'
  | 'commencementDate'
  | 'completionDate'
  | 'description'
  | 'specialFeature'
  | 'runId'
  | 'finished'
  | 'engine'
  | 'hash';

type TemplateWord = keyof typeof english.template;
