import { type ResultOverview, resultOverviewSchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { projectKey } from '../../session/project-queries.ts';

/** Under the project's key, so that the end of a run and a save renew it. */
export const overviewQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'overview'],
    queryFn: ({ signal }): Promise<ResultOverview> =>
      requestJson(`/api/projects/${projectId}/results/overview`, resultOverviewSchema, { signal }),
  });
