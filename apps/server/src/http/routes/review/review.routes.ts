import {
  commentChangeSchema,
  commentParametersSchema,
  decisionSchema,
  idParameterSchema,
  newCommentSchema,
  reviewCommentSchema,
  reviewSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DecisionService } from '../../../services/review/decision.service.ts';
import type { ReviewService } from '../../../services/review/review.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['review'];
const params = idParameterSchema;

interface Dependencies {
  readonly reviews: ReviewService;
  readonly decisions: DecisionService;
}

export function reviewRoutes({ reviews, decisions }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/review',
      { schema: { summary: 'Submissions of a project, and comments', tags, params, response: { 200: reviewSchema } } },
      async (request) => reviews.get(requireUser(request), request.params.projectId),
    );

    app.post(
      '/api/projects/:projectId/decision',
      {
        schema: {
          summary: 'Approve and publish a submission, or return it',
          tags,
          params,
          body: decisionSchema,
          response: { 200: reviewSchema },
        },
      },
      async (request) => decisions.decide(requireUser(request), request.params.projectId, request.body),
    );

    app.post(
      '/api/projects/:projectId/comments',
      {
        schema: {
          summary: 'Comment on a submission',
          tags,
          params,
          body: newCommentSchema,
          response: { 201: reviewCommentSchema },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await reviews.comment(requireUser(request), request.params.projectId, request.body)),
    );

    app.patch(
      '/api/projects/:projectId/comments/:commentId',
      {
        schema: {
          summary: 'Resolve or reopen a comment',
          tags,
          params: commentParametersSchema,
          body: commentChangeSchema,
          response: { 200: reviewCommentSchema },
        },
      },
      async (request) => {
        const { projectId, commentId } = request.params;
        return reviews.resolve(requireUser(request), projectId, commentId, request.body.isResolved);
      },
    );
  };
}
