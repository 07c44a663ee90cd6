import { catalogueItemSchema, catalogueWorkSchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { requestJson } from '../lib/api-client.ts';

/** An administrator changes it now and then; nobody waits for that. */
const CATALOGUE_STALE_MS = 30 * 60_000;

export const catalogueQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'equipment'],
    queryFn: ({ signal }) => requestJson('/api/catalogue/equipment', catalogueItemSchema.array(), { signal }),
    staleTime: CATALOGUE_STALE_MS,
    meta: { failureTitle: i18next.t('catalogue.notLoaded') },
  });

/** Construction works, their activities and what each usually needs (EQUIP-19). */
export const worksQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'works'],
    queryFn: ({ signal }) => requestJson('/api/catalogue/works', catalogueWorkSchema.array(), { signal }),
    staleTime: CATALOGUE_STALE_MS,
    meta: { failureTitle: i18next.t('catalogue.worksNotLoaded') },
  });
