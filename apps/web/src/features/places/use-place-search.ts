import { useDebouncedValue } from '@mantine/hooks';
import { MIN_PLACE_QUERY, type Place, placesSchema } from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';
import { readPosition } from '@quietsite/geometry';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../lib/api-client.ts';
import { toLanguage } from '../../lib/languages.ts';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { describePlace, describePositions, type PlaceOption } from './place-options.ts';

/** Wait after the last key press before the request is sent. */
const PAUSE_MILLISECONDS = 150;

export type PlaceSearchState =
  /** Fewer letters than the server accepts. */
  | { readonly kind: 'short' }
  /** Coordinates outside Hong Kong. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  /** No response yet; the options of the previous text stay visible. */
  | { readonly kind: 'waiting'; readonly options: readonly PlaceOption[] }
  | { readonly kind: 'found'; readonly options: readonly PlaceOption[] };

export function usePlaceSearch(text: string): PlaceSearchState {
  const { t, i18n } = useTranslation();
  const typed = text.trim();
  const [paused] = useDebouncedValue(typed, PAUSE_MILLISECONDS);
  const reading = useMemo(() => readPosition(typed), [typed]);
  const isShort = typed.length < MIN_PLACE_QUERY;
  const { readCentre } = useMapCommands();
  // The centre of the map when the search was opened.
  const [near] = useState(() => roundCentre(readCentre()));
  const isAsked = reading === null && !isShort && paused.length >= MIN_PLACE_QUERY;
  const query = useQuery({
    ...placesQuery({ q: paused, near, language: toLanguage(i18n.language) }),
    enabled: isAsked,
  });
  const found = useMemo(() => (query.data ?? []).map((place) => describePlace(t, place)), [query.data, t]);
  if (reading !== null) {
    const options = describePositions(t, reading);
    return options.length === 0 ? { kind: 'outside' } : { kind: 'found', options };
  }
  if (isShort) return { kind: 'short' };
  if (query.isError && paused === typed)
    return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
  const isFresh = paused === typed && query.isSuccess && !query.isPlaceholderData;
  return { kind: isFresh ? 'found' : 'waiting', options: found };
}

interface PlaceQuestion {
  readonly q: string;
  /** Sorts equally good places by distance from here. */
  readonly near: readonly [number, number] | null;
  readonly language: Language;
}

const placesQuery = ({ q, near, language }: PlaceQuestion) =>
  queryOptions({
    queryKey: ['places', q, near, language] as const,
    queryFn: async ({ signal }): Promise<readonly Place[]> => {
      const parameters = new URLSearchParams({ q, language, ...(near ? { near: near.join(',') } : {}) });
      return (await requestJson(`/api/places?${parameters}`, placesSchema, { signal })).places;
    },
    placeholderData: keepPreviousData,
  });

/** Whole metres: the server accepts six digits. */
function roundCentre(centre: readonly [number, number] | null): readonly [number, number] | null {
  const rounded = centre?.map(Math.round);
  const [easting = 0, northing = 0] = rounded ?? [];
  const isOnGrid = [easting, northing].every((metres) => metres >= 100_000 && metres < 1_000_000);
  return isOnGrid ? [easting, northing] : null;
}
