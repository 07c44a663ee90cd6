import { type CalculationRun, calculationRunSchema } from '@quietsite/contracts';
import { requestJson } from '../../lib/api-client.ts';

const path = (projectId: number) => `/api/projects/${projectId}/calculation`;

export function startCalculation(projectId: number): Promise<CalculationRun> {
  return requestJson(path(projectId), calculationRunSchema, { method: 'POST' });
}

export function cancelCalculation(projectId: number): Promise<CalculationRun> {
  return requestJson(path(projectId), calculationRunSchema, { method: 'DELETE' });
}
