import {
  catalogueItemSchema,
  catalogueWorkSchema,
  quieterEquipmentSchema,
  quieterMethodSchema,
} from '@quietsite/contracts';
import type { QuieterCatalogue } from '@quietsite/domain';
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

/** The quieter methods and machines, and what each replaces (EQUIP-49, EQUIP-50). */
export const quieterCatalogueQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'quieter'],
    queryFn: async ({ signal }): Promise<QuieterCatalogue> => {
      const [methods, equipment] = await Promise.all([
        requestJson('/api/catalogue/quieter-methods', quieterMethodSchema.array(), { signal }),
        requestJson('/api/catalogue/quieter-equipment', quieterEquipmentSchema.array(), { signal }),
      ]);
      return { methods, equipment };
    },
    staleTime: CATALOGUE_STALE_MS,
    meta: { failureTitle: i18next.t('catalogue.quieterNotLoaded') },
  });
