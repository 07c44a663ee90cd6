import { receiverDetailSchema } from '@quietsite/contracts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { requestJson } from '../lib/api-client.ts';
import { projectKey } from './project-queries.ts';
import { useOpenProject } from './use-open-project.ts';

/** The calculation results of one receiver; not requested while there is no calculation. */
export function useReceiverDetail(pointId: number | null) {
  const project = useOpenProject().data;
  const path = `/api/projects/${project?.id}/receivers/${pointId}`;
  return useQuery({
    queryKey: [...projectKey(project?.id ?? 0), 'receivers', pointId],
    queryFn:
      project?.isCalculated && pointId !== null
        ? ({ signal }) => requestJson(path, receiverDetailSchema, { signal })
        : skipToken,
  });
}
