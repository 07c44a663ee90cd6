import { keysOf } from '../typed-records.ts';
import type { EquipmentEntry, RowMeasures } from './equipment.schema.ts';
import { EQUIPMENT_COLUMNS } from './equipment-columns.ts';

export const MAX_EQUIPMENT_NAME_LENGTH = 300;
export const MAX_OFFICIAL_ID_LENGTH = 50;
/** Per project: four times the size the product is built for. */
export const MAX_ROWS = 20_000;
export const MAX_MATERIALS_PER_ROW = 50;

/** Equipment not in the catalogue may have any sound power and runs at least this percentage of the time (EQUIP-24). */
export const USER_DEFINED_LIMITS = {
  soundPowerMin: EQUIPMENT_COLUMNS.soundPower.number.min,
  soundPowerMax: EQUIPMENT_COLUMNS.soundPower.number.max,
  percentMin: 10,
} as const;

/** Stored and shown, but without effect on levels (Q86): evenings and holidays, or nights (EQUIP-29). */
export type TimePeriod = NonNullable<EquipmentEntry['timePeriod']>;
export const TIME_PERIODS = {
  1: 'all days 1900-2300 and general holidays 0700-2300',
  2: 'all days 2300-0700',
} as const;

export const EQUIPMENT_LOCATIONS = ['Notional Source', 'Fixed Location'] as const;
export type EquipmentLocation = (typeof EQUIPMENT_LOCATIONS)[number];

export const NO_MEASURES: RowMeasures = {
  quieterMethodName: '',
  quieterMethodSoundPower: 0,
  customQuieterMethodName: '',
  quieterEquipmentName: '',
  quieterEquipmentSoundPower: 0,
  quieterEquipmentDefaultSoundPower: 0,
  enclosureDba: 0,
  barrierDba: 0,
  hammerDba: 0,
  customMethodDba: 0,
  customMethodName: '',
};

/** Compares all measures, including the names of method and equipment. */
export const isSameMeasures = (one: RowMeasures, other: RowMeasures): boolean =>
  keysOf(one).every((field) => one[field] === other[field]);

/** The plant height that counts: a row at the notional source has the height of its zone (M-101). */
export const countPlantHeight = (fixedLocation: unknown, plantHeight: number | null | undefined) =>
  fixedLocation !== null && typeof plantHeight === 'number' ? { plantHeight } : {};

export const locationOf = ({ fixedLocation }: { readonly fixedLocation: unknown }): EquipmentLocation =>
  fixedLocation === null ? 'Notional Source' : 'Fixed Location';

/** 'CNP 081 - Excavator', as displayed and typed. */
export const describeEquipment = ({ officialId, name }: Pick<EquipmentEntry, 'officialId' | 'name'>): string =>
  officialId === '' ? name : `${officialId} - ${name}`;

/** A typed name is split into reference and name only if it contains 'CNP' and a dash (EQUIP-28, Q84). */
export function splitOfficialId(typed: string): { readonly officialId: string; readonly name: string } {
  const text = typed.trim();
  const dash = text.indexOf('-');
  if (!text.includes('CNP') || dash < 0) return { officialId: '', name: text };
  return { officialId: text.slice(0, dash).trim(), name: text.slice(dash + 1).trim() };
}

/**
 * True if the sound power is the user's own figure, which needs proof. A row with a reference from the authority's
 * table never does (EQUIP-54, Q135).
 */
export const hasOwnSoundPower = ({
  officialId,
  soundPower,
  defaultSoundPower,
}: Pick<EquipmentEntry, 'officialId' | 'soundPower' | 'defaultSoundPower'>): boolean =>
  !officialId.startsWith('CNP') && soundPower !== defaultSoundPower;
