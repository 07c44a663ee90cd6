/** Columns of the equipment template, in this order. A file may have them in any order (EQUIP-21). */
export const EQUIPMENT_COLUMNS = [
  'Equipment',
  'Quantity',
  'Sound Power',
  'Start Date',
  'End Date',
  '% on Time in 30 mins',
] as const;
export type EquipmentColumn = (typeof EQUIPMENT_COLUMNS)[number];

/** Notes are above the column names (EQUIP-33, Q82). */
export const EQUIPMENT_HEADER_LINE = 6;
