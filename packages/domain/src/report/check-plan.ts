import { isEmail } from '../accounts/email.ts';
import { type Verdict, verdictOnlyTogether } from '../calculation/verdict.ts';
import type { RestrictedDays } from '../calendar/restricted-days.ts';
import { lacksReason } from './compliance.ts';
import type { ComplianceRow, ReportContact, ReportInput } from './report.schema.ts';
import { hasCommitments, isAssessmentNotApplicable } from './report-input.ts';

/** A gap in a plan before submission, with the place to fix it. */
export type PlanFinding =
  | { readonly code: PlainFinding; readonly isBlocking: boolean }
  | { readonly code: 'REASON_MISSING' | 'BORDERLINE'; readonly isBlocking: false; readonly pointIds: readonly number[] }
  | {
      readonly code: NamedFinding | 'EXCEEDS_TOGETHER' | 'BORDERLINE_TOGETHER';
      readonly isBlocking: false;
      readonly pointIds: readonly number[];
      readonly names: readonly string[];
    }
  | { readonly code: 'BARRIER_UNPROVED'; readonly isBlocking: false; readonly names: readonly string[] }
  | { readonly code: 'RESTRICTED_HOURS'; readonly isBlocking: false; readonly rowIds: readonly number[] }
  | {
      readonly code: 'RESTRICTED_DAYS';
      readonly isBlocking: false;
      readonly days: { readonly restricted: number; readonly total: number };
      /** Working Sundays and holidays, and activities that work every day, if there is a calendar. */
      readonly names: readonly string[];
    }
  | { readonly code: 'PROOF_MISSING'; readonly isBlocking: true; readonly rowIds: readonly number[] };

type NamedFinding = 'TAKEN_OUT' | 'EXAMINATIONS_MISSING' | 'EXEMPTION_UNPROVED';

type PlainFinding =
  | 'SAMPLE_PROJECT'
  | 'NOT_CALCULATED'
  | 'NO_RECEIVERS_SELECTED'
  | 'EMAIL_MISSING'
  | 'ROLE_MISSING'
  | 'DOCUMENTS_MISSING'
  | 'MOVED_WITHOUT_DOCUMENTS'
  | 'NEIGHBOUR_REVEALED_SINCE'
  | 'ASSESSMENT_UNANSWERED'
  | 'PERMITS_UNANSWERED'
  | 'MONITORING_EMPTY'
  | 'PREPARED_EMPTY'
  | 'VERSION_EMPTY'
  | 'SAMPLE_DATA';

export interface PlanState {
  /** A sample project or a copy of one: for practice, never for the authority. */
  readonly isSampleProject: boolean;
  readonly isCalculated: boolean;
  readonly compliance: readonly ComplianceRow[];
  /** Receivers that exceed or are borderline before or after mitigation but are not in the report (Q149). */
  readonly takenOut: readonly NamedReceiver[];
  /** Reported schools that receive noise from the works and have no dated criterion (M-142). */
  readonly withoutExaminations: readonly NamedReceiver[];
  /** Receivers with days out of use, closed windows or blank facades but no supporting file (M-109, M-143). */
  readonly unprovedExemptions: readonly NamedReceiver[];
  /** Bunds and containers that no supporting file shows (M-120). */
  readonly unprovedBarriers: readonly string[];
  /** Rows that work in restricted hours (Q148, M-162). */
  readonly restrictedRowIds: readonly number[];
  /** Null until the project is calculated. */
  readonly restrictedDays: RestrictedDays | null;
  readonly input: ReportInput;
  readonly contact: ReportContact;
  /** Rows whose figures are not proved (EQUIP-57). */
  readonly unprovenRowIds: readonly number[];
  readonly hasHistory: boolean;
  /** The loudest receiver is among those moved or deleted (U42). */
  readonly isLoudestMoved: boolean;
  readonly attachmentCount: number;
  /** The report and all appendices were printed from the current run and text. */
  readonly areDocumentsCurrent: boolean;
  readonly hasNewNeighbour: boolean;
  readonly isSampleData: boolean;
}

export interface NamedReceiver {
  readonly pointId: number;
  /** If the receiver is not selected, the name of its building, because it has no other (NSR-14). */
  readonly name: string;
}

/** Blocking findings come first (REPORT-17, REPORT-18, U46). The others are for the signatory to judge. */
export function checkPlan(state: PlanState): PlanFinding[] {
  return [...listBlocking(state), ...listWarnings(state)];
}

/** The part of the state on which blocking findings depend. For receivers, only whether there are any. */
export type BlockingState = Pick<
  PlanState,
  | 'isSampleProject'
  | 'isCalculated'
  | 'contact'
  | 'unprovenRowIds'
  | 'areDocumentsCurrent'
  | 'isLoudestMoved'
  | 'attachmentCount'
> & { readonly compliance: { readonly length: number } };

export function listBlocking(state: BlockingState): PlanFinding[] {
  const { contact, unprovenRowIds } = state;
  const findings: PlanFinding[] = [];
  const block = (code: PlainFinding, isMissing: boolean) => {
    if (isMissing) findings.push({ code, isBlocking: true });
  };
  block('NOT_CALCULATED', !state.isCalculated);
  block('NO_RECEIVERS_SELECTED', state.isCalculated && state.compliance.length === 0);
  if (unprovenRowIds.length > 0) findings.push({ code: 'PROOF_MISSING', isBlocking: true, rowIds: unprovenRowIds });
  block('MOVED_WITHOUT_DOCUMENTS', state.isLoudestMoved && state.attachmentCount === 0);
  block('EMAIL_MISSING', !isEmail(contact.email.trim()));
  block('ROLE_MISSING', contact.roleInProject.trim() === '');
  block('DOCUMENTS_MISSING', !state.areDocumentsCurrent);
  // Cannot be fixed in this project, so findings the user can practise on come first.
  block('SAMPLE_PROJECT', state.isSampleProject);
  return findings;
}

function listWarnings({ compliance, input, ...state }: PlanState): PlanFinding[] {
  const findings: PlanFinding[] = [];
  const warn = (code: PlainFinding, isFound: boolean) => {
    if (isFound) findings.push({ code, isBlocking: false });
  };
  const name = (code: 'REASON_MISSING' | 'BORDERLINE', rows: readonly ComplianceRow[]) => {
    if (rows.length > 0) findings.push({ code, isBlocking: false, pointIds: rows.map(({ pointId }) => pointId) });
  };
  name('REASON_MISSING', compliance.filter(lacksReason));
  name(
    'BORDERLINE',
    compliance.filter(({ verdict }) => verdict === 'borderline'),
  );
  const warnWithNeighbours = (code: 'EXCEEDS_TOGETHER' | 'BORDERLINE_TOGETHER', together: Verdict) => {
    const rows = compliance.filter(
      ({ verdict, withNeighboursVerdict }) => verdictOnlyTogether(verdict, withNeighboursVerdict) === together,
    );
    if (rows.length === 0) return;
    findings.push({
      ...{ code, isBlocking: false, pointIds: rows.map(({ pointId }) => pointId) },
      names: rows.map(({ label, description, pointId }) => label.trim() || description.trim() || String(pointId)),
    });
  };
  warnWithNeighbours('EXCEEDS_TOGETHER', 'exceeds');
  warnWithNeighbours('BORDERLINE_TOGETHER', 'borderline');
  const nameAll = (code: NamedFinding, receivers: readonly NamedReceiver[]) => {
    if (receivers.length === 0) return;
    findings.push({
      ...{ code, isBlocking: false, pointIds: receivers.map(({ pointId }) => pointId) },
      names: [...new Set(receivers.map(({ name }) => name))],
    });
  };
  nameAll('TAKEN_OUT', state.takenOut);
  nameAll('EXAMINATIONS_MISSING', state.withoutExaminations);
  nameAll('EXEMPTION_UNPROVED', state.unprovedExemptions);
  if (state.unprovedBarriers.length > 0)
    findings.push({ code: 'BARRIER_UNPROVED', isBlocking: false, names: state.unprovedBarriers });
  if (state.restrictedRowIds.length > 0)
    findings.push({ code: 'RESTRICTED_HOURS', isBlocking: false, rowIds: state.restrictedRowIds });
  if (state.restrictedDays !== null && state.restrictedDays.restricted > 0)
    findings.push(describeRestrictedDays(state.restrictedDays));
  warn('MOVED_WITHOUT_DOCUMENTS', state.hasHistory && !state.isLoudestMoved && state.attachmentCount === 0);
  warn('NEIGHBOUR_REVEALED_SINCE', state.hasNewNeighbour);
  for (const code of listEmptyTexts(input)) warn(code, true);
  warn('SAMPLE_DATA', state.isSampleData);
  return findings;
}

/** Enough to recognise the days; their number is stated as well. */
const MAX_NAMED_DAYS = 12;

/** A notice: the verdicts are for daytime (M-163). */
function describeRestrictedDays({ days, restricted, worked, everyDay }: RestrictedDays): PlanFinding {
  const names = [...worked.slice(0, MAX_NAMED_DAYS), ...everyDay.slice(0, MAX_NAMED_DAYS)];
  return { code: 'RESTRICTED_DAYS', isBlocking: false, days: { restricted, total: days }, names };
}

/** The parts of the report text that are still open. */
export type EmptyText = Extract<
  PlainFinding,
  'ASSESSMENT_UNANSWERED' | 'PERMITS_UNANSWERED' | 'MONITORING_EMPTY' | 'PREPARED_EMPTY' | 'VERSION_EMPTY'
>;

export function listEmptyTexts(input: ReportInput): EmptyText[] {
  const codes: EmptyText[] = [];
  const note = (code: EmptyText, isFound: boolean) => {
    if (isFound) codes.push(code);
  };
  note('ASSESSMENT_UNANSWERED', input.cna.choice !== 'Done' && !isAssessmentNotApplicable(input.cna));
  const { other, ...permits } = input.cpoa;
  note(
    'PERMITS_UNANSWERED',
    Object.values(permits).some(({ status }) => status === null) || (other.name.trim() !== '' && other.status === null),
  );
  note('MONITORING_EMPTY', !Object.values(input.cnm).some(hasCommitments));
  note('PREPARED_EMPTY', input.prepared.by.trim() === '' || input.checked.by.trim() === '');
  note('VERSION_EMPTY', input.general.versionNo.trim() === '');
  return codes;
}
