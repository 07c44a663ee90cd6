import { catalogueWorkSchema, relationshipSchema } from '@quietsite/contracts';
import {
  catalogueFitsSchema,
  catalogueItemSchema,
  quieterEquipmentSchema,
  quieterMethodSchema,
} from '@quietsite/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CatalogueService } from '../../../services/catalogue/catalogue.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { readsProjects } from '../../token-scope.ts';

const tags = ['catalogue'];

/** Any signed-in user may read the catalogue; nobody else (Q01). */
export function catalogueRoutes(catalogue: CatalogueService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (request) => void requireUser(request));

    app.get(
      '/api/catalogue/equipment',
      {
        config: readsProjects,
        schema: { summary: 'The equipment catalogue', tags, response: { 200: catalogueItemSchema.array() } },
      },
      async () => catalogue.listItems(),
    );

    app.get(
      '/api/catalogue/works',
      {
        config: readsProjects,
        schema: {
          summary: 'Construction works with their activities and usual equipment',
          ...{ tags, response: { 200: catalogueWorkSchema.array() } },
        },
      },
      async () => catalogue.listWorks(),
    );

    app.get(
      '/api/catalogue/quieter-methods',
      {
        config: readsProjects,
        schema: { summary: 'Quieter construction methods', tags, response: { 200: quieterMethodSchema.array() } },
      },
      async () => catalogue.listQuieterMethods(),
    );

    app.get(
      '/api/catalogue/quieter-equipment',
      {
        config: readsProjects,
        schema: {
          summary: 'Quieter equipment and the equipment it can replace',
          ...{ tags, response: { 200: quieterEquipmentSchema.array() } },
        },
      },
      async () => catalogue.listQuieterEquipment(),
    );

    app.get(
      '/api/catalogue/fits',
      {
        config: readsProjects,
        schema: {
          summary: 'Activities that quieter methods and equipment suit, and static plant, with sources',
          ...{ tags, response: { 200: catalogueFitsSchema } },
        },
      },
      async () => catalogue.listFits(),
    );

    app.get(
      '/api/catalogue/relationships',
      {
        config: readsProjects,
        schema: {
          summary: 'Relationships of construction work, activity and equipment',
          ...{ tags, response: { 200: relationshipSchema.array() } },
        },
      },
      async () => catalogue.listRelationships(),
    );
  };
}
