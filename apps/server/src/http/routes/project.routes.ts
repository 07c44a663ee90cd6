import {
  idParameterSchema,
  programmeSchema,
  projectListQuerySchema,
  projectMapSchema,
  projectSchema,
  projectSummarySchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ProjectService } from '../../services/project.service.ts';
import { requireUser } from '../authenticated-user.ts';

const tags = ['projects'];
const params = idParameterSchema;

export function projectRoutes(projects: ProjectService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects',
      {
        schema: {
          summary: 'Projects the user may open',
          tags,
          querystring: projectListQuerySchema,
          response: { 200: z.array(projectSummarySchema) },
        },
      },
      async (request) => projects.list(requireUser(request), request.query.list),
    );

    app.get(
      '/api/projects/:projectId',
      { schema: { summary: 'One project', tags, params, response: { 200: projectSchema } } },
      async (request) => projects.get(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId/map',
      { schema: { summary: 'Site, zones and receivers', tags, params, response: { 200: projectMapSchema } } },
      async (request) => projects.getMap(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId/programme',
      { schema: { summary: 'Tasks and their equipment', tags, params, response: { 200: programmeSchema } } },
      async (request) => projects.getProgramme(requireUser(request), request.params.projectId),
    );
  };
}
