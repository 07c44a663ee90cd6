import { QueryCache, QueryClient } from '@tanstack/react-query';
import { canRetry, hasCode, isNoAnswer } from '../lib/api-error.ts';
import { showFailure } from '../ui/dialogs/toasts.tsx';
import { sessionKey } from './use-session.ts';

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (hasCode(error, 'NOT_SIGNED_IN')) client.setQueryData(sessionKey, null);
        // Shown elsewhere: an unreachable server in the banner, a project that cannot be opened in the project list,
        // and a project edited while its results were requested in the footer.
        else if (isNoAnswer(error) || hasCode(error, 'NOT_FOUND', 'FORBIDDEN', 'NOT_CALCULATED')) return;
        else if (query.meta?.failureTitle) {
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
        // The page itself says that it is offline; a paused request would look like endless loading.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
