import { describeEquipment } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { SheetColumn } from '../../../ui/sheet/sheet-types.ts';
import { BestGain, Contribution, showTask } from './mitigation-cells.tsx';
import type { MitigationRow } from './mitigation-rows.ts';

/** The identification of a row, and its effect at the selected receiver (MITI-14). */
export function rowColumns(t: TFunction): readonly SheetColumn<MitigationRow>[] {
  return [
    {
      id: 'task',
      title: t('mitigation.tasks'),
      width: 100,
      isWide: true,
      isTwoLined: true,
      read: ({ taskName }) => taskName,
      show: showTask,
    },
    {
      id: 'group',
      title: t('mitigation.group'),
      width: 72,
      isTwoLined: true,
      read: ({ exclusiveGroup }) => exclusiveGroup,
    },
    {
      id: 'equipment',
      title: t('mitigation.equipment'),
      width: 138,
      isWide: true,
      isTwoLined: true,
      read: describeEquipment,
    },
    {
      id: 'soundPower',
      title: t('mitigation.power'),
      width: 88,
      isNumeric: true,
      read: ({ soundPower }) => String(soundPower),
    },
    {
      id: 'quantity',
      title: t('mitigation.quantity'),
      width: 38,
      isNumeric: true,
      read: ({ quantity }) => String(quantity),
    },
    { id: 'percent', title: '%', width: 40, isNumeric: true, read: ({ timePercent }) => String(timePercent) },
    {
      id: 'contribution',
      title: t('mitigation.contribution'),
      width: 86,
      isNumeric: true,
      read: () => '',
      show: ({ id }) => <Contribution rowId={id} />,
    },
    {
      id: 'gain',
      title: t('guide.gain'),
      hint: t('mitigation.gainHint'),
      width: 72,
      isNumeric: true,
      read: () => '',
      show: ({ id }) => <BestGain rowId={id} />,
    },
  ];
}
