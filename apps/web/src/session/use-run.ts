import { useQuery } from '@tanstack/react-query';
import { isRunActive, pollMilliseconds, useIsLive } from './project-events.tsx';
import { runQuery } from './project-queries.ts';
import { runWatch } from './run-watch.ts';
import { useOpenProjectId } from './use-open-project.ts';

/** The newest calculation of the open project: pushed by the server, or polled while one is running (CALC-10). */
export function useRun(withoutStream?: number) {
  const id = useOpenProjectId();
  const isLive = useIsLive();
  return useQuery({
    ...runQuery(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state: { data: run } }) =>
      run && isRunActive(run) && !runWatch.isOver(run, Date.now()) ? pollMilliseconds(isLive, withoutStream) : false,
  });
}
