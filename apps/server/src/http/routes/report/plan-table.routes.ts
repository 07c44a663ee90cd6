import { planTableParametersSchema, planTableQuerySchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PlanTableService } from '../../../services/report/plan-table.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendFile } from '../../send-file.ts';
import { readsProjects } from '../../token-scope.ts';

export function planTableRoutes(tables: PlanTableService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/tables/:table',
      {
        config: readsProjects,
        schema: {
          summary: 'A table of the plan for a spreadsheet',
          ...{ tags: ['report'], params: planTableParametersSchema, querystring: planTableQuerySchema },
        },
      },
      async (request, reply) => {
        const { projectId, table } = request.params;
        const file = await tables.write(requireUser(request), projectId, table, request.query.format);
        return sendFile(reply, { ...file, content: Buffer.from(file.content) });
      },
    );
  };
}
