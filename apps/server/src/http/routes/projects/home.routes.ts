import { newsReadSchema, progressQuerySchema, projectCardSchema, projectNewsSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HomeService } from '../../../services/projects/home.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { readIds } from './project.routes.ts';

const tags = ['projects'];

export function homeRoutes(home: HomeService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/cards',
      {
        schema: {
          summary: 'Outline, newest submission and new neighbours of some of the user’s projects',
          tags,
          querystring: progressQuerySchema,
          response: { 200: z.array(projectCardSchema) },
        },
      },
      async (request) => home.listCards(requireUser(request), readIds(request.query.ids)),
    );

    app.get(
      '/api/projects/news',
      {
        schema: {
          summary: 'What others did on the user’s projects since the last visit',
          tags,
          response: { 200: projectNewsSchema },
        },
      },
      async (request) => home.listNews(requireUser(request)),
    );

    app.put(
      '/api/projects/news',
      {
        schema: { summary: 'Mark the news as read', tags, body: newsReadSchema, response: { 204: z.null() } },
      },
      async (request, reply) => {
        await home.markRead(requireUser(request), request.body.until);
        return reply.status(204).send(null);
      },
    );
  };
}
