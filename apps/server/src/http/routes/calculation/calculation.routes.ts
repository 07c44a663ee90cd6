import {
  calculationResultsSchema,
  calculationRunSchema,
  idParameterSchema,
  receiverDetailSchema,
  receiverParametersSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CalculationService } from '../../../services/calculation/calculation.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendLarge } from '../../large-response.ts';
import { readsProjects } from '../../token-scope.ts';

const tags = ['calculation'];
const params = idParameterSchema;

export function calculationRoutes(calculations: CalculationService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/projects/:projectId/calculation',
      { schema: { summary: 'Start a calculation', tags, params, response: { 202: calculationRunSchema } } },
      async (request, reply) =>
        reply.status(202).send(await calculations.start(requireUser(request), request.params.projectId)),
    );

    app.get(
      '/api/projects/:projectId/calculation',
      {
        config: readsProjects,
        schema: {
          summary: 'The latest run, or null',
          tags,
          params,
          response: { 200: calculationRunSchema.nullable() },
        },
      },
      async (request) => calculations.findNewest(requireUser(request), request.params.projectId),
    );

    app.delete(
      '/api/projects/:projectId/calculation',
      { schema: { summary: 'Cancel the active run', tags, params, response: { 200: calculationRunSchema } } },
      async (request) => calculations.cancel(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId/results',
      {
        config: readsProjects,
        schema: { summary: 'Levels at all receivers', tags, params, response: { 200: calculationResultsSchema } },
      },
      async (request, reply) =>
        sendLarge(reply, () => calculations.getResults(requireUser(request), request.params.projectId)),
    );

    app.get(
      '/api/projects/:projectId/receivers/:pointId',
      {
        config: readsProjects,
        schema: {
          summary: 'Levels at one receiver, by combination',
          tags,
          params: receiverParametersSchema,
          response: { 200: receiverDetailSchema },
        },
      },
      async (request) =>
        calculations.getReceiver(requireUser(request), request.params.projectId, request.params.pointId),
    );
  };
}
