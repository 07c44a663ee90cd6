import {
  calendarChangeSchema,
  idParameterSchema,
  savedCalendarSchema,
  savedScheduleSchema,
  scheduleChangeSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ScheduleService } from '../../../services/programme/schedule.service.ts';
import type { WorkingCalendarService } from '../../../services/programme/working-calendar.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['schedule'];
const params = idParameterSchema;
/** Enough for the maximum number of activities in a project, each with long names. */
const bodyLimit = 8 * 1_048_576;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const attachment = (name: string) => `attachment; filename="${name}"`;

interface Dependencies {
  readonly schedules: ScheduleService;
  readonly workingCalendars: WorkingCalendarService;
}

export function scheduleRoutes({ schedules, workingCalendars }: Dependencies): FastifyPluginAsyncZod {
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

    app.put(
      '/api/projects/:projectId/working-calendar',
      {
        schema: {
          summary: 'Save the days on which the project works',
          description:
            'A calendar of null makes every day a working day. Activities that are not in the list follow the calendar.',
          tags,
          params,
          body: calendarChangeSchema,
          response: { 200: savedCalendarSchema },
        },
      },
      async (request) => workingCalendars.save(requireUser(request), request.params.projectId, request.body),
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
