import type { ColumnHeadings } from './equipment-columns.ts';

export const columnHeadingsInTraditional = {
  equipment: '設備',
  quantity: '數量',
  soundPower: '聲功率級 dB(A)',
  start: '開始日期',
  end: '結束日期',
  onTime: '30 分鐘內運作 %',
  total: '總計 dB(A)',
  exclusiveGroup: '互斥組別',
  location: '位置',
  period: '時段',
  files: '檔案',
} as const satisfies ColumnHeadings;
