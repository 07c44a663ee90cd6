import type { Translated } from '../../../texts/translated.ts';
import type { neighbours as english } from './neighbours.en.ts';

/** 同期施工地盤。 */
export const neighbours = {
  title: '同期施工地盤',
  what: '同期施工地盤',
  hasNeighbours: '有同期施工的建築地盤',
  tickHint: '如有未在本系統獲批的同期地盤，請剔選並在下方列出名稱。附近已獲批的項目不論有否剔選均會計入。',
  listTitle: '已知名稱的同期施工地盤',
  listHint: '報告會列出這些地盤。其噪音須在「選取 NSR」內受影響的 NSR 輸入。',
  name: '地盤名稱',
  add: '加入',
  remove: '移除 {{name}}',
  none: '尚未列出任何地盤。',
  added: '已加入 {{name}}',
  taken: '此地盤已在列表內。',
  full: '最多可有 {{count}} 個地盤。',
  save: '儲存',
  saveAndClose: '儲存並關閉',
  saved: '同期施工地盤已儲存',
  savedText: '報告會列出這些地盤。',
  notSaved: '同期施工地盤沒有儲存',
  approvedTitle: '附近已獲批的項目',
  approvedHint: '其評估範圍與本項目的評估範圍在同一時期重疊。其噪音逐日計入本項目的 NSR，即「連同鄰近地盤的聲級」。',
  approvedNone: '附近沒有同期的已獲批項目。',
  version: '版本 {{version}}',
  approvedOn: '{{from}} 至 {{to}}，於 {{day}} 獲批',
  revealedShort: '其後有鄰近項目獲批',
  revealed: '本項目計算後，有鄰近項目獲批。請重新計算以計入該項目。',
} as const satisfies Translated<typeof english>;
