import { type Session, sessionSchema } from '@quietsite/contracts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { requestJson } from '../lib/api-client.ts';
import { hasCode } from '../lib/api-error.ts';
import { routes } from '../lib/routes.ts';
import { forgetReturnAddress } from './return-address.ts';
import { RETRY_MILLISECONDS } from './server-reach.ts';
import { shownPlace } from './shown-place.ts';
import { clearTabStorage } from './tab-storage.ts';

export const sessionKey = ['session'] as const;

/** Another device may have ended the session, so it is polled. */
const REFRESH_MILLISECONDS = 60_000;

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => findSession(signal),
  staleTime: REFRESH_MILLISECONDS,
  refetchInterval: ({ state }) => {
    if (state.data === undefined && state.errorUpdateCount > 0) return RETRY_MILLISECONDS;
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

/** No data of one user may be shown to the next. */
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
  clearTabStorage();
  shownPlace.set(null);
  client.setQueryData(sessionKey, null);
  announceSession('ended');
}

export async function extendSession(client: QueryClient): Promise<void> {
  const session = await requestJson('/api/session/extension', sessionSchema, { method: 'POST' });
  client.setQueryData(sessionKey, session);
  announceSession('changed');
}

async function follow(client: QueryClient, change: SessionChange): Promise<void> {
  if (change === 'ended') {
    forgetReturnAddress();
    clearTabStorage();
    client.setQueryData(sessionKey, null);
    return;
  }
  const before = client.getQueryData<Session | null>(sessionKey);
  await client.refetchQueries({ queryKey: sessionKey });
  const now = client.getQueryData<Session | null>(sessionKey);
  // Another user signed in while a screen of the previous user was open.
  if (before && now && before.user.id !== now.user.id) window.location.assign(routes.home);
}

/**
 * Loads the session and keeps it up to date across all tabs (U17); used once, by a component that lives as long as the
 * page.
 */
export function useSessionRefresh(): void {
  const client = useQueryClient();
  const isSignedIn = useQuery(sessionQuery).data != null;
  const wasSignedIn = useRef(false);
  useEffect(() => listenToTabs((change) => void follow(client, change)), [client]);
  useEffect(() => {
    // The gate has unmounted the screens by now; otherwise they would request their data again.
    if (wasSignedIn.current && !isSignedIn) forgetUserData(client);
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, client]);
}

/** The known session, without a request. */
export function useSession() {
  return useQuery({ ...sessionQuery, enabled: false });
}

/** changed: a user signed in or the session was extended. ended: signed out. The server has the true state (U03). */
type SessionChange = 'changed' | 'ended';

const CHANNEL = 'quietsite.session';
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Notifies the other tabs of this browser; a channel does not receive its own messages. */
function announceSession(change: SessionChange): void {
  openChannel().postMessage(change);
}

function listenToTabs(onChange: (change: SessionChange) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'changed' || data === 'ended') onChange(data);
  };
  openChannel().addEventListener('message', onMessage);
  return () => openChannel().removeEventListener('message', onMessage);
}
