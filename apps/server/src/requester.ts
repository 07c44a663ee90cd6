import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@quietsite/domain';

/** The party for whom work is done. */
export interface Requester {
  /** Takes turns with other parties: a company, a person without a company, or an address. */
  readonly party: string;
  /** Aborted when the response is no longer needed. */
  readonly signal: AbortSignal;
  /** Language of the requesting page; without one, names are in English. */
  readonly language?: Language | null;
}

const current = new AsyncLocalStorage<Requester>();
const SERVER_ITSELF: Requester = { party: '', signal: new AbortController().signal };

/** Work without a requester is the server's own: it counts as one party and is never aborted. */
export const findRequester = (): Requester => current.getStore() ?? SERVER_ITSELF;

export const runFor = <Value>(requester: Requester, task: () => Value): Value => current.run(requester, task);
