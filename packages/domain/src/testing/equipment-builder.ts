import { type Hk80Polygon, hk80 } from '@quietsite/geometry';
import { toDay } from '../day.ts';
import type { CatalogueItem } from '../equipment/catalogue.schema.ts';
import type { EquipmentEntry } from '../equipment/equipment.schema.ts';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { BLANK_TEXTS } from '../equipment/equipment-columns.ts';

type Dated<Row> = Partial<Omit<Row, 'start' | 'end'>> & { readonly start?: string; readonly end?: string };

/** Rows with plain defaults, for tests that need only one field at a time. */
export function entry(changes: Dated<EquipmentEntry> = {}): EquipmentEntry {
  const { start = '2027-03-01', end = '2027-03-31', ...others } = changes;
  return {
    id: 1,
    equipmentId: 81,
    officialId: 'CNP 081',
    name: 'Excavator',
    quantity: 1,
    soundPower: 112,
    timePercent: 100,
    start: toDay(start),
    end: toDay(end),
    timePeriod: null,
    ...BLANK_TEXTS,
    fixedLocation: null,
    plantHeight: null,
    materialIds: [],
    defaultSoundPower: 112,
    soundPowerMin: 100,
    soundPowerMax: 120,
    percentMin: 10,
    measures: NO_MEASURES,
    ...others,
  };
}

/** A row with its activity, as used for proposals. */
export const placed = (
  row: EquipmentEntry = entry(),
  constructionWork = 'Demolition',
  taskName = 'Foundation removal',
) => ({
  ...row,
  ...{ constructionWork, taskName },
});

export function item(changes: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    id: 81,
    officialId: 'CNP 081',
    name: 'Excavator',
    nicknames: [],
    soundPower: 112,
    soundPowerMin: 100,
    soundPowerMax: 120,
    percentMin: 10,
    isQpme: false,
    isQuieterMethod: false,
    required: [],
    ...changes,
  };
}

export const march = { start: toDay('2027-03-01'), end: toDay('2027-03-31') } as const;

/** A 60 m square zone with a corner at the origin. */
export const zoneOutline: Hk80Polygon = [[hk80(0, 0), hk80(60, 0), hk80(60, 60), hk80(0, 60), hk80(0, 0)]];
