import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@quietsite/domain';

/** The party on whose behalf work is done. */
export interface Requester {
  /** The unit that shares turns: a company, a person without one, or an address. */
  readonly party: string;
  /** Aborted when the response is no longer needed. */
  readonly signal: AbortSignal;
  /** Language of the requesting page; without one, names are in English. */
  readonly language?: Language | null;
}

const current = new AsyncLocalStorage<Requester>();
const NOBODY: Requester = { party: '', signal: new AbortController().signal };

/** Work without a requester is the server's own: it counts as one party and is never aborted. */
export const findRequester = (): Requester => current.getStore() ?? NOBODY;

export const runFor = <Value>(requester: Requester, act: () => Value): Value => current.run(requester, act);
