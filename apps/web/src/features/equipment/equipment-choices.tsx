import { EQUIPMENT_LOCATIONS, type EquipmentEntry, locationOf, type TimePeriod } from '@quietsite/domain';
import type { SheetChoice, SheetColumn } from '../../ui/sheet/sheet-types.ts';
import { showGroup, showLocation, showPeriod } from './equipment-cells.tsx';
import { type CellContext, writeLocation, writePeriod, writeText } from './equipment-writers.ts';

/** The behaviour of a column; its key determines its id and title. */
export type ColumnBehaviour = Omit<SheetColumn<EquipmentEntry>, 'id' | 'title' | 'fault'>;

/** One of two options in the user's language. The specification's terms are accepted too (EQUIP-31). */
export function locationColumn({ t }: CellContext): ColumnBehaviour {
  const choices: readonly SheetChoice[] = EQUIPMENT_LOCATIONS.map((value) => ({
    value,
    label: t(`terms.location.${value}`),
  }));
  return {
    width: 126,
    read: (row) => t(`terms.location.${locationOf(row)}`),
    write: writeLocation,
    show: (row) => showLocation(t, row),
    choices: () => choices,
    isClosed: true,
  };
}

/** Accepts any name. Suggests the groups used in the activity and "no group" (EQUIP-30). */
export function groupColumn(context: CellContext, groups: () => readonly string[]): ColumnBehaviour {
  const noGroup = context.t('equipment.noGroup');
  return {
    width: 112,
    isTwoLined: true,
    read: (row) => row.exclusiveGroup,
    write: (row, text) => writeText(context, row, 'exclusiveGroup', text),
    show: (row) => showGroup(context.t, row),
    choices: () => [noGroup, ...groups()].map((value) => ({ value, label: value })),
  };
}

/** Copied and pasted as numbers, shown in the specification's terms (EQUIP-29). */
export function periodColumn({ t }: CellContext): ColumnBehaviour {
  const nameOf = (number: TimePeriod) => t('equipment.periodChoice', { number, text: t(`terms.period${number}`) });
  const choices: readonly SheetChoice[] = [
    { value: '', label: t('equipment.noPeriod') },
    ...([1, 2] as const).map((number) => ({
      value: String(number),
      label: nameOf(number),
    })),
  ];
  return {
    width: 84,
    read: ({ timePeriod }) => (timePeriod === null ? '' : String(timePeriod)),
    write: writePeriod,
    show: ({ timePeriod }) => timePeriod && showPeriod(t, nameOf(timePeriod)),
    choices: () => choices,
    isClosed: true,
  };
}
