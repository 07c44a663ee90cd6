import { idParameterSchema, leaseRequestSchema, leaseSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LeaseService } from '../../../services/projects/lease.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['lease'];
const params = idParameterSchema;
const noContent = { 204: z.null() };

export function leaseRoutes(leases: LeaseService): FastifyPluginAsyncZod {
  return async (app) => {
    // A closing page sends a beacon, with whatever content type the browser gives it (SHELL-55).
    app.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });

    app.post(
      '/api/projects/:projectId/lease',
      {
        schema: {
          summary: 'Open a project for editing, or renew the editing lease',
          tags,
          params,
          body: leaseRequestSchema,
          response: { 200: leaseSchema },
        },
      },
      async (request) => leases.take(requireUser(request), request.params.projectId, request.body.isTakeOver),
    );

    app.delete(
      '/api/projects/:projectId/lease',
      { schema: { summary: 'Close a project and release its editing lease', tags, params, response: noContent } },
      async (request, reply) => {
        await leases.release(requireUser(request), request.params.projectId);
        return reply.status(204).send(null);
      },
    );

    app.post(
      '/api/projects/:projectId/lease/closing',
      { schema: { summary: 'Release the editing lease when the page closes', tags, params, response: noContent } },
      async (request, reply) => {
        await leases.release(requireUser(request), request.params.projectId);
        return reply.status(204).send(null);
      },
    );
  };
}
