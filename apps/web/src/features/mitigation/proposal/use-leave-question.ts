import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';

/** Asks before discarding a proposal that was not accepted. Staying is the default. True if nothing would be lost. */
export function useLeaveQuestion(changeCount: number): (signal?: AbortSignal) => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return async (signal) => {
    if (changeCount === 0) return true;
    const labels = { yes: t('proposal.leave'), no: t('proposal.stay') };
    return confirm(
      {
        ...{ title: t('proposal.leaveTitle'), text: t('proposal.leaveText', { count: changeCount }) },
        ...{ labels, isDangerous: true },
      },
      signal,
    );
  };
}
