import { isAtIssue, judgeLevel } from '../calculation/verdict.ts';

/** Every site alone satisfies the criterion, all together do not. What satisfies at the loudest, satisfies at all. */
export const isClash = (together: number, loudestAlone: number, criterion: number): boolean =>
  isAtIssue(judgeLevel(together, criterion)) && !isAtIssue(judgeLevel(loudestAlone, criterion));

/** Sites further below the loudest contribute hardly anything. */
const NEGLIGIBLE_DB = 10;

/** The sites that contribute noticeably to a clash. */
export function listDeciding<Part extends { readonly level: number }>(parts: readonly Part[]): readonly Part[] {
  const loudest = Math.max(...parts.map(({ level }) => level));
  return parts.filter(({ level }) => level >= loudest - NEGLIGIBLE_DB);
}
