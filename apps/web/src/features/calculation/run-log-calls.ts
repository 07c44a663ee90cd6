import { runDetailSchema, runLogEntrySchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { projectKey } from '../../session/project-queries.ts';

/** Under the project's key, so that the end of a run invalidates it too. */
export const runLogQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'runs'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/runs`, runLogEntrySchema.array(), { signal }),
    // Reopening the dialog refetches.
    staleTime: 0,
  });

export const runDetailQuery = (projectId: number, runId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'runs', runId],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/runs/${runId}`, runDetailSchema, { signal }),
  });
