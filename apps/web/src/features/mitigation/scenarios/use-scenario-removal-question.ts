import type { Scenario } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { restoreFocus } from '../../../ui/focus/restore-focus.ts';
import { fullName } from './scenario-names.ts';
import { useScenarioRemoval } from './use-scenario-changes.ts';

/** Deletes a scenario after confirmation, because this cannot be undone. */
export function useScenarioRemovalQuestion(projectId: number) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const removal = useScenarioRemoval(projectId);
  const ask = async (scenario: Scenario) => {
    const plan = fullName(t, scenario);
    const isYes = await confirm({
      title: t('scenarios.removeTitle', { plan }),
      text: t('scenarios.removeText'),
      labels: { yes: t('scenarios.removeYes', { plan }), no: t('scenarios.removeNo') },
      isDangerous: true,
    });
    if (!isYes) return;
    removal.mutate(scenario);
    // The scenario's column is about to disappear, with the pressed button.
    restoreFocus(() => document.getElementById('scenarios-heading'));
  };
  return { isPending: removal.isPending, ask: (scenario: Scenario) => void ask(scenario) };
}
