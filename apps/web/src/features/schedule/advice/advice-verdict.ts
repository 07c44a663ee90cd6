import type { Advice } from '@quietsite/domain';

export type AdviceVerdict = 'nothing' | 'stuck' | 'none' | 'noneYet' | 'solved' | 'eased' | 'easedYet';

/** The outcome of the advice. Says that something is impossible only if everything was tried (M-95). */
export function readVerdict({ shifts, before, after, canMove, isProven }: Advice): AdviceVerdict {
  if (before.days === 0) return 'nothing';
  if (!canMove) return 'stuck';
  if (shifts.length === 0) return isProven ? 'none' : 'noneYet';
  if (after.days === 0) return 'solved';
  return isProven ? 'eased' : 'easedYet';
}
