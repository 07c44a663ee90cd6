import type { PlanFindingBody, ReportDraft } from '@quietsite/contracts';
import type { ReportSection } from '../../../lib/report-sections.ts';

type Contact = ReportDraft['contact'];

/** Where the user can fix a finding. */
export type FindingFix =
  | {
      readonly kind:
        | 'calculate'
        | 'points'
        | 'documents'
        | 'attachments'
        | 'newProject'
        | 'review'
        | 'schedule'
        | 'screening';
    }
  | { readonly kind: 'field'; readonly field: 'email' | 'role' }
  /** One row of the compliance table. */
  | { readonly kind: 'section'; readonly section: ReportSection; readonly pointId?: number }
  /** A receiver without its dated criteria or evidence. */
  | { readonly kind: 'receiver'; readonly pointId: number | null }
  /** An equipment row that works in restricted hours. */
  | { readonly kind: 'equipment'; readonly rowId: number | null }
  /** An equipment row without the proof that its sound power or measure needs. */
  | { readonly kind: 'proof'; readonly rowId: number | null };

const fixes = {
  NOT_CALCULATED: { kind: 'calculate' },
  NEIGHBOUR_REVEALED_SINCE: { kind: 'calculate' },
  NO_RECEIVERS_SELECTED: { kind: 'points' },
  BORDERLINE: { kind: 'points' },
  EXCEEDS_TOGETHER: { kind: 'points' },
  BORDERLINE_TOGETHER: { kind: 'points' },
  TAKEN_OUT: { kind: 'points' },
  EXAMINATIONS_MISSING: { kind: 'receiver', pointId: null },
  EXEMPTION_UNPROVED: { kind: 'receiver', pointId: null },
  BARRIER_UNPROVED: { kind: 'screening' },
  RESTRICTED_HOURS: { kind: 'equipment', rowId: null },
  RESTRICTED_DAYS: { kind: 'schedule' },
  EMAIL_MISSING: { kind: 'field', field: 'email' },
  ROLE_MISSING: { kind: 'field', field: 'role' },
  DOCUMENTS_MISSING: { kind: 'documents' },
  REASON_MISSING: { kind: 'section', section: 'compliance' },
  MOVED_WITHOUT_DOCUMENTS: { kind: 'attachments' },
  ASSESSMENT_UNANSWERED: { kind: 'section', section: 'assessment' },
  PERMITS_UNANSWERED: { kind: 'section', section: 'permits' },
  MONITORING_EMPTY: { kind: 'section', section: 'monitoring' },
  PREPARED_EMPTY: { kind: 'section', section: 'signatures' },
  VERSION_EMPTY: { kind: 'section', section: 'general' },
  PROOF_MISSING: { kind: 'proof', rowId: null },
  SAMPLE_PROJECT: { kind: 'newProject' },
  RETURNED: { kind: 'review' },
  /** Cannot be fixed on any screen. */
  SAMPLE_DATA: null,
} as const satisfies Readonly<Record<string, FindingFix | null>>;

export type FindingCode = keyof typeof fixes;
/** A newer server may return other codes. */
export const isKnownFinding = (code: string): code is FindingCode => code in fixes;

export function findFix({ code, rowIds, pointIds }: PlanFindingBody): FindingFix | null {
  if (!isKnownFinding(code)) return null;
  const fix: FindingFix | null = fixes[code];
  const [pointId] = pointIds ?? [];
  if ((fix?.kind === 'section' || fix?.kind === 'receiver') && pointId !== undefined) return { ...fix, pointId };
  return fix?.kind === 'proof' || fix?.kind === 'equipment' ? { ...fix, rowId: rowIds?.[0] ?? null } : fix;
}

const isBlank = (text: string) => text.trim() === '';

/**
 * The server's findings on the stored data, updated with the typed contact and, if the plan was returned, the
 * authority's reason. Blocking findings come first.
 */
export function presentFindings(
  found: readonly PlanFindingBody[],
  contact: Contact,
  returnReason: string | null,
): readonly PlanFindingBody[] {
  const others = found.filter(({ code }) => code !== 'EMAIL_MISSING' && code !== 'ROLE_MISSING');
  const missing = [
    ...(isBlank(contact.email) ? [{ code: 'EMAIL_MISSING', isBlocking: true }] : []),
    ...(isBlank(contact.roleInProject) ? [{ code: 'ROLE_MISSING', isBlocking: true }] : []),
  ];
  const returned = returnReason === null ? [] : [{ code: 'RETURNED', isBlocking: false, names: [returnReason] }];
  return [...missing, ...returned, ...others].toSorted(
    (one, other) => Number(other.isBlocking) - Number(one.isBlocking),
  );
}

export const countBlocking = (findings: readonly PlanFindingBody[]): number =>
  findings.filter(({ isBlocking }) => isBlocking).length;

/** Notes need no action before submission: sample data, and the number of Sundays worked (M-163). */
const notes: readonly string[] = ['SAMPLE_DATA', 'RESTRICTED_DAYS'] satisfies readonly FindingCode[];

export const isOpenItem = ({ code }: PlanFindingBody): boolean => !notes.includes(code);

export interface SubmitState {
  readonly findings: readonly PlanFindingBody[];
  readonly isSubmitting: boolean;
  readonly isSubmitted: boolean;
  readonly isReadonly: boolean;
}

/** Not while email, role or support materials are missing, nor during or after submission (REPORT-17 to REPORT-19). */
export const canSubmit = ({ findings, isSubmitting, isSubmitted, isReadonly }: SubmitState): boolean =>
  countBlocking(findings) === 0 && !isSubmitting && !isSubmitted && !isReadonly;

/** 'Submit', then 'Submitting', then 'Submitted' (REPORT-12). */
export function submitLabel({ isSubmitting, isSubmitted }: Pick<SubmitState, 'isSubmitting' | 'isSubmitted'>) {
  if (isSubmitting) return 'report.submitting';
  return isSubmitted ? 'report.submitted' : 'report.submit';
}
