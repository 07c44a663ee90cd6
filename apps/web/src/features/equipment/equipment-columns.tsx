import {
  describeEquipment,
  EQUIPMENT_COLUMN_KEYS,
  type EquipmentColumnKey,
  type EquipmentEntry,
  isTextField,
  type NumberColumn,
  numberRule,
  type TextField,
} from '@quietsite/domain';
import { showCommentMark } from '../../ui/comment-mark.tsx';
import type { SheetColumn } from '../../ui/sheet/sheet-types.ts';
import { showFiles, showName, showPower, showQuantity } from './equipment-cells.tsx';
import { type ColumnBehaviour, groupColumn, locationColumn, periodColumn } from './equipment-choices.tsx';
import { writeDay } from './equipment-days.ts';
import { createFaultFinder } from './equipment-faults.ts';
import { RowTotal } from './equipment-total.tsx';
import type { TypingStore } from './equipment-typing.ts';
import { type CellContext, writeEquipment, writeNumber, writeText } from './equipment-writers.ts';

type RuledColumn = Exclude<EquipmentColumnKey, TextField>;
type Behaviours = Readonly<Record<RuledColumn, ColumnBehaviour> & Partial<Record<TextField, ColumnBehaviour>>>;

interface ColumnOptions {
  readonly context: CellContext;
  readonly typing: TypingStore;
  /** Exclusive groups used in the activity. */
  readonly groups: () => readonly string[];
}

export function equipmentColumns(options: ColumnOptions): readonly SheetColumn<EquipmentEntry>[] {
  const { context } = options;
  const findFault = createFaultFinder(context);
  const behaviours: Behaviours = { ...figureColumns(context), ...otherColumns(options) };
  return EQUIPMENT_COLUMN_KEYS.map((id) => ({
    id,
    title: context.t(`equipment.columns.${id}`),
    ...(isTextField(id) ? (behaviours[id] ?? textColumn(context, id)) : behaviours[id]),
    fault: (row) => findFault(row, id),
  }));
}

/** A text without choices. */
const textColumn = (context: CellContext, field: TextField): ColumnBehaviour => ({
  width: 112,
  isTwoLined: true,
  read: (row) => row[field],
  write: (row, text) => writeText(context, row, field, text),
});

function figureColumns(context: CellContext) {
  const { t, items, commentNumbers } = context;
  const names = items.map((item) => ({ value: describeEquipment(item), label: describeEquipment(item) }));
  return {
    equipment: {
      width: 218,
      isWide: true,
      isTwoLined: true,
      read: describeEquipment,
      write: (row, text, origin) => writeEquipment(context, row, text, origin),
      show: (row) => (
        <>
          {showCommentMark(t, commentNumbers?.get(row.id))}
          {showName(t, row)}
        </>
      ),
      choices: () => names,
    },
    quantity: {
      width: 72,
      ...numberColumn(context, 'quantity'),
      show: (row) => showQuantity(t, row),
    },
    soundPower: {
      width: 98,
      ...numberColumn(context, 'soundPower'),
      show: (row) => showPower(t, row),
    },
    start: dayColumn(context, 'start'),
    end: dayColumn(context, 'end'),
    onTime: { width: 84, ...numberColumn(context, 'onTime') },
  } satisfies Partial<Record<EquipmentColumnKey, ColumnBehaviour>>;
}

function otherColumns({ context, typing, groups }: ColumnOptions) {
  return {
    total: {
      width: 74,
      isNumeric: true,
      read: () => '',
      show: (row) => <RowTotal row={row} typing={typing} />,
    },
    exclusiveGroup: groupColumn(context, groups),
    location: locationColumn(context),
    period: periodColumn(context),
    files: {
      width: 52,
      isNumeric: true,
      read: ({ materialIds }) => (materialIds.length === 0 ? '' : String(materialIds.length)),
      show: (row) => showFiles(context.t, row),
    },
  } satisfies Partial<Record<EquipmentColumnKey, ColumnBehaviour>>;
}

const numberColumn = (context: CellContext, column: NumberColumn): Omit<ColumnBehaviour, 'width'> => ({
  isNumeric: true,
  kind: 'number',
  read: (row) => String(row[numberRule(column).field]),
  write: (row, text, origin) => writeNumber(context, row, column, text, origin),
});

const dayColumn = (context: CellContext, field: 'start' | 'end'): ColumnBehaviour => ({
  width: 106,
  kind: 'day',
  read: (row) => row[field],
  write: (row, text, origin) => writeDay(context, row, field, text, origin),
});
