import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@quietsite/domain';

/** For whom something is done. */
export interface Asker {
  /** Those who share turns: a company, somebody without one, or an address. */
  readonly party: string;
  /** Says when nobody wants the answer any more. */
  readonly signal: AbortSignal;
  /** Of the page that asks; without one names stand as in English. */
  readonly language?: Language | null;
}

const current = new AsyncLocalStorage<Asker>();
const NOBODY: Asker = { party: '', signal: new AbortController().signal };

/** What has no asker is our own work: it is one party among the others, and nobody hangs up on it. */
export const findAsker = (): Asker => current.getStore() ?? NOBODY;

export const runFor = <Value>(asker: Asker, act: () => Value): Value => current.run(asker, act);
