import { LRUCache } from 'lru-cache';
import { findRequester, runFor } from '../../requester.ts';

/** Returns the cached value of a key, or creates it; concurrent calls wait for the same value. */
export type LruMemo<Value> = (key: string, create: () => Promise<Value>) => Promise<Value>;

interface CacheEntry<Value> {
  readonly value: Promise<Value>;
  /** Aborts the creation when no caller is waiting for the value. */
  readonly creation: AbortController;
  waiting: number;
}

/**
 * Caches the most recently used values. Failures are not cached, so the next call tries again. A request that
 * disconnects stops waiting; the creation is aborted when the last waiting request disconnects.
 */
export function createLruMemo<Value>(max: number): LruMemo<Value> {
  const cache = new LRUCache<string, CacheEntry<Value>>({ max });

  function startCreation(key: string, create: () => Promise<Value>): CacheEntry<Value> {
    const creation = new AbortController();
    const requester = { party: findRequester().party, signal: creation.signal };
    const entry = { value: runFor(requester, create), creation, waiting: 0 };
    const removeEntry = () => {
      if (cache.get(key) === entry) cache.delete(key);
    };
    creation.signal.addEventListener('abort', removeEntry);
    entry.value.catch(removeEntry);
    return entry;
  }

  return async (key, create) => {
    const { signal } = findRequester();
    signal.throwIfAborted();
    const entry = cache.get(key) ?? startCreation(key, create);
    cache.set(key, entry);
    return waitFor(entry, signal);
  };
}

async function waitFor<Value>(entry: CacheEntry<Value>, signal: AbortSignal): Promise<Value> {
  const disconnected = Promise.withResolvers<never>();
  const disconnect = () => disconnected.reject(signal.reason);
  signal.addEventListener('abort', disconnect, { once: true });
  entry.waiting++;
  try {
    return await Promise.race([entry.value, disconnected.promise]);
  } finally {
    signal.removeEventListener('abort', disconnect);
    // A finished value stays cached.
    if (--entry.waiting === 0 && signal.aborted) entry.creation.abort(signal.reason);
  }
}
