import type { ColumnHeadings } from './equipment-columns.ts';

export const columnHeadingsInSimplified = {
  equipment: '设备',
  quantity: '数量',
  soundPower: '声功率级 dB(A)',
  start: '开始日期',
  end: '结束日期',
  onTime: '30 分钟内运行 %',
  total: '总计 dB(A)',
  exclusiveGroup: '互斥组',
  location: '位置',
  period: '时段',
  files: '文件',
} as const satisfies ColumnHeadings;
