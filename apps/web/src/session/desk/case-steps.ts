import type { ReviewCase, ReviewDesk } from '@quietsite/contracts';
import { type DeskAddress, type DeskTab, defaultOrder, readDeskAddress } from './desk-address.ts';
import { findCases, groupCases, sortCases } from './desk-cases.ts';

/** The Inbox list that a case belongs to, and its reader. */
export interface CaseList {
  readonly address: DeskAddress;
  readonly readerId: number;
}

interface ListOrigin {
  /** From the address of the case. */
  readonly given: string | null;
  /** The last list shown in the Inbox. */
  readonly remembered: string | null;
  readonly readerId: number;
}

/** The list that a case was opened from; otherwise the last Inbox list that contains it, or the cases to decide. */
export function listOfCase(cases: readonly ReviewCase[], projectId: number, origin: ListOrigin): CaseList {
  const { given, remembered, readerId } = origin;
  const read = (text: string) => readDeskAddress(new URLSearchParams(text));
  if (given !== null) return { address: read(given), readerId };
  const last = read(remembered ?? '');
  const isInLast = findCases(cases, last, readerId).some((one) => one.projectId === projectId);
  return { address: isInLast ? last : read(''), readerId };
}

interface CaseSteps {
  readonly previous: ReviewCase | undefined;
  readonly next: ReviewCase | undefined;
  /** 1 for the first case in the list; null if this one is no longer in it. */
  readonly place: number | null;
  readonly count: number;
}

/** The cases before and after one in an Inbox list. A decided case keeps its position in the list. */
export function listNeighbouringCases(
  { cases, targetDays }: Pick<ReviewDesk, 'cases' | 'targetDays'>,
  projectId: number,
  { address, readerId }: CaseList,
): CaseSteps {
  const listed = cases.map((one) => (one.projectId === projectId ? asListed(one, address.tab) : one));
  const sorted = sortCases(findCases(listed, address, readerId), address.sort);
  const list = groupCases(sorted, targetDays, sorted.length).flatMap(({ members }) => members);
  const index = list.findIndex((one) => one.projectId === projectId);
  const now = findCases(cases, address, readerId);
  return {
    previous: list[index - 1],
    next: list[index + 1],
    place: now.some((one) => one.projectId === projectId) ? index + 1 : null,
    count: now.length,
  };
}

/** The case as it was in the list. */
function asListed(one: ReviewCase, tab: DeskTab): ReviewCase {
  if (tab === 'all' || one.state === tab) return one;
  return { ...one, state: tab, decidedOn: tab === 'needsDecision' ? null : one.decidedOn };
}

/** The next case to decide: the one after this case, or the first. */
export function nextToDecide(desk: Pick<ReviewDesk, 'cases' | 'targetDays'>, projectId: number, list: CaseList) {
  const { tab, sort } = list.address;
  const order = tab === 'needsDecision' ? sort : defaultOrder('needsDecision');
  const waiting = { ...list, address: { ...list.address, tab: 'needsDecision', sort: order } } as const;
  return listNeighbouringCases(desk, projectId, waiting).next ?? listNeighbouringCases(desk, 0, waiting).next;
}
