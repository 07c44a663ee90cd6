import { hasMethod, hasQuieterEquipment, keysOf, type MitigationStage, type RowMeasures } from '@quietsite/domain';
import type { TFunction } from 'i18next';

type Kind = 'method' | 'qpme' | 'enclosure' | 'barrier' | 'custom';

const isSet: Readonly<Record<Kind, (measures: RowMeasures) => boolean>> = {
  method: hasMethod,
  qpme: hasQuieterEquipment,
  enclosure: ({ enclosureDba }) => enclosureDba < 0,
  barrier: ({ barrierDba }) => barrierDba < 0,
  custom: ({ customMethodDba }) => customMethodDba < 0,
};
const KINDS = keysOf(isSet);

/** Read-only users see enclosures, barriers and custom methods at every stage (MITI-18). */
const isShown = (kind: Kind, stage: MitigationStage, isReadonly: boolean): boolean => {
  if (kind === 'method') return stage === 1;
  if (kind === 'qpme') return stage > 1;
  return stage === 3 || isReadonly;
};

/** Measures that lower the levels of this stage but have no column in it. Empty if there are none. */
export function describeHidden(
  t: TFunction,
  rows: readonly { readonly measures: RowMeasures }[],
  stage: MitigationStage,
  isReadonly: boolean,
): string {
  return KINDS.filter((kind) => !isShown(kind, stage, isReadonly))
    .filter((kind) => rows.some(({ measures }) => isSet[kind](measures)))
    .map((kind) => t(`mitigation.hidden.${kind}`))
    .join(t('mitigation.hidden.and'));
}
