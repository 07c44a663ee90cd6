import {
  assigneeSchema,
  assignmentSchema,
  idParameterSchema,
  reviewDeskCountSchema,
  reviewDeskSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReviewDeskService } from '../../../services/review/review-desk.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['review'];

export function reviewDeskRoutes(desk: ReviewDeskService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/review-desk',
      {
        schema: {
          summary: 'What was submitted to a district: waiting for a decision, returned and approved',
          ...{ tags, response: { 200: reviewDeskSchema } },
        },
      },
      async (request) => desk.get(requireUser(request)),
    );
    app.get(
      '/api/review-desk/count',
      {
        schema: {
          summary: 'How many submissions of a district need a decision',
          ...{ tags, response: { 200: reviewDeskCountSchema } },
        },
      },
      async (request) => desk.count(requireUser(request)),
    );
    app.put(
      '/api/review-desk/:projectId/assignment',
      {
        schema: {
          summary: 'Assign a case to an officer of its district, or to nobody',
          ...{ tags, params: idParameterSchema, body: assignmentSchema, response: { 200: assigneeSchema } },
        },
      },
      async (request) => desk.assign(requireUser(request), request.params.projectId, request.body),
    );
  };
}
