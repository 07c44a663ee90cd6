import type { Translated } from '../../texts/translated.ts';
import type { sheet as english } from './sheet.en.ts';

/** 可輸入的表格。 */
export const sheet = {
  keys: '方向鍵移動，直接輸入或按 F2 更改儲存格，Enter 確定。Tab 前往下一個儲存格；按 Escape 再按 Tab 離開表格。',
  leaving: '現在按 Tab 會離開表格。',
  row: '行',
  remove: '移除',
  removeRow: '移除第 {{row}} 行',
  pickDay: '選擇日期',
  choices: '選項',
  notInList: '請從列表中選擇。',
  notListed: '新項目「{{text}}」。',
  badDay: '請按 yyyy-mm-dd 格式輸入日期。',
  dayFirst_other: '{{count}} 個日期按日、月、年讀取：{{text}} 即 {{day}}。',
  takenBack: '{{fault}}已保留原有數值。',
  badCell: '第 {{row}} 行，{{column}}，「{{text}}」：{{fault}}',
  moreCells_other: '另有 {{count}} 項',
  refused: {
    paste_other: '沒有貼上任何內容：有 {{count}} 個儲存格不適用。',
    fill_other: '沒有填入任何內容：有 {{count}} 個儲存格不適用。',
    clear_other: '沒有清除任何內容：有 {{count}} 個儲存格不可留空。',
  },
  rowsLeftOut_other: '貼上內容中有 {{count}} 行已略去：沒有相應的行。',
  columnsLeftOut_other: '貼上內容中有 {{count}} 欄已略去：沒有相應的欄。',
} as const satisfies Translated<typeof english>;
