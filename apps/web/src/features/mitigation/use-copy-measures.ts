import { copyStage, describeEquipment, listSameEquipment, type MitigationStage } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { showNotice, showSuccess } from '../../ui/dialogs/toasts.tsx';
import { type WriteContext, withMeasures } from './sheet/measure-writers.ts';
import type { MitigationRow } from './sheet/mitigation-rows.ts';
import type { Mitigation } from './use-mitigation.ts';

/** All rows of the same equipment, with this stage's measures copied from one row (MITI-21, Q118). */
export function copyToSame(
  context: Pick<WriteContext, 'catalogue'>,
  rows: readonly MitigationRow[],
  from: MitigationRow,
  stage: MitigationStage,
): readonly MitigationRow[] {
  return listSameEquipment(rows, from).map((row) =>
    withMeasures(context, row, copyStage(row.measures, from.measures, stage)),
  );
}

/** Asks for confirmation with the number of rows, and changes them in one step. */
export function useCopyMeasures(
  { rows, changeMeasures }: Pick<Mitigation, 'rows' | 'changeMeasures'>,
  { catalogue }: Pick<WriteContext, 'catalogue'>,
  stage: MitigationStage,
): (from: MitigationRow) => Promise<void> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return async (from) => {
    const name = describeEquipment(from);
    const copied = copyToSame({ catalogue }, rows ?? [], from, stage);
    const count = copied.length;
    const title = t('mitigation.copy');
    if (count === 0) return showNotice({ id: 'mitigation-copy', title, text: t('mitigation.copyNone', { name }) });
    const text = t('mitigation.copyQuestion', { count, name });
    if (!(await confirm({ title, text, consequence: t('mitigation.copyConsequence') }))) return;
    changeMeasures(new Map(copied.map(({ id, measures }) => [id, measures])));
    showSuccess({ id: 'mitigation-copy', title, text: t('mitigation.copied', { count }) });
  };
}
