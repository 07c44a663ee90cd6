import {
  adminOverviewSchema,
  districtShapeSchema,
  failedWorkSchema,
  statisticsSchema,
  statisticsTableParametersSchema,
  statisticsTableQuerySchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ExportService } from '../../../services/administration/export.service.ts';
import type { OverviewService } from '../../../services/administration/overview.service.ts';
import type { StatisticsService } from '../../../services/administration/statistics.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendCsv } from '../../send-file.ts';

const tags = ['administration'];

interface Dependencies {
  readonly overview: OverviewService;
  readonly statistics: StatisticsService;
  readonly exports: ExportService;
}

export function statisticsRoutes({ overview, statistics, exports }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/overview',
      { schema: { summary: 'What needs an administrator now', tags, response: { 200: adminOverviewSchema } } },
      async (request) => overview.get(requireUser(request)),
    );

    app.get(
      '/api/admin/failed-work',
      {
        schema: {
          summary: 'Calculations and documents that failed in the last day, mails in the last hour',
          ...{ tags, response: { 200: failedWorkSchema.array() } },
        },
      },
      async (request) => overview.listFailedWork(requireUser(request)),
    );

    app.get(
      '/api/admin/statistics',
      { schema: { summary: 'Figures by month, district and status', tags, response: { 200: statisticsSchema } } },
      async (request) => statistics.get(requireUser(request)),
    );

    app.get(
      '/api/admin/districts',
      {
        schema: {
          summary: 'Simplified outlines of the districts',
          tags,
          response: { 200: districtShapeSchema.array() },
        },
      },
      async (request) => statistics.listShapes(requireUser(request)),
    );

    app.get(
      '/api/admin/statistics/:chart',
      {
        schema: {
          summary: 'The table behind a chart as CSV',
          ...{ tags, params: statisticsTableParametersSchema, querystring: statisticsTableQuerySchema },
        },
      },
      async (request, reply) => {
        const { chart } = request.params;
        return sendCsv(
          reply,
          `${chart}.csv`,
          await statistics.writeTable(requireUser(request), chart, request.query.language),
        );
      },
    );

    app.get('/api/admin/exports/users.csv', { schema: { summary: 'Export Users', tags } }, async (request, reply) =>
      sendCsv(reply, 'Users.csv', await exports.writeUsers(requireUser(request))),
    );

    app.get(
      '/api/admin/exports/projects.csv',
      { schema: { summary: 'Export Projects', tags } },
      async (request, reply) => sendCsv(reply, 'Projects.csv', await exports.writeProjects(requireUser(request))),
    );
  };
}
