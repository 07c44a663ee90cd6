import type { ReviewCase } from '@quietsite/contracts';

type Waiting = Pick<ReviewCase, 'submittedOn' | 'submissionId'>;

/** The one that has waited longest comes first. Of one day the newest does, as in the list of the Inbox. */
function compareWaiting(one: Waiting, other: Waiting): number {
  if (one.submittedOn !== other.submittedOn) return one.submittedOn < other.submittedOn ? -1 : 1;
  return other.submissionId - one.submissionId;
}

/** The cases that need a decision, in the order of the Inbox. */
export const listWaiting = (cases: readonly ReviewCase[]): readonly ReviewCase[] =>
  cases.filter(({ state }) => state === 'needsDecision').sort(compareWaiting);

interface CaseSteps {
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
