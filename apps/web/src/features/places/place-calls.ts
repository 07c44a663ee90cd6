import { type Place, placesSchema } from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';

interface PlaceQuestion {
  readonly q: string;
  /** Of equal places the nearest come first. */
  readonly near: readonly [number, number] | null;
  readonly language: Language;
}

export const placesQuery = ({ q, near, language }: PlaceQuestion) =>
  queryOptions({
    queryKey: ['places', q, near, language] as const,
    queryFn: async ({ signal }): Promise<readonly Place[]> => {
      const parameters = new URLSearchParams({ q, language, ...(near ? { near: near.join(',') } : {}) });
      return (await requestJson(`/api/places?${parameters}`, placesSchema, { signal })).places;
    },
    placeholderData: keepPreviousData,
  });
