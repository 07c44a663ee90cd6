import type { MenuButtonId } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useCalculation } from '../features/calculation/calculation-provider.tsx';
import { useOpenProject } from '../session/use-open-project.ts';
import { useDialogs } from '../ui/dialogs.tsx';

/** What the menu buttons do that lead to no screen. */
export function useMenuAction(id: MenuButtonId): () => void {
  const { t } = useTranslation();
  const { start } = useCalculation();
  const { tell } = useDialogs();
  const approvedOn = useOpenProject().data?.approvedOn ?? null;
  const showApproval = () =>
    tell({
      title: t('menu.approve'),
      text: approvedOn === null ? t('approval.notYet') : t('approval.approved', { date: approvedOn }),
    });
  return id === 'approve' ? showApproval : start;
}
