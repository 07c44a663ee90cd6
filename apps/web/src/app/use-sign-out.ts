import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { requestNothing } from '../lib/api-client.ts';
import { hasCode } from '../lib/api-error.ts';
import { routes } from '../lib/routes.ts';
import { sessionKey } from '../session/use-session.ts';
import { showFailure } from '../ui/toasts.tsx';

/** The server ends the session first; a page that only looks signed out would not be. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await requestNothing('/api/session', { method: 'DELETE' });
    } catch (error) {
      if (!hasCode(error, 'NOT_SIGNED_IN')) {
        showFailure(error, { id: 'sign-out', onRetry: () => void signOut() });
        return;
      }
    }
    client.setQueryData(sessionKey, null);
    // First away from the screens that would ask for their data again, then forget it.
    await navigate(routes.login);
    client.removeQueries({ queryKey: ['projects'] });
  };
  return () => void signOut();
}
