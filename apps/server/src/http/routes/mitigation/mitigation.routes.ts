import { idParameterSchema, mitigationChangeSchema, savedMitigationSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MitigationService } from '../../../services/mitigation/mitigation.service.ts';
import { requireUser } from '../../authenticated-user.ts';

/** Enough for the measures of the maximum number of rows in a project. */
const bodyLimit = 16 * 1_048_576;

export function mitigationRoutes(mitigation: MitigationService): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/projects/:projectId/mitigation',
      {
        bodyLimit,
        schema: {
          summary: 'Save the measures of the changed equipment rows',
          tags: ['mitigation'],
          ...{ params: idParameterSchema, body: mitigationChangeSchema, response: { 200: savedMitigationSchema } },
        },
      },
      async (request) => mitigation.save(requireUser(request), request.params.projectId, request.body),
    );
  };
}
