import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { requestNothing } from '../lib/api-client.ts';
import { isNoAnswer } from '../lib/api-error.ts';
import { serverLost } from '../lib/server-reach.ts';
import { useStore } from '../lib/use-store.ts';
import { hideMessage, NO_ANSWER_TOAST } from '../ui/dialogs/toasts.tsx';
import { useLatestRef } from '../ui/use-latest-ref.ts';

/** How long to wait before retrying an unreachable server. */
export const RETRY_MILLISECONDS = 3000;

export const useIsServerLost = (): boolean => useStore(serverLost);

/** Repeats a request that failed without a response, once the server or this computer's connection is back. */
export function useOnReconnect(act: () => void): void {
  const newest = useLatestRef(act);
  const isLost = useIsServerLost();
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (wasLost.current && !isLost) newest.current();
    wasLost.current = isLost;
  }, [isLost, newest]);
  useEffect(() => {
    const onOnline = () => newest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [newest]);
}

/** Any response counts, even an error. */
async function isResponding(): Promise<boolean> {
  try {
    await requestNothing('/api/session', {});
    return true;
  } catch (error) {
    return !isNoAnswer(error);
  }
}

/**
 * Polls an unreachable server until it is back, then reloads the visible data. Only this ends the outage: if a single
 * successful request did, the banner would flicker.
 */
export function useServerRecovery(): void {
  const client = useQueryClient();
  const isLost = useIsServerLost();
  useEffect(() => {
    if (!isLost) return;
    let timer: ReturnType<typeof setTimeout>;
    const pollLater = () => {
      timer = setTimeout(async () => {
        if (!(await isResponding())) return pollLater();
        serverLost.set(false);
        hideMessage(NO_ANSWER_TOAST);
        await client.refetchQueries({ type: 'active' });
      }, RETRY_MILLISECONDS);
    };
    pollLater();
    return () => clearTimeout(timer);
  }, [isLost, client]);
}
