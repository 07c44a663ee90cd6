import type { Verdict } from '@quietsite/domain';

/** The verdicts as shown on screen; a receiver that is left out has none. */
export type ShownVerdict = 'satisfy' | 'borderline' | 'exceed' | 'leftOut';

const shownVerdicts = { satisfies: 'satisfy', borderline: 'borderline', exceeds: 'exceed' } as const;

export const toShownVerdict = (verdict: Verdict | null): ShownVerdict =>
  verdict === null ? 'leftOut' : shownVerdicts[verdict];
