import {
  idParameterSchema,
  savedScreeningSchema,
  screeningChangeSchema,
  screeningInputSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ScreeningService } from '../../../services/site/screening.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['site'];
const params = idParameterSchema;

export function screeningRoutes(screening: ScreeningService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/screening',
      {
        schema: {
          summary: 'Screening by buildings and terrain, and the structures near the site',
          ...{ tags, params, response: { 200: screeningInputSchema } },
        },
      },
      async (request) => screening.get(requireUser(request), request.params.projectId),
    );

    app.put(
      '/api/projects/:projectId/screening',
      {
        schema: {
          summary: 'Switch screening and save what is typed for it',
          description:
            'Zones that are not in the list have nothing typed; structures that are not in the list may screen. Levels are in mPD.',
          ...{ tags, params, body: screeningChangeSchema, response: { 200: savedScreeningSchema } },
        },
      },
      async (request) => screening.save(requireUser(request), request.params.projectId, request.body),
    );
  };
}
