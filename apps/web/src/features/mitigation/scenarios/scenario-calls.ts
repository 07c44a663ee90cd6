import {
  type NewScenario,
  type Scenario,
  type ScenarioInUse,
  type ScenarioTexts,
  scenarioInUseSchema,
  scenarioListSchema,
} from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client.ts';
import { projectKey } from '../../../session/project-queries.ts';

type Scenarios = readonly Scenario[];

const pathOf = (projectId: number, scenarioId?: number): string =>
  `/api/projects/${projectId}/scenarios${scenarioId === undefined ? '' : `/${scenarioId}`}`;

export const scenariosQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'scenarios'],
    queryFn: ({ signal }): Promise<Scenarios> => requestJson(pathOf(projectId), scenarioListSchema, { signal }),
  });

export const keepScenario = (projectId: number, body: NewScenario): Promise<Scenarios> =>
  requestJson(pathOf(projectId), scenarioListSchema, { method: 'POST', body });

export const describeScenario = (projectId: number, scenarioId: number, body: ScenarioTexts): Promise<Scenarios> =>
  requestJson(pathOf(projectId, scenarioId), scenarioListSchema, { method: 'PUT', body });

export const removeScenario = (projectId: number, scenarioId: number): Promise<Scenarios> =>
  requestJson(pathOf(projectId, scenarioId), scenarioListSchema, { method: 'DELETE' });

export const takeIntoUse = (projectId: number, scenarioId: number, revision: number): Promise<ScenarioInUse> =>
  requestJson(`${pathOf(projectId, scenarioId)}/use`, scenarioInUseSchema, { method: 'POST', body: { revision } });
