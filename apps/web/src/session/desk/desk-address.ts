import { VERDICTS, type Verdict } from '@quietsite/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export const deskTabs = ['needsDecision', 'returned', 'approved', 'all'] as const;
export type DeskTab = (typeof deskTabs)[number];

export const deskOrders = ['longest', 'newest', 'worst', 'title'] as const;
export type DeskOrder = (typeof deskOrders)[number];

/** What the Inbox shows; links and reloads restore it. An empty filter matches every case. */
export interface DeskAddress {
  readonly tab: DeskTab;
  readonly find: string;
  readonly district: string;
  readonly company: string;
  /** 'me', 'nobody' or an officer's id. */
  readonly assigned: string;
  readonly exceeds: Verdict | '';
  readonly sort: DeskOrder;
}

export const NO_FILTERS = { find: '', district: '', company: '', assigned: '', exceeds: '' } as const;

const parts = ['tab', 'find', 'district', 'company', 'assigned', 'exceeds', 'sort'] as const;

/** Waiting cases: longest waiting first. Decided cases: newest first. */
export const defaultOrder = (tab: DeskTab): DeskOrder => (tab === 'needsDecision' ? 'longest' : 'newest');

const readTab = (query: URLSearchParams) => deskTabs.find((tab) => tab === query.get('tab')) ?? 'needsDecision';

export function readDeskAddress(query: URLSearchParams): DeskAddress {
  const tab = readTab(query);
  return {
    tab,
    find: query.get('find') ?? '',
    district: query.get('district') ?? '',
    company: query.get('company') ?? '',
    assigned: query.get('assigned') ?? '',
    exceeds: VERDICTS.find((verdict) => verdict === query.get('exceeds')) ?? '',
    sort: deskOrders.find((order) => order === query.get('sort')) ?? defaultOrder(tab),
  };
}

/** Keeps all other parameters, such as the open project, and omits defaults. */
export function changeDeskAddress(query: URLSearchParams, change: Partial<DeskAddress>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const part of parts) {
    const value = change[part];
    if (value === undefined) continue;
    if (value === '') next.delete(part);
    else next.set(part, value);
  }
  if (next.get('tab') === 'needsDecision') next.delete('tab');
  if (next.get('sort') === defaultOrder(readTab(next))) next.delete('sort');
  return next;
}

/** Only its own parameters, which the Inbox remembers. */
export function pickDeskParts(query: URLSearchParams): string {
  const own = new URLSearchParams();
  for (const part of parts) {
    const value = query.get(part);
    if (value) own.set(part, value);
  }
  return own.toString();
}

export const hasFilters = (address: DeskAddress): boolean =>
  Object.keys(NO_FILTERS).some((part) => address[part as keyof typeof NO_FILTERS].trim() !== '');

export function useDeskAddress() {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readDeskAddress(query), [query]);
  const change = useCallback(
    (part: Partial<DeskAddress>) => setQuery((now) => changeDeskAddress(now, part), { replace: true }),
    [setQuery],
  );
  return { address, change };
}
