import {
  idParameterSchema,
  newScenarioSchema,
  scenarioInUseSchema,
  scenarioListSchema,
  scenarioParametersSchema,
  scenarioTextsSchema,
  scenarioUseSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ScenarioService } from '../../../services/mitigation/scenario.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const all = '/api/projects/:projectId/scenarios';
const one = `${all}/:scenarioId`;
const tags = ['mitigation'];
const response = { 200: scenarioListSchema };

export function scenarioRoutes(scenarios: ScenarioService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      all,
      { schema: { summary: 'Alternatives of the mitigation', tags, params: idParameterSchema, response } },
      async (request) => scenarios.list(requireUser(request), request.params.projectId),
    );

    app.post(
      all,
      {
        schema: {
          summary: 'Keep the mitigation as it is and continue in a new alternative',
          ...{ tags, params: idParameterSchema, body: newScenarioSchema, response },
        },
      },
      async (request) => scenarios.keep(requireUser(request), request.params.projectId, request.body),
    );

    app.put(
      one,
      {
        schema: {
          summary: 'Change name and note of an alternative',
          ...{ tags, params: scenarioParametersSchema, body: scenarioTextsSchema, response },
        },
      },
      async (request) => {
        const { projectId, scenarioId } = request.params;
        return scenarios.describe(requireUser(request), projectId, scenarioId, request.body);
      },
    );

    app.delete(
      one,
      { schema: { summary: 'Delete an alternative', tags, params: scenarioParametersSchema, response } },
      async (request) => {
        const { projectId, scenarioId } = request.params;
        return scenarios.remove(requireUser(request), projectId, scenarioId);
      },
    );

    app.post(
      `${one}/use`,
      {
        schema: {
          summary: 'Take an alternative into use; the one in use is kept',
          ...{ tags, params: scenarioParametersSchema, body: scenarioUseSchema },
          response: { 200: scenarioInUseSchema },
        },
      },
      async (request) => {
        const { projectId, scenarioId } = request.params;
        return scenarios.use(requireUser(request), projectId, scenarioId, request.body.revision);
      },
    );
  };
}
