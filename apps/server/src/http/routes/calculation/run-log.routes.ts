import {
  calculationInputSchema,
  idParameterSchema,
  runDetailSchema,
  runLogEntrySchema,
  runParametersSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CalculationService } from '../../../services/calculation/calculation.service.ts';
import type { RunLogService } from '../../../services/calculation/run-log.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendLarge } from '../../large-response.ts';
import { readsProjects } from '../../token-scope.ts';

const tags = ['calculation'];
const params = idParameterSchema;
interface RunLogRoutesServices {
  readonly calculations: CalculationService;
  readonly runLog: RunLogService;
}

export function runLogRoutes({ calculations, runLog }: RunLogRoutesServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/calculation/input',
      {
        config: readsProjects,
        schema: {
          summary: 'The input of a calculation of the project as it is now',
          ...{ tags, params, response: { 200: calculationInputSchema } },
        },
      },
      async (request, reply) =>
        sendLarge(reply, () => calculations.getInput(requireUser(request), request.params.projectId)),
    );

    app.get(
      '/api/projects/:projectId/runs',
      {
        config: readsProjects,
        schema: { summary: 'The latest runs', tags, params, response: { 200: z.array(runLogEntrySchema) } },
      },
      async (request) => runLog.list(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId/runs/:runId',
      {
        config: readsProjects,
        schema: {
          summary: 'Input, items left out and timings of a run',
          ...{ tags, params: runParametersSchema, response: { 200: runDetailSchema } },
        },
      },
      async (request) => runLog.get(requireUser(request), request.params.projectId, request.params.runId),
    );
  };
}
