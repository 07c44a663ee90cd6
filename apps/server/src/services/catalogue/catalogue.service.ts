import type { Database } from '../../database/connection.ts';
import {
  listItems,
  listQuieterEquipment,
  listQuieterMethods,
  listRelationships,
  listWorks,
} from '../../repositories/catalogue/catalogue.repository.ts';
import { listFits } from '../../repositories/catalogue/fit-database.repository.ts';

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** The catalogue is the same for every signed-in user and independent of projects. */
export function createCatalogueService({ database }: { readonly database: Database }) {
  return {
    listItems: () => listItems(database),
    listWorks: () => listWorks(database),
    listQuieterMethods: () => listQuieterMethods(database),
    listQuieterEquipment: () => listQuieterEquipment(database),
    listFits: () => listFits(database),
    listRelationships: () => listRelationships(database),
  };
}
