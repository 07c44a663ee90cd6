import type { Verdict } from '@quietsite/domain';

/** The verdicts as shown on screen; a receiver that is left out has none. */
export type Conclusion = 'satisfy' | 'borderline' | 'exceed' | 'leftOut';

const conclusions = { satisfies: 'satisfy', borderline: 'borderline', exceeds: 'exceed' } as const;

export const concludeFrom = (verdict: Verdict | null): Conclusion =>
  verdict === null ? 'leftOut' : conclusions[verdict];
