import {
  changedHolidaysSchema,
  holidayChangeSchema,
  holidayDayParameterSchema,
  holidayYearChangeSchema,
  holidayYearParameterSchema,
} from '@quietsite/contracts';
import { holidayTableSchema } from '@quietsite/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { HolidayService } from '../../../services/administration/holiday.service.ts';
import { requireUser } from '../../authenticated-user.ts';

export function holidayRoutes(holidays: HolidayService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/general-holidays',
      {
        schema: {
          summary: 'The general holidays, Sundays apart',
          tags: ['schedule'],
          response: { 200: holidayTableSchema },
        },
      },
      async (request) => {
        requireUser(request);
        return holidays.get();
      },
    );

    app.put(
      '/api/admin/general-holidays/:day',
      {
        schema: {
          summary: 'Add or remove a general holiday',
          tags: ['administration'],
          params: holidayDayParameterSchema,
          body: holidayChangeSchema,
          response: { 200: changedHolidaysSchema },
        },
      },
      async (request) => holidays.change(requireUser(request), request.params.day, request.body),
    );

    app.put(
      '/api/admin/holiday-years/:year',
      {
        schema: {
          summary: 'Mark the general holidays of a year as gazetted or computed',
          tags: ['administration'],
          params: holidayYearParameterSchema,
          body: holidayYearChangeSchema,
          response: { 200: holidayTableSchema },
        },
      },
      async (request) => holidays.markYear(requireUser(request), request.params.year, request.body.status),
    );
  };
}
