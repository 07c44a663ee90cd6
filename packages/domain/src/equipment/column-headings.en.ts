import type { ColumnHeadings } from './equipment-columns.ts';

/** Used on the screen, and in documents without their own headings. */
export const columnHeadingsInEnglish = {
  equipment: 'Equipment',
  quantity: 'Quantity',
  soundPower: 'Sound power dB(A)',
  start: 'Start date',
  end: 'End date',
  onTime: '% on Time in 30 mins',
  total: 'Total dB(A)',
  exclusiveGroup: 'Exclusive group',
  location: 'Location',
  period: 'Time period',
  files: 'Files',
} as const satisfies ColumnHeadings;
