import { idParameterSchema, resultOverviewSchema } from '@quietsite/contracts';
import { equipmentRecordSchema, receiverRecordSchema } from '@quietsite/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ResultOverviewService } from '../../../services/calculation/result-overview.service.ts';
import type { ResultRecordService } from '../../../services/calculation/result-record.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { readsProjects } from '../../token-scope.ts';

const tags = ['calculation'];
const params = idParameterSchema;

interface ResultRecordRoutesServices {
  readonly records: ResultRecordService;
  readonly overviews: ResultOverviewService;
}

export function resultRecordRoutes({ records, overviews }: ResultRecordRoutesServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/results/overview',
      {
        config: readsProjects,
        schema: {
          summary: 'Counts, worst receivers, days that exceed and what causes it, of the newest calculation',
          ...{ tags, params, response: { 200: resultOverviewSchema } },
        },
      },
      async (request) => overviews.get(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId/results/equipment',
      {
        config: readsProjects,
        schema: {
          summary: 'Sound powers of all equipment in both runs, with every term',
          ...{ tags, params, response: { 200: z.array(equipmentRecordSchema) } },
        },
      },
      async (request) => records.listEquipment(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId/results/receivers',
      {
        config: readsProjects,
        schema: {
          summary: 'Levels of activities and combinations at the selected receivers in both runs',
          ...{ tags, params, response: { 200: z.array(receiverRecordSchema) } },
        },
      },
      async (request) => records.listReceivers(requireUser(request), request.params.projectId),
    );
  };
}
