import type { Translated } from '../../../texts/translated.ts';
import type { gantt as english } from './gantt.en.ts';

/** 甘特圖，以及從建築工程選取工序的對話框。 */
export const gantt = {
  title: '甘特圖',
  label: '{{name}} · {{zone}}',
  bar: '{{name}}，{{zone}}，{{period}}',
  group: '{{name}}，{{zone}}，{{start}} 至 {{end}}',
  period: '{{start}} 至 {{end}}，{{days}}',
  days_other: '{{count}} 天',
  filled: '日期在儲存時填入',
  today: '前往今天',
  first: '前往第一項工序',
  keysWeek:
    '以上下鍵選擇工序。左右鍵移動一天，加按 Shift 移動一週。加按 Alt 只移動結束日期，加按 Ctrl 及 Alt 只移動開始日期。日期亦可在表格內輸入。',
  keysMonth:
    '以上下鍵選擇工序。左右鍵移動一天，加按 Shift 移動一個月。加按 Alt 只移動結束日期，加按 Ctrl 及 Alt 只移動開始日期。日期亦可在表格內輸入。',
  works: {
    title: '從建築工程選取工序',
    zone: '分區',
    work: '建築工程',
    activities: '工序',
    all: '所有工序',
    present: '已在時間表內',
    start: '開始日期',
    end: '結束日期',
    dateHint: 'yyyy-mm-dd，適用於全部工序',
    notDay: '不是日期：請使用 yyyy-mm-dd。',
    endBeforeStart: '結束日期早於開始日期：{{start}} - {{end}}',
    equipment: '設備編輯器會提供每項工序通常所需的設備。',
    none: '目錄內尚未有建築工程。',
    noneHint: '目錄由管理員維護。亦可在表格內輸入或匯入工序。',
    cancel: '取消',
    add_zero: '加入工序',
    add_other: '加入 {{count}} 項工序',
  },
} as const satisfies Translated<typeof english>;
