import { configurationSchema } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../lib/api-client.ts';

export function useConfiguration() {
  return useQuery({
    queryKey: ['configuration'],
    queryFn: ({ signal }) => requestJson('/api/configuration', configurationSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
