import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestNothing } from '../lib/api-client.ts';
import { hasCode } from '../lib/api-error.ts';
import { routes } from '../lib/routes.ts';
import { forgetReturnAddress } from '../session/return-address.ts';
import { sessionKey } from '../session/use-session.ts';
import { showFailure } from '../ui/toasts.tsx';

/** The server ends the session first; a page that only looks signed out would not be. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const signOut = async () => {
    try {
      await requestNothing('/api/session', { method: 'DELETE' });
    } catch (error) {
      if (!hasCode(error, 'NOT_SIGNED_IN')) {
        showFailure(error, { id: 'sign-out', title: t('failure.signOut'), onRetry: () => void signOut() });
        return;
      }
    }
    forgetReturnAddress();
    client.setQueryData(sessionKey, null);
    // First away from the screens that would ask for their data again, then forget it.
    await navigate(routes.login);
    client.removeQueries({ queryKey: ['projects'] });
  };
  return () => void signOut();
}
