import type { DayString } from '../day.ts';
import type { Language } from '../language.ts';

/** The user's input to the report (REPORT-47). Everything else comes from the project and its stored run. */
export interface ReportInput {
  readonly general: {
    readonly versionNo: string;
    readonly date: DayString | null;
    readonly lastUpdate: string;
    /** Language of the fixed texts. Defaults to English, the language of the authority's records. */
    readonly language?: Language | undefined;
  };
  /** Construction permits or approvals. */
  readonly cpoa: Readonly<Record<PermitKind, PermitInput>> & {
    readonly other: PermitInput & { readonly name: string };
  };
  readonly cna: { readonly choice: AssessmentChoice | null; readonly reason: string };
  /** Numbers of the recommended trigger points. */
  readonly rtp: { readonly points: readonly number[]; readonly other: string };
  /** null if ticked automatically when the data exists (Q122). */
  readonly documents: Readonly<Record<PlanDocument, boolean | null>>;
  readonly additionalInfo: string;
  readonly prepared: { readonly by: string; readonly date: DayString | null };
  readonly checked: { readonly by: string; readonly date: DayString | null };
  /** In addition to those the project uses (Q122). */
  readonly measures: { readonly others: string };
  readonly cnm: Readonly<Record<CommitmentSection, CommitmentInput>>;
  /** Why a receiver exceeds. Printed only if it does, but kept otherwise (REPORT-37). */
  readonly reasons: readonly { readonly pointId: number; readonly reason: string }[];
}

export const PERMIT_KINDS = ['cnp', 'ep', 'exp', 'dp'] as const;
export type PermitKind = (typeof PERMIT_KINDS)[number];

export const PERMIT_STATUSES = ['Applied', 'Will be Applied', 'Not Applicable'] as const;
export type PermitStatus = (typeof PERMIT_STATUSES)[number];

export interface PermitInput {
  readonly status: PermitStatus | null;
  readonly details: string;
}

export const ASSESSMENT_CHOICES = ['Done', 'Not Applicable'] as const;
export type AssessmentChoice = (typeof ASSESSMENT_CHOICES)[number];

/** Limit level, assumptions, action level, deficiency, violation, by their numbers in the plan (REPORT-26). */
export const TRIGGER_POINTS = [1, 2, 3, 4, 5] as const;

export const PLAN_DOCUMENTS = ['quieter', 'impacts', 'measures', 'monitoring', 'schedule', 'layout'] as const;
export type PlanDocument = (typeof PLAN_DOCUMENTS)[number];

/** Monitoring, public engagement and complaint handling, each with its options (REPORT-42 to REPORT-44). */
export const COMMITMENTS = {
  cnm: ['regularMonitoring', 'continuousMonitoring', 'siteInspection'],
  pean: [
    'newsletter',
    'mailDropOff',
    'projectWebsite',
    'phoneCall',
    'individualBriefing',
    'billboards',
    'communityMeeting',
  ],
  chm: ['organisationChart', 'complaintHotline', 'liaisonOffice'],
} as const;
export type CommitmentSection = keyof typeof COMMITMENTS;
export type Commitment = (typeof COMMITMENTS)[CommitmentSection][number];

export interface CommitmentInput {
  readonly ticked: readonly Commitment[];
  readonly others: string;
}

/** Long enough for any explanation, short enough to print. */
export const MAX_REPORT_TEXT_LENGTH = 10_000;
export const MAX_REPORT_LINE_LENGTH = 200;
export const MAX_REASONS = 20_000;

const NO_PERMIT: PermitInput = { status: null, details: '' };
const NO_COMMITMENT: CommitmentInput = { ticked: [], others: '' };

/** The initial report: version or '-', today, and the assessment being reported (REPORT-20, Q122). */
export function startReport(version: number | null, today: DayString): ReportInput {
  return {
    general: { versionNo: version === null ? '-' : String(version), date: today, lastUpdate: '' },
    cpoa: { cnp: NO_PERMIT, ep: NO_PERMIT, exp: NO_PERMIT, dp: NO_PERMIT, other: { ...NO_PERMIT, name: '' } },
    cna: { choice: 'Done', reason: '' },
    rtp: { points: [], other: '' },
    documents: { quieter: null, impacts: null, measures: null, monitoring: null, schedule: null, layout: null },
    additionalInfo: '',
    prepared: { by: '', date: null },
    checked: { by: '', date: null },
    measures: { others: '' },
    cnm: { cnm: NO_COMMITMENT, pean: NO_COMMITMENT, chm: NO_COMMITMENT },
    reasons: [],
  };
}

/** 'Not Applicable' counts only with a reason (REPORT-25). */
export function isAssessmentNotApplicable({ choice, reason }: ReportInput['cna']): boolean {
  return choice === 'Not Applicable' && reason.trim() !== '';
}

export const hasCommitments = ({ ticked, others }: CommitmentInput): boolean =>
  ticked.length > 0 || others.trim() !== '';
