import { districtCalendarQuerySchema, districtCalendarSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DistrictService } from '../../../services/district/district.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['review'];

export function districtRoutes({ districts }: { readonly districts: DistrictService }): FastifyPluginAsyncZod {
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
  };
}
