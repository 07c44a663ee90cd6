import type { PendingAccount } from '@quietsite/contracts';
import { companyKey } from '@quietsite/domain';

type Match = PendingAccount['nearMatches'][number];

export interface PendingReview {
  readonly name: string;
  /**
   * The company became active while this registration was pending, so approval makes this person a further Admin of it.
   */
  readonly isCompanyKnown: boolean;
  /** Other companies the applicant may have meant. */
  readonly matches: readonly Match[];
  /** The confirmation before an approval, which grants access and cannot be undone. */
  readonly question: 'new' | 'similar' | 'further';
  /** Joining is offered first if a company has nearly the same name, since it is probably the one meant. */
  readonly isJoiningFirst: boolean;
}

/** What the authority must review before deciding (Q139). */
export function reviewPending({ name, username, company, nearMatches }: PendingAccount): PendingReview {
  const isSame = (match: Match) => companyKey(match.name) === companyKey(company);
  const isCompanyKnown = nearMatches.some(isSame);
  const isNearlyTaken = nearMatches.length > 0 && !isCompanyKnown;
  return {
    // An account need not have a name.
    name: name === '' ? username : name,
    isCompanyKnown,
    matches: nearMatches,
    question: isCompanyKnown ? 'further' : isNearlyTaken ? 'similar' : 'new',
    isJoiningFirst: isNearlyTaken,
  };
}
