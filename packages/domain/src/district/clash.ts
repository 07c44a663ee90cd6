import { isAtIssue, judgeLevel } from '../calculation/verdict.ts';

/** Every site alone satisfies the criterion, all together do not. What satisfies at the loudest, satisfies at all. */
export const isClash = (together: number, loudestAlone: number, criterion: number): boolean =>
  isAtIssue(judgeLevel(together, criterion)) && !isAtIssue(judgeLevel(loudestAlone, criterion));
