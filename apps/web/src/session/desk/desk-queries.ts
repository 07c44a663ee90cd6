import { reviewDeskCountSchema, reviewDeskSchema, siteClashesSchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { projectListKey } from '../project-queries.ts';

/** Decisions and events change project lists, and this is one of them. */
const deskKey = [...projectListKey, 'desk'] as const;

/** How often the desk polls for changes by other officers. */
const REFETCH_MILLISECONDS = 15_000;
const COUNT_MILLISECONDS = 60_000;

/** The number of cases that need a decision, for the header of every screen. */
export const deskCountQuery = queryOptions({
  queryKey: [...deskKey, 'count'],
  queryFn: ({ signal }) => requestJson('/api/review-desk/count', reviewDeskCountSchema, { signal }),
  refetchInterval: COUNT_MILLISECONDS,
});

/** The cases of the reader's district; the header then counts the same ones. */
export const deskQuery = queryOptions({
  queryKey: [...deskKey, 'cases'],
  queryFn: async ({ signal, client }) => {
    const desk = await requestJson('/api/review-desk', reviewDeskSchema, { signal });
    const needsDecision = desk.cases.filter(({ state }) => state === 'needsDecision').length;
    client.setQueryData(deskCountQuery.queryKey, { needsDecision });
    return desk;
  },
  staleTime: 0,
  refetchInterval: REFETCH_MILLISECONDS,
});

const CALENDAR_POLL_MILLISECONDS = 3000;

/** Where a site exceeds only together with others. Available once the calendars of their district are calculated. */
export const siteClashesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['district-calendar', 'site-clashes', projectId],
    queryFn: ({ signal }) =>
      requestJson(`/api/district-calendar/site-clashes?projectId=${projectId}`, siteClashesSchema, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.pending > 0 ? CALENDAR_POLL_MILLISECONDS : false),
  });
