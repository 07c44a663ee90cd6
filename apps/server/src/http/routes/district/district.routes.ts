import {
  dayPartsQuerySchema,
  dayPartsSchema,
  districtCalendarQuerySchema,
  districtCalendarSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DayPartsService } from '../../../services/district/day-parts.service.ts';
import type { DistrictService } from '../../../services/district/district.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['review'];

interface DistrictRouteServices {
  readonly districts: DistrictService;
  readonly dayParts: DayPartsService;
}

export function districtRoutes({ districts, dayParts }: DistrictRouteServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/district-calendar',
      {
        schema: {
          summary: 'Levels of all sites of a district together, week by week of a year',
          ...{ tags, querystring: districtCalendarQuerySchema, response: { 200: districtCalendarSchema } },
        },
      },
      async (request) => districts.getCalendar(requireUser(request), request.query),
    );
    app.get(
      '/api/district-calendar/parts',
      {
        schema: {
          summary: 'Levels of every site by itself at a receiver on a day, and of all together',
          ...{ tags, querystring: dayPartsQuerySchema, response: { 200: dayPartsSchema } },
        },
      },
      async (request) => dayParts.getParts(requireUser(request), request.query),
    );
  };
}
