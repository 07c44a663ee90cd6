import { describeEquipment, type EquipmentEntry } from '@quietsite/domain';
import type { SheetColumn } from '../../ui/sheet/sheet-types.ts';
import { showFiles, showName, showPower, showQuantity } from './equipment-cells.tsx';
import { groupColumn, locationColumn, periodColumn } from './equipment-choices.tsx';
import { writeDay } from './equipment-days.ts';
import { createFaultFinder } from './equipment-faults.ts';
import { RowTotal } from './equipment-total.tsx';
import type { TypingStore } from './equipment-typing.ts';
import { type CellContext, writeEquipment, writePercent, writeQuantity, writeSoundPower } from './equipment-writers.ts';

type Column = SheetColumn<EquipmentEntry>;

interface ColumnParts {
  readonly context: CellContext;
  readonly typing: TypingStore;
  /** Exclusive groups used in the activity. */
  readonly groups: () => readonly string[];
}

/** In the order of the CSV template, so that a block from a spreadsheet can be pasted directly (EQUIP-21). */
export function equipmentColumns({ context, typing, groups }: ColumnParts): readonly Column[] {
  const { t } = context;
  const findFault = createFaultFinder(context);
  const fault = (id: string) => (row: EquipmentEntry) => findFault(row, id);
  return [
    ...figureColumns(context, fault),
    {
      id: 'total',
      title: t('equipment.total'),
      width: 74,
      isNumeric: true,
      read: () => '',
      show: (row) => <RowTotal row={row} typing={typing} />,
    },
    groupColumn(context, groups),
    locationColumn(context, fault('location')),
    periodColumn(context),
    {
      id: 'files',
      title: t('equipment.files'),
      width: 52,
      isNumeric: true,
      read: ({ materialIds }) => (materialIds.length === 0 ? '' : String(materialIds.length)),
      show: (row) => showFiles(t, row),
      fault: fault('files'),
    },
  ];
}

function figureColumns(context: CellContext, fault: (id: string) => NonNullable<Column['fault']>): readonly Column[] {
  const { t, items } = context;
  const names = items.map((item) => ({ value: describeEquipment(item), label: describeEquipment(item) }));
  return [
    {
      id: 'equipment',
      title: t('equipment.equipment'),
      width: 218,
      isWide: true,
      isTwoLined: true,
      read: describeEquipment,
      write: (row, text, origin) => writeEquipment(context, row, text, origin),
      show: (row) => showName(t, row),
      choices: () => names,
      fault: fault('equipment'),
    },
    {
      id: 'quantity',
      title: t('equipment.quantity'),
      width: 72,
      ...number,
      read: ({ quantity }) => String(quantity),
      write: (row, text, origin) => writeQuantity(context, row, text, origin),
      show: (row) => showQuantity(t, row),
      fault: fault('quantity'),
    },
    {
      id: 'soundPower',
      title: t('equipment.soundPower'),
      width: 98,
      ...number,
      read: ({ soundPower }) => String(soundPower),
      write: (row, text, origin) => writeSoundPower(context, row, text, origin),
      show: (row) => showPower(t, row),
      fault: fault('soundPower'),
    },
    dayColumn(context, 'start', fault('start')),
    dayColumn(context, 'end', fault('end')),
    {
      id: 'onTime',
      title: t('equipment.onTime'),
      width: 84,
      ...number,
      read: ({ timePercent }) => String(timePercent),
      write: (row, text, origin) => writePercent(context, row, text, origin),
      fault: fault('onTime'),
    },
  ];
}

const number = { isNumeric: true, kind: 'number' } as const;

const dayColumn = (context: CellContext, id: 'start' | 'end', fault: NonNullable<Column['fault']>): Column => ({
  id,
  title: context.t(`equipment.${id}`),
  width: 106,
  kind: 'day',
  read: (row) => row[id],
  write: (row, text, origin) => writeDay(context, row, id, text, origin),
  fault,
});
