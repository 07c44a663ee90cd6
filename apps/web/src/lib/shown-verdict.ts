import type { Verdict } from '@quietsite/domain';

/** The verdicts shown on screen. Receivers that are left out or without a criterion have none (M-35, M-141). */
export type ShownVerdict = 'satisfy' | 'borderline' | 'exceed' | 'leftOut' | 'notJudged';

const shownVerdicts = { satisfies: 'satisfy', borderline: 'borderline', exceeds: 'exceed' } as const;

export const toShownVerdict = (verdict: Verdict | null, isLeftOut = false): ShownVerdict =>
  verdict === null ? (isLeftOut ? 'leftOut' : 'notJudged') : shownVerdicts[verdict];
