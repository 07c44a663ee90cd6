import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';

/** Before a proposal goes that nobody has accepted: staying is the answer at hand. True where nothing would be lost. */
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
