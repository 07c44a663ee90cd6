import { QueryCache, QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { canRetry, hasCode } from '../lib/api-error.ts';
import { showFailure, showWarning } from '../ui/toasts.tsx';
import { sessionKey } from './use-session.ts';

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (hasCode(error, 'NOT_SIGNED_IN')) client.setQueryData(sessionKey, null);
        else if (query.meta?.failureTitle && hasCode(error, 'NOT_FOUND', 'FORBIDDEN')) {
          // All of a project's queries fail alike: one sentence, and nothing to try again.
          showWarning({
            id: 'project-gone',
            title: i18next.t('failure.project'),
            text: i18next.t('failure.projectGone'),
          });
        } else if (query.meta?.failureTitle) {
          showFailure(error, {
            id: query.queryHash,
            title: query.meta.failureTitle,
            onRetry: () => void query.fetch(),
          });
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && canRetry(error),
        retryDelay: 800,
        // The page says itself that it is offline; a paused request would look like an endless load.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
