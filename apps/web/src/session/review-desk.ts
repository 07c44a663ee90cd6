import { type ReviewCase, reviewDeskSchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../lib/api-client.ts';

/** The cases of the authority. Contractors have none and must not ask. */
export const reviewDeskQuery = queryOptions({
  queryKey: ['review-desk'],
  queryFn: ({ signal }) => requestJson('/api/review-desk', reviewDeskSchema, { signal }),
});

type Waiting = Pick<ReviewCase, 'submittedOn' | 'submissionId'>;

/** The one that has waited longest comes first. Submissions are numbered in the order of their arrival. */
export const compareWaiting = (one: Waiting, other: Waiting): number =>
  one.submittedOn < other.submittedOn
    ? -1
    : one.submittedOn > other.submittedOn
      ? 1
      : one.submissionId - other.submissionId;

/** The cases that need a decision, in the order of the desk. */
export const listWaiting = (cases: readonly ReviewCase[]): readonly ReviewCase[] =>
  cases.filter(({ state }) => state === 'needsDecision').sort(compareWaiting);

export interface CaseSteps {
  readonly previous: ReviewCase | undefined;
  readonly next: ReviewCase | undefined;
  /** 1 for the case that has waited longest; null if this one needs no decision. */
  readonly place: number | null;
  /** How many need a decision. */
  readonly count: number;
}

/** The waiting cases before and after a case, which keeps its place in their order when it is decided. */
export function stepCases(cases: readonly ReviewCase[], projectId: number): CaseSteps {
  const waiting = listWaiting(cases);
  const own = cases.find((one) => one.projectId === projectId);
  const index = waiting.findIndex((one) => one.projectId === projectId);
  return {
    previous: own && waiting.findLast((one) => compareWaiting(one, own) < 0),
    next: own ? waiting.find((one) => compareWaiting(one, own) > 0) : waiting[0],
    place: index < 0 ? null : index + 1,
    count: waiting.length,
  };
}
