export const PERMIT_KINDS = ['cnp', 'ep', 'exp', 'dp'] as const;
export type PermitKind = (typeof PERMIT_KINDS)[number];

export const PERMIT_STATUSES = ['Applied', 'Will be Applied', 'Not Applicable'] as const;
export type PermitStatus = (typeof PERMIT_STATUSES)[number];

export const ASSESSMENT_CHOICES = ['Done', 'Not Applicable'] as const;

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

/** Long enough for any explanation, short enough to print. */
export const MAX_REPORT_TEXT_LENGTH = 10_000;
export const MAX_REPORT_LINE_LENGTH = 200;
export const MAX_REASONS = 20_000;
