import { configurationSchema } from '@quietsite/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../lib/api-client.ts';
import { RETRY_MILLISECONDS } from './server-reach.ts';

export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  queryFn: ({ signal }) => requestJson('/api/configuration', configurationSchema, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data === undefined && state.errorUpdateCount > 0 ? RETRY_MILLISECONDS : false),
});

export const useConfiguration = () => useQuery(configurationQuery);
