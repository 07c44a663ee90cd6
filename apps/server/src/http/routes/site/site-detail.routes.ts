import {
  buildingCandidateSchema,
  buildingSearchSchema,
  centresChangeSchema,
  idParameterSchema,
  neighbourSchema,
  projectSchema,
  receiverBuildingsChangeSchema,
  unregisteredSitesChangeSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ReceiverBuildingService } from '../../../services/receivers/receiver-building.service.ts';
import type { CentreService } from '../../../services/site/centre.service.ts';
import type { NeighbourService } from '../../../services/site/neighbour.service.ts';
import type { UnregisteredSiteService } from '../../../services/site/unregistered-site.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { readsProjects } from '../../token-scope.ts';

const tags = ['site'];
const params = idParameterSchema;
const response = { 200: projectSchema };
/** Enough for the maximum number of vertices of an outline, each at full precision. */
const bodyLimit = 8 * 1_048_576;

interface SiteDetailServices {
  readonly centres: CentreService;
  readonly unregisteredSites: UnregisteredSiteService;
  readonly receiverBuildings: ReceiverBuildingService;
  readonly neighbours: NeighbourService;
}

export function siteDetailRoutes(services: SiteDetailServices): FastifyPluginAsyncZod {
  const { centres, unregisteredSites, receiverBuildings, neighbours } = services;
  return async (app) => {
    app.put(
      '/api/projects/:projectId/centres',
      { schema: { summary: 'Move geographical centres', tags, params, body: centresChangeSchema, response } },
      async (request) => centres.move(requireUser(request), request.params.projectId, request.body),
    );

    app.put(
      '/api/projects/:projectId/unregistered-sites',
      {
        bodyLimit,
        schema: { summary: 'Save the unregistered sites', tags, params, body: unregisteredSitesChangeSchema, response },
      },
      async (request) => unregisteredSites.save(requireUser(request), request.params.projectId, request.body),
    );

    app.put(
      '/api/projects/:projectId/receiver-buildings',
      {
        schema: {
          summary: 'Add and remove receiver buildings, change their kinds and criteria',
          ...{ tags, params, body: receiverBuildingsChangeSchema, response },
        },
      },
      async (request) => receiverBuildings.change(requireUser(request), request.params.projectId, request.body),
    );

    app.get(
      '/api/projects/:projectId/receiver-buildings/candidates',
      {
        schema: {
          summary: 'Buildings around the site that are not receivers, nearest first',
          ...{ tags, params, querystring: buildingSearchSchema, response: { 200: z.array(buildingCandidateSchema) } },
        },
      },
      async (request) =>
        receiverBuildings.listCandidates(requireUser(request), request.params.projectId, request.query.text),
    );

    app.get(
      '/api/projects/:projectId/receiver-buildings/proposed',
      {
        schema: {
          summary: 'Buildings of the area that the building layer says are noise sensitive and that are not receivers',
          ...{ tags, params, response: { 200: z.array(buildingCandidateSchema) } },
        },
      },
      async (request) => receiverBuildings.listProposed(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId/neighbours',
      {
        config: readsProjects,
        schema: {
          summary: 'Approved neighbouring projects in the same period',
          ...{ tags, params, response: { 200: z.array(neighbourSchema) } },
        },
      },
      async (request) => neighbours.list(requireUser(request), request.params.projectId),
    );
  };
}
