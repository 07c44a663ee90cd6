import {
  clashDatesSchema,
  dayPartsQuerySchema,
  dayPartsSchema,
  districtCalendarQuerySchema,
  districtCalendarSchema,
  districtClashesQuerySchema,
  siteClashesQuerySchema,
  siteClashesSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ClashDatesService } from '../../../services/district/clash-dates.service.ts';
import type { DayPartsService } from '../../../services/district/day-parts.service.ts';
import type { DistrictService } from '../../../services/district/district.service.ts';
import type { SiteClashesService } from '../../../services/district/site-clashes.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendCsv } from '../../send-file.ts';

const tags = ['review'];

interface DistrictRouteServices {
  readonly districts: DistrictService;
  readonly clashDates: ClashDatesService;
  readonly dayParts: DayPartsService;
  readonly siteClashes: SiteClashesService;
}

export function districtRoutes({
  districts,
  clashDates,
  dayParts,
  siteClashes,
}: DistrictRouteServices): FastifyPluginAsyncZod {
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
      '/api/district-calendar/clashes.csv',
      { schema: { summary: 'The clashes of a year as CSV', tags, querystring: districtClashesQuerySchema } },
      async (request, reply) => {
        const { name, csv } = await districts.writeClashes(requireUser(request), request.query);
        return sendCsv(reply, name, csv);
      },
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
    app.get(
      '/api/district-calendar/dates',
      {
        schema: {
          summary: 'Dates of the activities of each site that would end a clash at a receiver; nothing is changed',
          ...{ tags, querystring: dayPartsQuerySchema, response: { 200: clashDatesSchema } },
        },
      },
      async (request) => clashDates.findDates(requireUser(request), request.query),
    );
    app.get(
      '/api/district-calendar/site-clashes',
      {
        schema: {
          summary: 'Receivers at which a site exceeds only together with others, with the sites that take part',
          ...{ tags, querystring: siteClashesQuerySchema, response: { 200: siteClashesSchema } },
        },
      },
      async (request) => siteClashes.getClashes(requireUser(request), request.query),
    );
  };
}
