import { hasMethod, hasQuieterEquipment, isAtIssue, type MitigationStage } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import type { ChosenReceiver } from './receiver-choice.ts';
import type { WriteContext } from './sheet/measure-writers.ts';
import type { MitigationRow } from './sheet/mitigation-rows.ts';
import { listEquipment, listMethods } from './sheet/replacement-writers.ts';
import type { Mitigation } from './use-mitigation.ts';
import type { MitigationAddress } from './use-mitigation-address.ts';

/** The question before moving on to a stage (MITI-27, MITI-29). Moving back asks nothing. */
export const questionBefore = (from: MitigationStage, to: MitigationStage) => {
  if (to <= from) return null;
  return to === 2 ? 'mitigation.askEquipment' : 'mitigation.askBarriers';
};

type Receivers = readonly { readonly level: Pick<ChosenReceiver['level'], 'verdict'> }[];

/**
 * Whether a stage has anything left to consider: a receiver that exceeds or is borderline, and a row without a measure
 * of the stage although the list has a suitable one.
 */
export function isAnythingOpen(
  context: WriteContext,
  rows: readonly MitigationRow[],
  receivers: Receivers,
  stage: 1 | 2,
): boolean {
  if (!receivers.some(({ level }) => isAtIssue(level.verdict))) return false;
  const [hasMeasure, listAll] = stage === 1 ? [hasMethod, listMethods] : [hasQuieterEquipment, listEquipment];
  return rows.some((row) => !hasMeasure(row.measures) && listAll(context, row).some(({ fits }) => fits));
}

/**
 * Moves between stages. Forward asks a question and saves first (MITI-28, Q117), back does not (MITI-26). Asks nothing
 * if nothing is left to consider.
 */
export function useStageMoves(mitigation: Mitigation, { stage, go }: MitigationAddress, receivers: Receivers) {
  const { isReadonly, afterSaving, rows, catalogue } = mitigation;
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return async (to: MitigationStage): Promise<void> => {
    const question = questionBefore(stage, to);
    // Read-only users have nothing to consider.
    if (question === null || isReadonly) return go({ stage: to });
    const isOpen =
      stage === 3 ||
      !rows ||
      !catalogue.data ||
      isAnythingOpen({ t, catalogue: catalogue.data }, rows, receivers, stage);
    if (!isOpen) return afterSaving(() => go({ stage: to }));
    const isYes = await confirm({
      title: t('mitigation.title'),
      text: t(question),
      consequence: t('mitigation.askConsequence'),
    });
    if (isYes) afterSaving(() => go({ stage: to }));
  };
}
