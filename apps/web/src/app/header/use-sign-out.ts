import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestNothing } from '../../lib/api-client.ts';
import { hasCode } from '../../lib/api-error.ts';
import { routes } from '../../lib/routes.ts';
import { useLeaveQuestion } from '../../project/save/use-unsaved-changes.ts';
import { endSession } from '../../session/use-session.ts';
import { showFailure } from '../../ui/dialogs/toasts.tsx';

/**
 * The server ends the session first, which also releases the lease on the open project. Otherwise the page would only
 * look signed out.
 */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const mayLeave = useLeaveQuestion();
  const signOut = async () => {
    if (!(await mayLeave())) return;
    try {
      await requestNothing('/api/session', { method: 'DELETE' });
    } catch (error) {
      if (!hasCode(error, 'NOT_SIGNED_IN')) {
        showFailure(error, { id: 'sign-out', title: t('failure.signOut'), onRetry: () => void signOut() });
        return;
      }
    }
    endSession(client);
    await navigate(routes.login);
  };
  return () => void signOut();
}
