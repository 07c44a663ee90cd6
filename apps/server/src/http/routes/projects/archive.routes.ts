import {
  archivingSchema,
  deletedProjectSchema,
  deletedUserSchema,
  idParameterSchema,
  userIdParameterSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ArchiveService } from '../../../services/projects/archive.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const noContent = { 204: z.null() };

export function archiveRoutes(archive: ArchiveService): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/projects/:projectId/archiving',
      {
        schema: {
          summary: 'Archive a project or take it out of the archive',
          ...{ tags: ['projects'], params: idParameterSchema, body: archivingSchema, response: noContent },
        },
      },
      async (request, reply) => {
        await archive.setArchived(requireUser(request), request.params.projectId, request.body.isArchived);
        return reply.status(204).send(null);
      },
    );

    app.get(
      '/api/deleted-projects',
      {
        schema: {
          summary: 'Deleted projects that can be restored',
          ...{ tags: ['projects'], response: { 200: deletedProjectSchema.array() } },
        },
      },
      async (request) => archive.listProjects(requireUser(request)),
    );

    app.post(
      '/api/projects/:projectId/restoration',
      {
        schema: {
          summary: 'Restore a deleted project',
          ...{ tags: ['projects'], params: idParameterSchema, response: noContent },
        },
      },
      async (request, reply) => {
        await archive.restoreProject(requireUser(request), request.params.projectId);
        return reply.status(204).send(null);
      },
    );

    app.get(
      '/api/admin/deleted-users',
      {
        schema: {
          summary: 'Deleted accounts that can be restored',
          ...{ tags: ['administration'], response: { 200: deletedUserSchema.array() } },
        },
      },
      async (request) => archive.listUsers(requireUser(request)),
    );

    app.post(
      '/api/admin/users/:userId/restoration',
      {
        schema: {
          summary: 'Restore a deleted account',
          ...{ tags: ['administration'], params: userIdParameterSchema, response: noContent },
        },
      },
      async (request, reply) => {
        await archive.restoreUser(requireUser(request), request.params.userId);
        return reply.status(204).send(null);
      },
    );
  };
}
