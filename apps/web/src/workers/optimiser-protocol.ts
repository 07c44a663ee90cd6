import type { OptimiserProblem, Proposal } from '@quietsite/domain';

/** One problem for each worker: who wants no more of it ends the worker. */
export type OptimiserRequest = OptimiserProblem;

export type OptimiserReply =
  | { readonly outcome: 'proposal'; readonly proposal: Proposal }
  | { readonly outcome: 'failed' };
