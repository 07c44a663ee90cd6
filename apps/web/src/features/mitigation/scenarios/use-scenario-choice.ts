import type { Scenario } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import type { Mitigation } from '../use-mitigation.ts';
import { FIRST, fullName, shortName } from './scenario-names.ts';
import { useScenarioSwitch } from './use-scenario-changes.ts';
import { useScenarios } from './use-scenarios.ts';

type Saving = Pick<Mitigation, 'projectId' | 'afterSaving'>;

/**
 * Switches to another scenario after confirmation. Unsaved changes are first saved in the scenario they were made in.
 */
export function useScenarioChoice({ projectId, afterSaving }: Saving, onChosen?: () => void) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const scenarios = useScenarios(projectId).data;
  const change = useScenarioSwitch(projectId);
  const choose = async (scenario: Scenario) => {
    const inUse = scenarios?.find(({ isInUse }) => isInUse) ?? FIRST;
    const names = { plan: fullName(t, scenario), before: shortName(t, inUse) };
    const isYes = await confirm({
      title: t('scenarios.useTitle', names),
      text: t('scenarios.useText', names),
      consequence: t('scenarios.useConsequence', names),
      labels: {
        yes: t('scenarios.useYes', { plan: shortName(t, scenario) }),
        no: t('scenarios.useNo', { plan: shortName(t, inUse) }),
      },
    });
    if (!isYes) return;
    onChosen?.();
    afterSaving(() => change.mutate(scenario));
  };
  return { isPending: change.isPending, onUse: (scenario: Scenario) => void choose(scenario) };
}
