import type { MitigationStage } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../ui/dialogs.tsx';
import type { Mitigation } from './use-mitigation.ts';
import type { MitigationAddress } from './use-mitigation-address.ts';

/** What is asked before somebody goes on to a stage (MITI-27, MITI-29); back nothing is asked. */
export const questionBefore = (from: MitigationStage, to: MitigationStage) => {
  if (to <= from) return null;
  return to === 2 ? 'mitigation.askEquipment' : 'mitigation.askBarriers';
};

/** From stage to stage: on with a question and what is edited saved first (MITI-28, Q117), back just so (MITI-26). */
export function useStageMoves({ isReadonly, settleThen }: Mitigation, { stage, go }: MitigationAddress) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return async (to: MitigationStage): Promise<void> => {
    const question = questionBefore(stage, to);
    // Who may only read has nothing to consider.
    if (question === null || isReadonly) return go({ stage: to });
    const isYes = await confirm({
      title: t('mitigation.title'),
      text: t(question),
      consequence: t('mitigation.askConsequence'),
    });
    if (isYes) settleThen(() => go({ stage: to }));
  };
}
