import {
  idParameterSchema,
  reportDraftChangeSchema,
  reportDraftSchema,
  reportPreviewSchema,
  reportSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReportService } from '../../../services/report/report.service.ts';
import type { ReportPreviewService } from '../../../services/report/report-preview.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['report'];
const params = idParameterSchema;
/** Enough for every field filled in, with a reason for each of many receivers. */
const bodyLimit = 16 * 1_048_576;

interface Dependencies {
  readonly reports: ReportService;
  readonly reportPreviews: ReportPreviewService;
}

export function reportRoutes({ reports, reportPreviews }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/report',
      {
        schema: {
          summary: 'The text of the report and the facts it is checked against',
          ...{ tags, params, response: { 200: reportSchema } },
        },
      },
      async (request) => reports.get(requireUser(request), request.params.projectId),
    );

    app.put(
      '/api/projects/:projectId/report/draft',
      {
        bodyLimit,
        schema: {
          summary: 'Save the text of the report',
          ...{ tags, params, body: reportDraftChangeSchema, response: { 200: reportDraftSchema } },
        },
      },
      async (request) => reports.save(requireUser(request), request.params.projectId, request.body),
    );

    app.post(
      '/api/projects/:projectId/report/preview',
      {
        bodyLimit,
        schema: {
          summary: 'Preview the report as a PDF; nothing is stored',
          ...{ tags, params, body: reportPreviewSchema },
        },
      },
      async (request, reply) => {
        const isStillNeeded = () => !reply.raw.destroyed;
        const { projectId } = request.params;
        const pdf = await reportPreviews.print(requireUser(request), projectId, request.body.input, isStillNeeded);
        return reply.type('application/pdf').header('cache-control', 'private, no-store').send(pdf);
      },
    );
  };
}
