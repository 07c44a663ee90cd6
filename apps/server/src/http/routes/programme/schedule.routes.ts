import { idParameterSchema, savedScheduleSchema, scheduleChangeSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ScheduleService } from '../../../services/programme/schedule.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['schedule'];
const params = idParameterSchema;
/** Enough for the maximum number of activities in a project, each with long names. */
const bodyLimit = 8 * 1_048_576;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const attachment = (name: string) => `attachment; filename="${name}"`;

export function scheduleRoutes(schedules: ScheduleService): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/projects/:projectId/schedule',
      {
        bodyLimit,
        schema: {
          summary: 'Save the whole schedule',
          description: 'Activities that are not in the list are removed with their equipment.',
          tags,
          params,
          body: scheduleChangeSchema,
          response: { 200: savedScheduleSchema },
        },
      },
      async (request) => schedules.save(requireUser(request), request.params.projectId, request.body),
    );

    app.get(
      '/api/projects/:projectId/schedule/template.csv',
      { schema: { summary: 'An empty schedule as CSV', tags, params } },
      async (request, reply) => {
        const content = await schedules.getTextTemplate(requireUser(request), request.params.projectId);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', attachment('Schedule.csv'))
          .send(content);
      },
    );

    app.get(
      '/api/projects/:projectId/schedule/template.xlsx',
      { schema: { summary: 'An empty schedule as a workbook without macros', tags, params } },
      async (request, reply) => {
        const content = await schedules.getWorkbookTemplate(requireUser(request), request.params.projectId);
        return reply.type(WORKBOOK).header('content-disposition', attachment('Schedule.xlsx')).send(content);
      },
    );
  };
}
