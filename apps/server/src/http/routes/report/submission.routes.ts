import {
  comparisonQuerySchema,
  comparisonSchema,
  idParameterSchema,
  submissionFileParametersSchema,
  submissionParametersSchema,
  submissionSchema,
  submitSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { submissionJsonSchema } from '../../../config/submission-schema.ts';
import type { SubmissionService } from '../../../services/report/submission.service.ts';
import type { ComparisonService } from '../../../services/review/comparison.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendFile } from '../../send-file.ts';

const tags = ['submission'];

interface Dependencies {
  readonly submissions: SubmissionService;
  readonly comparisons: ComparisonService;
}

export function submissionRoutes({ submissions, comparisons }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/projects/:projectId/submission',
      {
        schema: {
          summary: 'Submit the plan as printed; repeating the same key does not submit it again',
          tags,
          params: idParameterSchema,
          body: submitSchema,
          response: { 200: submissionSchema, 201: submissionSchema },
        },
      },
      async (request, reply) => {
        const { projectId } = request.params;
        const { submission, isNew } = await submissions.submit(requireUser(request), projectId, request.body);
        return reply.status(isNew ? 201 : 200).send(submission);
      },
    );

    app.get(
      '/api/submissions/:submissionId',
      {
        schema: {
          summary: 'A submission',
          tags,
          params: submissionParametersSchema,
          response: { 200: submissionSchema },
        },
      },
      async (request) => submissions.get(requireUser(request), request.params.submissionId),
    );

    app.get(
      '/api/submissions/:submissionId/files/:fileId',
      { schema: { summary: 'Download a file of a submission', tags, params: submissionFileParametersSchema } },
      async (request, reply) => {
        const { submissionId, fileId } = request.params;
        return sendFile(reply, await submissions.openFile(requireUser(request), submissionId, fileId));
      },
    );

    app.get(
      '/api/submissions/:submissionId/comparison',
      {
        schema: {
          summary: 'Differences between two submissions of a project or of its versions',
          tags,
          params: submissionParametersSchema,
          querystring: comparisonQuerySchema,
          response: { 200: comparisonSchema },
        },
      },
      async (request) => {
        const { with: otherId, language } = request.query;
        return comparisons.compare(requireUser(request), [request.params.submissionId, otherId], language);
      },
    );

    app.get(
      '/api/schemas/submission',
      { schema: { summary: 'JSON Schema of the file Inputs.json of a submission', tags } },
      async (_request, reply) => reply.type('application/schema+json').send(JSON.stringify(submissionJsonSchema)),
    );
  };
}
