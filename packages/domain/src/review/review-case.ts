import { type DayString, dayNumber } from '../day.ts';

/** Days from submission to decision that the authority aims at. */
export const REVIEW_TARGET_DAYS = 28;

/** Closed: there is nothing left to decide for this reader, because it was deleted or submitted to another district. */
export const REVIEW_CASE_STATES = ['needsDecision', 'returned', 'approved', 'closed'] as const;
export type ReviewCaseState = (typeof REVIEW_CASE_STATES)[number];

export const REVIEW_CLOSINGS = ['deleted', 'moved'] as const;

interface StoredCase {
  readonly submissionState: 'submitted' | 'rejected' | 'revealed';
  readonly isDeleted: boolean;
  readonly districts: readonly string[];
}

const stateOfSubmission = { submitted: 'needsDecision', rejected: 'returned', revealed: 'approved' } as const;

/** The state of a case for an officer of a district or, for null, for a reader of all districts. */
export function describeCaseState(
  { submissionState, isDeleted, districts }: StoredCase,
  district: string | null,
): { readonly state: ReviewCaseState; readonly closedBy: (typeof REVIEW_CLOSINGS)[number] | null } {
  if (isDeleted) return { state: 'closed', closedBy: 'deleted' };
  if (district !== null && !districts.includes(district)) return { state: 'closed', closedBy: 'moved' };
  return { state: stateOfSubmission[submissionState], closedBy: null };
}

/** Calendar days in Hong Kong from the submission to the decision, or to today. */
export const countCaseDays = (submittedOn: DayString, until: DayString): number =>
  Math.max(0, dayNumber(until) - dayNumber(submittedOn));
