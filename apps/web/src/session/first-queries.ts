import type { QueryClient } from '@tanstack/react-query';
import { readId } from '../lib/routes.ts';
import { neighboursQuery, projectMapQuery, projectQuery } from './project-queries.ts';
import { configurationQuery } from './use-configuration.ts';
import { sessionQuery } from './use-session.ts';

/** What index.html asked for is there by now; a server that takes longer leaves the first picture to be drawn without it. */
const MAX_WAIT_MILLISECONDS = 100;

/**
 * Before anything is drawn: nothing is drawn twice, and of somebody who is signed in the project of the address is on its
 * way. What fails here is asked for again, and told, by what shows it.
 */
export async function startFirstQueries(client: QueryClient): Promise<void> {
  const known = Promise.all([findOut(client), client.prefetchQuery(configurationQuery)]);
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, MAX_WAIT_MILLISECONDS);
  await Promise.race([known, enough]);
}

async function findOut(client: QueryClient): Promise<void> {
  await client.prefetchQuery(sessionQuery);
  const projectId = readId(new URLSearchParams(location.search).get('project'));
  if (projectId === null || !client.getQueryData(sessionQuery.queryKey)) return;
  void client.prefetchQuery(projectQuery(projectId));
  void client.prefetchQuery(projectMapQuery(projectId));
  void client.prefetchQuery(neighboursQuery(projectId));
}
