import { findAsker, runFor } from '../../asker.ts';

/** Returns what is known of a key, or makes it; who asks while it is being made waits for the same. */
export type LruMemo<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

interface Kept<Value> {
  readonly value: Promise<Value>;
  /** Ends the making. */
  readonly nobodyWaits: AbortController;
  waiting: number;
}

/**
 * Keeps the few that were asked for last. What could not be made is not kept: the next one tries again. Who hangs up
 * does not wait any longer; the making ends with the last of those who wait.
 */
export function createLruMemo<Value>(most: number): LruMemo<Value> {
  const known = new Map<string, Kept<Value>>();

  function begin(key: string, make: () => Promise<Value>): Kept<Value> {
    const nobodyWaits = new AbortController();
    const asker = { party: findAsker().party, signal: nobodyWaits.signal };
    const kept = { value: runFor(asker, make), nobodyWaits, waiting: 0 };
    const forget = () => {
      if (known.get(key) === kept) known.delete(key);
    };
    nobodyWaits.signal.addEventListener('abort', forget);
    kept.value.catch(forget);
    return kept;
  }

  return async (key, make) => {
    const { signal } = findAsker();
    signal.throwIfAborted();
    const kept = known.get(key) ?? begin(key, make);
    known.delete(key);
    known.set(key, kept);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
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
    // What is made already stays.
    if (--kept.waiting === 0 && signal.aborted) kept.nobodyWaits.abort(signal.reason);
  }
}
