import { catalogueWorkSchema } from '@quietsite/contracts';
import type { PlanningCatalogue } from '@quietsite/domain';
import {
  catalogueFitsSchema,
  catalogueItemSchema,
  quieterEquipmentSchema,
  quieterMethodSchema,
} from '@quietsite/domain/schemas';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { requestJson } from '../lib/api-client.ts';

/** Administrators change it rarely, and changes are not urgent. */
const CATALOGUE_STALE_MS = 30 * 60_000;

export const catalogueQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'equipment'],
    queryFn: ({ signal }) => requestJson('/api/catalogue/equipment', catalogueItemSchema.array(), { signal }),
    staleTime: CATALOGUE_STALE_MS,
    meta: { failureTitle: i18next.t('catalogue.notLoaded') },
  });

/** Construction works, their activities and the usual equipment of each (EQUIP-19). */
export const worksQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'works'],
    queryFn: ({ signal }) => requestJson('/api/catalogue/works', catalogueWorkSchema.array(), { signal }),
    staleTime: CATALOGUE_STALE_MS,
    meta: { failureTitle: i18next.t('catalogue.worksNotLoaded') },
  });

/** The quieter methods and equipment, what each replaces and where it fits (EQUIP-49, EQUIP-50, MITI-42). */
export const quieterCatalogueQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'quieter'],
    queryFn: async ({ signal }): Promise<PlanningCatalogue> => {
      const [methods, equipment, fits] = await Promise.all([
        requestJson('/api/catalogue/quieter-methods', quieterMethodSchema.array(), { signal }),
        requestJson('/api/catalogue/quieter-equipment', quieterEquipmentSchema.array(), { signal }),
        requestJson('/api/catalogue/fits', catalogueFitsSchema, { signal }),
      ]);
      return { methods, equipment, fits };
    },
    staleTime: CATALOGUE_STALE_MS,
    meta: { failureTitle: i18next.t('catalogue.quieterNotLoaded') },
  });
