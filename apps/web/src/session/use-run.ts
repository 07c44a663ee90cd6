import { useQuery } from '@tanstack/react-query';
import { isRunActive, pollMilliseconds, useIsLive } from './project-events.tsx';
import { runQuery } from './project-queries.ts';
import { useOpenProjectId } from './use-open-project.ts';

/** The newest calculation of the open project: pushed by the server, or polled while one is under way. */
export function useRun() {
  const id = useOpenProjectId();
  const isLive = useIsLive();
  return useQuery({
    ...runQuery(id ?? 0),
    enabled: id !== null,
    refetchInterval: (query) => (isRunActive(query.state.data) ? pollMilliseconds(isLive) : false),
  });
}
