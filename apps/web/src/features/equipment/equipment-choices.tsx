import { EQUIPMENT_LOCATIONS, type EquipmentEntry, locationOf, type TimePeriod } from '@quietsite/domain';
import type { SheetChoice, SheetColumn } from '../../ui/sheet/sheet-types.ts';
import { showGroup, showPeriod, showPlace } from './equipment-cells.tsx';
import { type CellContext, writeGroup, writeLocation, writePeriod } from './equipment-writers.ts';

type Column = SheetColumn<EquipmentEntry>;

/** One of two, in the reader's words; those of the specification are understood too (EQUIP-31). */
export function locationColumn({ t }: CellContext, fault: NonNullable<Column['fault']>): Column {
  const choices: readonly SheetChoice[] = EQUIPMENT_LOCATIONS.map((value) => ({
    value,
    label: t(`terms.location.${value}`),
  }));
  return {
    id: 'location',
    title: t('equipment.location'),
    width: 126,
    read: (row) => t(`terms.location.${locationOf(row)}`),
    write: writeLocation,
    show: (row) => showPlace(t, row),
    choices: () => choices,
    isClosed: true,
    fault,
  };
}

/** Any name; those that are used in the activity are offered, and no group at all (EQUIP-30). */
export function groupColumn(context: CellContext, groups: () => readonly string[]): Column {
  const noGroup = context.t('equipment.noGroup');
  return {
    id: 'group',
    title: context.t('equipment.group'),
    width: 112,
    isTwoLined: true,
    read: (row) => row.exclusiveGroup,
    write: (row, text) => writeGroup(context, row, text),
    show: (row) => showGroup(context.t, row),
    choices: () => [noGroup, ...groups()].map((value) => ({ value, label: value })),
  };
}

/** Copied and pasted as their numbers, shown with the words of the specification (EQUIP-29). */
export function periodColumn({ t }: CellContext): Column {
  const nameOf = (number: TimePeriod) => t('equipment.periodChoice', { number, text: t(`terms.period${number}`) });
  const choices: readonly SheetChoice[] = [
    { value: '', label: t('equipment.noPeriod') },
    ...([1, 2] as const).map((number) => ({
      value: String(number),
      label: nameOf(number),
    })),
  ];
  return {
    id: 'period',
    title: t('equipment.period'),
    width: 84,
    read: ({ timePeriod }) => (timePeriod === null ? '' : String(timePeriod)),
    write: writePeriod,
    show: ({ timePeriod }) => timePeriod && showPeriod(t, nameOf(timePeriod)),
    choices: () => choices,
    isClosed: true,
  };
}
