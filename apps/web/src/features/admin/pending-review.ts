import type { PendingAccount } from '@quietsite/contracts';
import { companyKey } from '@quietsite/domain';

type Match = PendingAccount['nearMatches'][number];

export interface PendingReview {
  readonly name: string;
  /** The company became active while this registration waited: approval makes a further Admin of it. */
  readonly isCompanyKnown: boolean;
  /** Other companies that may be meant. */
  readonly matches: readonly Match[];
  /** What is asked before an approval: it lets somebody in and cannot be taken back. */
  readonly question: 'new' | 'similar' | 'further';
  /** Beside a company of nearly the same name the likely answer is that this one is meant. */
  readonly isJoiningFirst: boolean;
}

/** What the authority has to look at before it decides (Q139). */
export function reviewPending({ name, username, company, nearMatches }: PendingAccount): PendingReview {
  const isSame = (match: Match) => companyKey(match.name) === companyKey(company);
  const isCompanyKnown = nearMatches.some(isSame);
  const isNearlyTaken = nearMatches.length > 0 && !isCompanyKnown;
  return {
    // A name is no mandatory field of an account.
    name: name === '' ? username : name,
    isCompanyKnown,
    matches: nearMatches,
    question: isCompanyKnown ? 'further' : isNearlyTaken ? 'similar' : 'new',
    isJoiningFirst: isNearlyTaken,
  };
}
