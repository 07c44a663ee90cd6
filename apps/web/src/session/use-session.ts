import { type Session, sessionSchema } from '@quietsite/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../lib/api-client.ts';
import { hasCode } from '../lib/api-error.ts';
import { ASK_AGAIN_MILLISECONDS } from './server-reach.ts';

export const sessionKey = ['session'] as const;

/** Another tab may have extended or ended the session, so its end is asked for now and then. */
const REFRESH_MILLISECONDS = 60_000;

const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => findSession(signal),
  staleTime: REFRESH_MILLISECONDS,
  refetchInterval: ({ state }) => {
    if (state.data === undefined && state.errorUpdateCount > 0) return ASK_AGAIN_MILLISECONDS;
    return state.data ? REFRESH_MILLISECONDS : false;
  },
});

async function findSession(signal: AbortSignal): Promise<Session | null> {
  try {
    return await requestJson('/api/session', sessionSchema, { signal });
  } catch (error) {
    if (hasCode(error, 'NOT_SIGNED_IN')) return null;
    throw error;
  }
}

export function extendSession(): Promise<Session> {
  return requestJson('/api/session/extension', sessionSchema, { method: 'POST' });
}

/** Asks for the session and keeps it up to date; used once, by what lives as long as the page. */
export function useSessionRefresh(): void {
  useQuery(sessionQuery);
}

/** The session as it is known, without asking. */
export function useSession() {
  return useQuery({ ...sessionQuery, enabled: false });
}
