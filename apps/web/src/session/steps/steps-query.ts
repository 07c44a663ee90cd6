import { projectProgressSchema } from '@quietsite/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { stepsKey } from '../project-queries.ts';
import { useOpenProject } from '../use-open-project.ts';

/** The completed and missing items of a project. Saves, events and runs refresh them with the rest of the project. */
export const stepsQuery = (projectId: number) =>
  queryOptions({
    queryKey: stepsKey(projectId),
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/steps`, projectProgressSchema, { signal }),
  });

export function useSteps() {
  const projectId = useOpenProject().data?.id;
  return useQuery({ ...stepsQuery(projectId ?? 0), enabled: projectId !== undefined });
}
