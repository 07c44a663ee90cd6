import { EQUIPMENT_LOCATIONS, type EquipmentEntry, locationOf, TIME_PERIODS } from '@quietsite/domain';
import type { SheetChoice, SheetColumn } from '../../ui/sheet/sheet-types.ts';
import { showGroup, showPlace } from './equipment-cells.tsx';
import { type CellContext, writeGroup, writeLocation, writePeriod } from './equipment-writers.ts';

type Column = SheetColumn<EquipmentEntry>;

const locationChoices: readonly SheetChoice[] = EQUIPMENT_LOCATIONS.map((value) => ({ value, label: value }));

/** One of two, as the specification names them (EQUIP-31). */
export const locationColumn = ({ t }: CellContext, fault: NonNullable<Column['fault']>): Column => ({
  id: 'location',
  title: t('equipment.location'),
  width: 126,
  read: locationOf,
  write: writeLocation,
  show: showPlace,
  choices: () => locationChoices,
  isClosed: true,
  fault,
});

/** Any name; those that are used in the activity are offered, and no group at all (EQUIP-30). */
export function groupColumn(context: CellContext, groups: () => readonly string[]): Column {
  const noGroup = context.t('equipment.noGroup');
  return {
    id: 'group',
    title: context.t('equipment.group'),
    width: 140,
    read: (row) => row.exclusiveGroup,
    write: (row, text) => writeGroup(context, row, text),
    show: (row) => showGroup(context.t, row),
    choices: () => [noGroup, ...groups()].map((value) => ({ value, label: value })),
  };
}

/** Copied and pasted as their numbers, shown with the words of the specification (EQUIP-29). */
export function periodColumn({ t }: CellContext): Column {
  const choices: readonly SheetChoice[] = [
    { value: '', label: t('equipment.noPeriod') },
    ...([1, 2] as const).map((number) => ({
      value: String(number),
      label: t('equipment.periodChoice', { number, text: TIME_PERIODS[number] }),
    })),
  ];
  return {
    id: 'period',
    title: t('equipment.period'),
    width: 84,
    read: ({ timePeriod }) => (timePeriod === null ? '' : String(timePeriod)),
    write: writePeriod,
    show: ({ timePeriod }) =>
      timePeriod && (
        <span title={t('equipment.periodChoice', { number: timePeriod, text: TIME_PERIODS[timePeriod] })}>
          {t('equipment.periodChoice', { number: timePeriod, text: TIME_PERIODS[timePeriod] })}
        </span>
      ),
    choices: () => choices,
    isClosed: true,
  };
}
