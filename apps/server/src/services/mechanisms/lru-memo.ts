import { LRUCache } from 'lru-cache';
import { findRequester, runFor } from '../../requester.ts';

/** Returns the cached value of a key, or creates it; concurrent calls wait for the same value. */
export type LruMemo<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

interface Kept<Value> {
  readonly value: Promise<Value>;
  /** Aborts the creation. */
  readonly nobodyWaits: AbortController;
  waiting: number;
}

/**
 * Caches the most recently used values. Failures are not cached, so the next call tries again. A request that
 * disconnects stops waiting; the creation is aborted when the last waiting request disconnects.
 */
export function createLruMemo<Value>(max: number): LruMemo<Value> {
  const known = new LRUCache<string, Kept<Value>>({ max });

  function begin(key: string, make: () => Promise<Value>): Kept<Value> {
    const nobodyWaits = new AbortController();
    const requester = { party: findRequester().party, signal: nobodyWaits.signal };
    const kept = { value: runFor(requester, make), nobodyWaits, waiting: 0 };
    const forget = () => {
      if (known.get(key) === kept) known.delete(key);
    };
    nobodyWaits.signal.addEventListener('abort', forget);
    kept.value.catch(forget);
    return kept;
  }

  return async (key, make) => {
    const { signal } = findRequester();
    signal.throwIfAborted();
    const kept = known.get(key) ?? begin(key, make);
    known.set(key, kept);
    return waitFor(kept, signal);
  };
}

async function waitFor<Value>(kept: Kept<Value>, signal: AbortSignal): Promise<Value> {
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  kept.waiting++;
  try {
    return await Promise.race([kept.value, left.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
    // A finished value stays cached.
    if (--kept.waiting === 0 && signal.aborted) kept.nobodyWaits.abort(signal.reason);
  }
}
