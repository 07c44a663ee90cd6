import {
  type CatalogueItem,
  describeEquipment,
  type EquipmentEntry,
  entryOfName,
  isTooLong,
  MAX_QUANTITY,
  type RowPlace,
  type TextField,
  type TimePeriod,
} from '@quietsite/domain';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import type { TFunction } from 'i18next';
import { clampNumber, type Limits, readNumber } from '../../ui/sheet/clamp-number.ts';
import type { CellOrigin, CellOutcome } from '../../ui/sheet/sheet-types.ts';

type Row = EquipmentEntry;
type Outcome = CellOutcome<Row>;

/** Context for the cells of one activity. */
export interface CellContext {
  readonly t: TFunction;
  readonly items: readonly CatalogueItem[];
  readonly place: RowPlace;
  readonly zoneName: string;
}

/** Chosen but without a location yet. Never stored: the owner of the sheet asks for the location. */
export const WANTED_PLACE: Hk80Point = hk80(Number.NaN, Number.NaN);

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

type NumberField = 'quantity' | 'soundPower' | 'timePercent';

/** EQUIP-22 to EQUIP-24. */
function writeNumber(
  t: TFunction,
  row: Row,
  field: NumberField,
  value: number,
  limits: Limits,
  origin: CellOrigin,
): Outcome {
  const held = clampNumber(t, value, limits, origin);
  if ('fault' in held) return held;
  const { value: kept, ...note } = held;
  return { row: { ...row, [field]: kept }, ...note };
}

/** Blank means no quantity yet (Q81). */
export function writeQuantity({ t }: CellContext, row: Row, text: string, origin: CellOrigin): Outcome {
  const value = text.trim() === '' ? 0 : readNumber(text);
  if (value === null) return { fault: t('equipment.notNumber', { text }) };
  if (!Number.isInteger(value)) return { fault: t('equipment.notWhole', { text }) };
  const limits = { title: t('equipment.columns.quantity'), least: 0, most: MAX_QUANTITY };
  const outcome = writeNumber(t, row, 'quantity', value, limits, origin);
  return value === 0 ? { ...outcome, note: t('equipment.noQuantity') } : outcome;
}

/** Blank means the default (EQUIP-39). */
export function writeSoundPower({ t }: CellContext, row: Row, text: string, origin: CellOrigin): Outcome {
  const value = text.trim() === '' ? row.defaultSoundPower : readNumber(text);
  if (value === null) return { fault: t('equipment.notNumber', { text }) };
  const limits = { title: t('equipment.columns.soundPower'), least: row.soundPowerMin, most: row.soundPowerMax };
  return writeNumber(t, row, 'soundPower', value, limits, origin);
}

const ALL_THE_TIME = 100;

export function writePercent({ t }: CellContext, row: Row, text: string, origin: CellOrigin): Outcome {
  const value = text.trim() === '' ? ALL_THE_TIME : readNumber(text.replace(/%\s*$/, ''));
  if (value === null) return { fault: t('equipment.notNumber', { text }) };
  const limits = { title: t('equipment.columns.onTime'), least: row.percentMin, most: ALL_THE_TIME };
  return writeNumber(t, row, 'timePercent', value, limits, origin);
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

/** Two terms are valid (EQUIP-31). For a fixed location, its place is asked for afterwards. */
export function writeLocation(row: Row, text: string): Outcome {
  if (text !== 'Fixed Location') return { row: { ...row, fixedLocation: null } };
  return { row: row.fixedLocation === null ? { ...row, fixedLocation: WANTED_PLACE } : row };
}
