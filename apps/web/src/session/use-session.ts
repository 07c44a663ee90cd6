import { type Session, sessionSchema } from '@quietsite/contracts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { requestJson } from '../lib/api-client.ts';
import { hasCode } from '../lib/api-error.ts';
import { routes } from '../lib/routes.ts';
import { forgetTab } from './draft/tab-storage.ts';
import { forgetReturnAddress } from './return-address.ts';
import { ASK_AGAIN_MILLISECONDS } from './server-reach.ts';
import { announceSession, listenToTabs, type SessionNews } from './tabs.ts';

export const sessionKey = ['session'] as const;

/** Another device may have ended the session, so its end is asked for now and then. */
const REFRESH_MILLISECONDS = 60_000;

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => findSession(signal),
  staleTime: REFRESH_MILLISECONDS,
  refetchInterval: ({ state }) => {
    if (state.data === undefined && state.errorUpdateCount > 0) return ASK_AGAIN_MILLISECONDS;
    return state.data ? REFRESH_MILLISECONDS : false;
  },
});

async function findSession(signal?: AbortSignal): Promise<Session | null> {
  try {
    return await requestJson('/api/session', sessionSchema, signal ? { signal } : {});
  } catch (error) {
    if (hasCode(error, 'NOT_SIGNED_IN')) return null;
    throw error;
  }
}

/** Nothing of one user may be shown to the next. */
function forgetUserData(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => !['session', 'configuration'].includes(String(query.queryKey[0])) });
}

export function startSession(client: QueryClient, session: Session): void {
  forgetUserData(client);
  client.setQueryData(sessionKey, session);
  announceSession('changed');
}

export function endSession(client: QueryClient): void {
  forgetReturnAddress();
  forgetTab();
  client.setQueryData(sessionKey, null);
  announceSession('ended');
}

export async function extendSession(client: QueryClient): Promise<void> {
  const session = await requestJson('/api/session/extension', sessionSchema, { method: 'POST' });
  client.setQueryData(sessionKey, session);
  announceSession('changed');
}

async function follow(client: QueryClient, news: SessionNews): Promise<void> {
  if (news === 'ended') {
    forgetReturnAddress();
    forgetTab();
    client.setQueryData(sessionKey, null);
    return;
  }
  const before = client.getQueryData<Session | null>(sessionKey);
  await client.refetchQueries({ queryKey: sessionKey });
  const now = client.getQueryData<Session | null>(sessionKey);
  // Somebody else signed in over an open screen: that screen is the former person's.
  if (before && now && before.user.id !== now.user.id) window.location.assign(routes.home);
}

/** Asks for the session and keeps it up to date over all tabs (U17); used once, by what lives as long as the page. */
export function useSessionRefresh(): void {
  const client = useQueryClient();
  const isSignedIn = useQuery(sessionQuery).data != null;
  const wasSignedIn = useRef(false);
  useEffect(() => listenToTabs((news) => void follow(client, news)), [client]);
  useEffect(() => {
    // The gate has left the screens by now, which would otherwise ask for their data again.
    if (wasSignedIn.current && !isSignedIn) forgetUserData(client);
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, client]);
}

/** The session as it is known, without asking. */
export function useSession() {
  return useQuery({ ...sessionQuery, enabled: false });
}
