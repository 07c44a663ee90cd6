import { calculationResultsSchema, calculationRunSchema, projectMapSchema, projectSchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { requestJson } from '../lib/api-client.ts';

export const projectKey = (projectId: number) => ['projects', projectId] as const;
export const runKey = (projectId: number) => [...projectKey(projectId), 'run'] as const;

export const projectQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'information'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}`, projectSchema, { signal }),
    meta: { failureTitle: i18next.t('failure.project') },
  });

export const projectMapQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'map'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/map`, projectMapSchema, { signal }),
    meta: { failureTitle: i18next.t('failure.map') },
  });

export const resultsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'results'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/results`, calculationResultsSchema, { signal }),
    meta: { failureTitle: i18next.t('failure.results') },
  });

export const runQuery = (projectId: number) =>
  queryOptions({
    queryKey: runKey(projectId),
    queryFn: ({ signal }) =>
      requestJson(`/api/projects/${projectId}/calculation`, calculationRunSchema.nullable(), { signal }),
    meta: { failureTitle: i18next.t('failure.run') },
  });
