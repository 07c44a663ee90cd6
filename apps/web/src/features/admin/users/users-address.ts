import { type AccountFilter, accountFilters } from '@quietsite/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export const userViews = ['accounts', 'invitations'] as const;
export type UserView = (typeof userViews)[number];

/** What All Users shows; links and reloads restore it. */
export interface UsersAddress {
  readonly view: UserView;
  readonly find: string;
  readonly state: AccountFilter | null;
}

export const readUsersAddress = (query: URLSearchParams): UsersAddress => ({
  view: userViews.find((view) => view === query.get('view')) ?? 'accounts',
  find: query.get('find') ?? '',
  state: accountFilters.find((state) => state === query.get('state')) ?? null,
});

/** Keeps all other parameters, such as the open project, and omits defaults. */
export function changeUsersAddress(query: URLSearchParams, change: Partial<UsersAddress>): URLSearchParams {
  const next = new URLSearchParams(query);
  const { view, find, state } = { ...readUsersAddress(query), ...change };
  const parts = { view: view === 'accounts' ? '' : view, find, state: state ?? '' };
  for (const [part, value] of Object.entries(parts)) {
    if (value === '') next.delete(part);
    else next.set(part, value);
  }
  return next;
}

export function useUsersAddress() {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readUsersAddress(query), [query]);
  const change = (part: Partial<UsersAddress>) => setQuery((now) => changeUsersAddress(now, part), { replace: true });
  return { address, change };
}
