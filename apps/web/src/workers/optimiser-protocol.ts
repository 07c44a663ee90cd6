import type { OptimiserProblem, Proposal } from '@quietsite/domain';

/** One problem per worker: to cancel it, terminate the worker. */
export type OptimiserRequest = OptimiserProblem;

export type OptimiserReply =
  | { readonly outcome: 'proposal'; readonly proposal: Proposal }
  | { readonly outcome: 'failed' };
