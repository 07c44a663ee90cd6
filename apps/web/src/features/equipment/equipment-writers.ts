import {
  type CatalogueItem,
  describeEquipment,
  type EquipmentEntry,
  entryOfName,
  isTooLong,
  limitsOf,
  type NumberColumn,
  numberRule,
  parseNumber,
  type RowContext,
  type TextField,
  type TimePeriod,
} from '@quietsite/domain';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import type { TFunction } from 'i18next';
import { clampNumber, readNumber } from '../../ui/sheet/clamp-number.ts';
import type { CellOrigin, CellOutcome } from '../../ui/sheet/sheet-types.ts';

type Row = EquipmentEntry;
type Outcome = CellOutcome<Row>;

/** Context for the cells of one activity. */
export interface CellContext {
  readonly t: TFunction;
  readonly items: readonly CatalogueItem[];
  readonly place: RowContext;
  readonly zoneName: string;
  /** Numbers of the comments on each row; absent where none are shown. */
  readonly commentNumbers?: ReadonlyMap<number, string>;
}

/** A fixed location that is not chosen yet. Never stored: the owner of the sheet asks for the location. */
export const PENDING_LOCATION: Hk80Point = hk80(Number.NaN, Number.NaN);

/**
 * Writes a typed or pasted name. Catalogue equipment keeps its name unless the text matches another entry, so that a
 * typing error does not turn it into custom equipment. A pasted row sets its own name.
 */
export function writeEquipment({ t, items, place }: CellContext, row: Row, text: string, origin: CellOrigin): Outcome {
  if (text.trim() === '') return { fault: t('equipment.nameEmpty') };
  const named = entryOfName(row.id, text, place.task, items);
  if (describeEquipment(named) === describeEquipment(row)) return { row };
  if (named.equipmentId === null && row.equipmentId !== null && origin === 'typed')
    return { fault: t('equipment.catalogueName') };
  const note = named.equipmentId === null ? { note: t('equipment.ownName', { name: describeEquipment(named) }) } : {};
  if (named.equipmentId === null && row.equipmentId === null)
    return { row: { ...row, officialId: named.officialId, name: named.name }, ...note };
  const { equipmentId, officialId, name, soundPower, defaultSoundPower, soundPowerMin, soundPowerMax, percentMin } =
    named;
  return {
    row: {
      ...row,
      equipmentId,
      officialId,
      name,
      soundPower,
      defaultSoundPower,
      soundPowerMin,
      soundPowerMax,
      percentMin,
    },
    ...note,
  };
}

/** EQUIP-22 to EQUIP-24. A row without a quantity gets a note (Q81). */
export function writeNumber(
  { t }: CellContext,
  row: Row,
  column: NumberColumn,
  text: string,
  origin: CellOrigin,
): Outcome {
  const { field, isWhole } = numberRule(column);
  const value = parseNumber(column, text, row, readNumber);
  if (Number.isNaN(value)) return { fault: t('equipment.notNumber', { text }) };
  if (isWhole && !Number.isInteger(value)) return { fault: t('equipment.notWhole', { text }) };
  const limits = { title: t(`equipment.columns.${column}`), ...limitsOf(column, row) };
  const clamped = clampNumber(t, value, limits, origin);
  if ('fault' in clamped) return clamped;
  const { value: accepted, ...note } = clamped;
  const isNoQuantity = column === 'quantity' && value === 0;
  return { row: { ...row, [field]: accepted }, ...(isNoQuantity ? { note: t('equipment.noQuantity') } : note) };
}

export function writePeriod(row: Row, text: string): Outcome {
  const timePeriod = text === '1' || text === '2' ? (Number(text) as TimePeriod) : null;
  return { row: { ...row, timePeriod } };
}

/** The label "no group" means no group (EQUIP-30). */
export function writeText({ t }: CellContext, row: Row, field: TextField, text: string): Outcome {
  const typed = text.trim();
  if (isTooLong(field, typed)) return { fault: t('equipment.fault.TEXT_TOO_LONG') };
  const isNoGroup = field === 'exclusiveGroup' && typed === t('equipment.noGroup');
  return { row: { ...row, [field]: isNoGroup ? '' : typed } };
}

/** Two terms are valid (EQUIP-31). For a fixed location, the sheet then asks for the coordinates. */
export function writeLocation(row: Row, text: string): Outcome {
  if (text !== 'Fixed Location') return { row: { ...row, fixedLocation: null } };
  return { row: row.fixedLocation === null ? { ...row, fixedLocation: PENDING_LOCATION } : row };
}
