import type { DayString } from '../day.ts';
import type { CommitmentInput, PermitInput, ReportInput } from './report.schema.ts';

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
