import type { VerdictCounts } from '@quietsite/domain';

/** The facts about exceeding receivers in the conclusion. */
export interface Exceedance extends VerdictCounts {
  readonly all: number;
  readonly excess: string;
  readonly place: string;
  readonly days: string;
}
