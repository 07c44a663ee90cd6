import type { QueryClient } from '@tanstack/react-query';
import { readId } from '../lib/routes.ts';
import { neighboursQuery, projectMapQuery, projectQuery } from './project-queries.ts';
import { configurationQuery } from './use-configuration.ts';
import { sessionQuery } from './use-session.ts';

/**
 * The requests of index.html have usually been answered by now; if the server takes longer, the first render does not
 * wait.
 */
const MAX_WAIT_MILLISECONDS = 100;

/**
 * Runs before the first render, so that nothing is rendered twice and a signed-in user's project is already loading.
 * The component that shows the data repeats failed requests and reports them.
 */
export async function startFirstQueries(client: QueryClient): Promise<void> {
  const loaded = Promise.all([prefetchSessionAndProject(client), client.prefetchQuery(configurationQuery)]);
  const { promise: timedOut, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, MAX_WAIT_MILLISECONDS);
  await Promise.race([loaded, timedOut]);
}

async function prefetchSessionAndProject(client: QueryClient): Promise<void> {
  await client.prefetchQuery(sessionQuery);
  const projectId = readId(new URLSearchParams(location.search).get('project'));
  if (projectId === null || !client.getQueryData(sessionQuery.queryKey)) return;
  void client.prefetchQuery(projectQuery(projectId));
  void client.prefetchQuery(projectMapQuery(projectId));
  void client.prefetchQuery(neighboursQuery(projectId));
}
