import type { Translated } from '../../texts/translated.ts';
import type { sheet as english } from './sheet.en.ts';

/** 可输入的表格。 */
export const sheet = {
  keys: '方向键移动，直接输入或按 F2 更改单元格，Enter 确定。Tab 前往下一个单元格；按 Escape 再按 Tab 离开表格。',
  leaving: '现在按 Tab 会离开表格。',
  row: '行',
  remove: '移除',
  removeRow: '移除第 {{row}} 行',
  pickDay: '选择日期',
  choices: '选项',
  notInList: '请从列表中选择。',
  notListed: '新条目“{{text}}”。',
  badDay: '请按 yyyy-mm-dd 格式输入日期。',
  dayFirst_other: '{{count}} 个日期按日、月、年读取：{{text}} 即 {{day}}。',
  takenBack: '{{fault}}已保留原有数值。',
  badCell: '第 {{row}} 行，{{column}}，“{{text}}”：{{fault}}',
  moreCells_other: '另有 {{count}} 项',
  refused: {
    paste_other: '没有粘贴任何内容：有 {{count}} 个单元格不适用。',
    fill_other: '没有填入任何内容：有 {{count}} 个单元格不适用。',
    clear_other: '没有清除任何内容：有 {{count}} 个单元格不可留空。',
  },
  rowsLeftOut_other: '粘贴内容中有 {{count}} 行已略去：没有相应的行。',
  columnsLeftOut_other: '粘贴内容中有 {{count}} 列已略去：没有相应的列。',
} as const satisfies Translated<typeof english>;
