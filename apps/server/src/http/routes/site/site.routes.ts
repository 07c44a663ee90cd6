import {
  approvedSiteSchema,
  approvedSitesQuerySchema,
  idParameterSchema,
  projectSchema,
  siteChangeSchema,
  surroundingsQuerySchema,
  surroundingsSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
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

    app.post(
      '/api/projects/:projectId/site/approved-sites',
      {
        bodyLimit,
        schema: {
          summary: 'Approved sites of others around a site that is being drawn',
          tags,
          params,
          body: approvedSitesQuerySchema,
          response: { 200: z.array(approvedSiteSchema) },
        },
      },
      async (request) => sites.listApprovedAround(requireUser(request), request.params.projectId, request.body),
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
