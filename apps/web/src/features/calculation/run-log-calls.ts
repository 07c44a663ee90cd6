import { runDetailSchema, runLogEntrySchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { projectKey } from '../../session/project-queries.ts';

/** Under the key of the project: the end of a run renews it with the rest. */
export const runLogQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'runs'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/runs`, runLogEntrySchema.array(), { signal }),
    // A dialog that is opened again shows what happened meanwhile.
    staleTime: 0,
  });

export const runDetailQuery = (projectId: number, runId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'runs', runId],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/runs/${runId}`, runDetailSchema, { signal }),
  });
