import {
  idParameterSchema,
  projectSchema,
  siteChangeSchema,
  surroundingsQuerySchema,
  surroundingsSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SiteService } from '../../../services/site/site.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['site'];
const params = idParameterSchema;
/** Enough for the maximum number of vertices of a site, each at full precision. */
const bodyLimit = 8 * 1_048_576;

export function siteRoutes(sites: SiteService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/projects/:projectId/site/surroundings',
      {
        bodyLimit,
        schema: {
          summary: 'The surroundings of a site that is being drawn',
          tags,
          params,
          body: surroundingsQuerySchema,
          response: { 200: surroundingsSchema },
        },
      },
      async (request) => sites.findSurroundings(requireUser(request), request.params.projectId, request.body),
    );

    app.put(
      '/api/projects/:projectId/site',
      {
        bodyLimit,
        schema: {
          summary: 'Save site, radius and zones',
          tags,
          params,
          body: siteChangeSchema,
          response: { 200: projectSchema },
        },
      },
      async (request) => sites.save(requireUser(request), request.params.projectId, request.body),
    );
  };
}
