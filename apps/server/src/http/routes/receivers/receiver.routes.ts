import {
  concurrentSitesChangeSchema,
  concurrentSitesSchema,
  idParameterSchema,
  projectSchema,
  receiverListSchema,
  receiverPointSchema,
  receiversChangeSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReceiverService } from '../../../services/receivers/receiver.service.ts';
import type { ConcurrentSiteService } from '../../../services/site/concurrent-site.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendLargeWithList, writeList } from '../../large-response.ts';
import { readsProjects } from '../../token-scope.ts';

const tags = ['receivers'];
const params = idParameterSchema;
/** Enough for as many points as one save may change, each with a few entries. */
const bodyLimit = 16 * 1_048_576;

interface ReceiverRoutesServices {
  readonly receivers: ReceiverService;
  readonly concurrentSites: ConcurrentSiteService;
}

export function receiverRoutes({ receivers, concurrentSites }: ReceiverRoutesServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/receivers',
      {
        config: readsProjects,
        schema: {
          summary: 'Receiver points with selection, criteria, contributions and history',
          ...{ tags, params, response: { 200: receiverListSchema } },
        },
      },
      async (request, reply) =>
        sendLargeWithList(reply, 'points', async () => {
          const { points, ...others } = await receivers.list(requireUser(request), request.params.projectId);
          return { ...others, points: await writeList(receiverPointSchema, points) };
        }),
    );

    app.put(
      '/api/projects/:projectId/receivers',
      {
        bodyLimit,
        schema: {
          summary: 'Add, move, delete, select and describe receiver points',
          ...{ tags, params, body: receiversChangeSchema, response: { 200: projectSchema } },
        },
      },
      async (request) => receivers.save(requireUser(request), request.params.projectId, request.body),
    );

    app.get(
      '/api/projects/:projectId/concurrent-sites',
      {
        config: readsProjects,
        schema: {
          summary: 'Named concurrent sites',
          ...{ tags, params, response: { 200: concurrentSitesSchema } },
        },
      },
      async (request) => concurrentSites.list(requireUser(request), request.params.projectId),
    );

    app.put(
      '/api/projects/:projectId/concurrent-sites',
      {
        schema: {
          summary: 'Save the named concurrent sites',
          ...{ tags, params, body: concurrentSitesChangeSchema, response: { 200: projectSchema } },
        },
      },
      async (request) => concurrentSites.save(requireUser(request), request.params.projectId, request.body),
    );
  };
}
