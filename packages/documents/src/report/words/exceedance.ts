import type { VerdictCounts } from '@quietsite/domain';

/** What the conclusion says about receivers that exceed. */
export interface Exceedance extends VerdictCounts {
  readonly all: number;
  readonly excess: string;
  readonly place: string;
  readonly days: string;
}
