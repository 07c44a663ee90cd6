import {
  commentChangeSchema,
  commentParametersSchema,
  decisionSchema,
  idParameterSchema,
  newCommentSchema,
  newReplySchema,
  reviewCommentSchema,
  reviewSchema,
  submissionParametersSchema,
} from '@quietsite/contracts';
import { briefSchema } from '@quietsite/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { BriefService } from '../../../services/review/brief.service.ts';
import type { CommentService } from '../../../services/review/comment.service.ts';
import type { DecisionService } from '../../../services/review/decision.service.ts';
import type { ReviewService } from '../../../services/review/review.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['review'];
const params = idParameterSchema;

interface Dependencies {
  readonly briefs: BriefService;
  readonly reviews: ReviewService;
  readonly comments: CommentService;
  readonly decisions: DecisionService;
}

export function reviewRoutes({ briefs, reviews, comments, decisions }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/review',
      { schema: { summary: 'Submissions of a project, and comments', tags, params, response: { 200: reviewSchema } } },
      async (request) => reviews.get(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/submissions/:submissionId/brief',
      {
        schema: {
          summary: 'Brief of a submission: exceedances, measures, changes and automatic checks',
          tags,
          params: submissionParametersSchema,
          response: { 200: briefSchema },
        },
      },
      async (request) => briefs.get(requireUser(request), request.params.submissionId),
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
        reply.status(201).send(await comments.comment(requireUser(request), request.params.projectId, request.body)),
    );

    app.post(
      '/api/projects/:projectId/comments/sending',
      {
        schema: { summary: 'Send own drafts of comments', tags, params, response: { 200: reviewSchema } },
      },
      async (request) => comments.send(requireUser(request), request.params.projectId),
    );

    app.post(
      '/api/projects/:projectId/comments/:commentId/replies',
      {
        schema: {
          summary: 'Reply to a comment',
          tags,
          params: commentParametersSchema,
          body: newReplySchema,
          response: { 201: reviewCommentSchema },
        },
      },
      async (request, reply) => {
        const { projectId, commentId } = request.params;
        return reply.status(201).send(await comments.reply(requireUser(request), projectId, commentId, request.body));
      },
    );

    app.patch(
      '/api/projects/:projectId/comments/:commentId',
      {
        schema: {
          summary: 'Resolve or reopen a comment, or change an own draft',
          tags,
          params: commentParametersSchema,
          body: commentChangeSchema,
          response: { 200: reviewCommentSchema },
        },
      },
      async (request) => {
        const { projectId, commentId } = request.params;
        return comments.change(requireUser(request), projectId, commentId, request.body);
      },
    );

    app.delete(
      '/api/projects/:projectId/comments/:commentId',
      {
        schema: {
          summary: 'Discard an own draft of a comment',
          tags,
          params: commentParametersSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { projectId, commentId } = request.params;
        await comments.discard(requireUser(request), projectId, commentId);
        return reply.status(204).send(null);
      },
    );
  };
}
