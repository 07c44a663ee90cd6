import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ProjectListName } from '../../../session/project-queries.ts';
import type { Sorting } from '../../../ui/sort-rows.ts';
import { type ProjectGroup, projectGroups } from './project-groups.ts';

export const listViews = ['cards', 'table', 'map'] as const;
export type ListView = (typeof listViews)[number];

/** What the page shows; links and reloads restore it. */
export interface ListAddress {
  readonly group: ProjectGroup;
  readonly find: string;
  /** Null: newest change first, in server order. */
  readonly sorting: Sorting | null;
  readonly view: ListView;
}

const parts = ['tab', 'find', 'sort', 'view'] as const;
type AddressPart = (typeof parts)[number];

export function readListAddress(query: URLSearchParams, usualView: ListView): ListAddress {
  return {
    group: projectGroups.find((group) => group === query.get('tab')) ?? 'all',
    find: query.get('find') ?? '',
    sorting: readSorting(query.get('sort')),
    view: listViews.find((view) => view === query.get('view')) ?? usualView,
  };
}

/** The column id, with a leading dash if descending. */
export const writeSorting = ({ columnId, isDescending }: Sorting): string => (isDescending ? '-' : '') + columnId;

function readSorting(text: string | null): Sorting | null {
  if (!text) return null;
  const isDescending = text.startsWith('-');
  return { columnId: isDescending ? text.slice(1) : text, isDescending };
}

/** Keeps all other parameters, such as the open project, and omits empty ones. */
export function changeAddress(
  query: URLSearchParams,
  change: Readonly<Partial<Record<AddressPart, string>>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const part of parts) {
    const value = change[part];
    if (value) next.set(part, value);
    else if (value !== undefined) next.delete(part);
  }
  return next;
}

/** The authority compares many projects, which a table does better. */
const defaultView = (list: ProjectListName): ListView => (list === 'own' ? 'cards' : 'table');

/** The map needs room next to the list; only the user's own projects have an outline for it. */
const MAP_ROOM = '(min-width: 900px)';

export function useListAddress(list: ProjectListName) {
  const [query, setQuery] = useSearchParams();
  const hasMap = useMediaQuery(MAP_ROOM, true, { getInitialValueInEffect: false }) === true && list === 'own';
  const views = useMemo(() => listViews.filter((view) => hasMap || view !== 'map'), [hasMap]);
  const address = useMemo(() => {
    const read = readListAddress(query, defaultView(list));
    return views.includes(read.view) ? read : { ...read, view: defaultView(list) };
  }, [query, list, views]);
  const change = useCallback(
    (part: Readonly<Partial<Record<AddressPart, string>>>) =>
      setQuery((now) => changeAddress(now, part), { replace: true }),
    [setQuery],
  );
  return { address, change, views };
}
