import type { Translated } from '../../../texts/translated.ts';
import type { gantt as english } from './gantt.en.ts';

/** 甘特图，以及从建筑工程选取工序的对话框。 */
export const gantt = {
  title: '甘特图',
  label: '{{name}} · {{zone}}',
  bar: '{{name}}，{{zone}}，{{period}}',
  group: '{{name}}，{{zone}}，{{start}} 至 {{end}}',
  period: '{{start}} 至 {{end}}，{{days}}',
  days_other: '{{count}} 天',
  filled: '日期在保存时填入',
  today: '前往今天',
  first: '前往第一项工序',
  keysWeek:
    '以上下键选择工序。左右键移动一天，加按 Shift 移动一周。加按 Alt 只移动结束日期，加按 Ctrl 及 Alt 只移动开始日期。日期也可在表格内输入。',
  keysMonth:
    '以上下键选择工序。左右键移动一天，加按 Shift 移动一个月。加按 Alt 只移动结束日期，加按 Ctrl 及 Alt 只移动开始日期。日期也可在表格内输入。',
  works: {
    title: '从建筑工程选取工序',
    zone: '分区',
    work: '建筑工程',
    activities: '工序',
    all: '所有工序',
    present: '已在时间表内',
    start: '开始日期',
    end: '结束日期',
    dateHint: 'yyyy-mm-dd，适用于全部工序',
    notDay: '不是日期：请使用 yyyy-mm-dd。',
    endBeforeStart: '结束日期早于开始日期：{{start}} - {{end}}',
    equipment: '设备编辑器会提供每项工序通常所需的设备。',
    none: '目录内还没有建筑工程。',
    noneHint: '目录由管理员维护。也可在表格内输入或导入工序。',
    cancel: '取消',
    add_zero: '添加工序',
    add_other: '添加 {{count}} 项工序',
  },
} as const satisfies Translated<typeof english>;
