import type { Translated } from '../../texts/translated.ts';
import type { mapTools as english } from './map-tools.en.ts';

/** 在地圖上繪畫及移動的工具。 */
export const mapTools = {
  side: '邊長',
  line: '線長',
  segment: '本段',
  total: '總長',
  outline: '周界',
  area: '面積',
  start: '按一下放置第一個頂點；按兩下或按 Enter 完成',
  next: '按一下放置下一個頂點；按兩下或按 Enter 完成',
  canEnd: '按兩下或按 Enter 完成',
  startHere: '按空格鍵放置第一個頂點；按 Shift+Enter 完成',
  nextHere: '按空格鍵放置下一個頂點；按 Shift+Enter 完成',
  canEndHere: '按 Shift+Enter 完成',
  crossing: '線條相交。請復原最後一個角點。',
  corners_zero: '尚未放置頂點。',
  corners_other: '已放置 {{count}} 個頂點。',
  cornersWithArea_other: '已放置 {{count}} 個頂點，面積 {{area}}。',
  cornersWithLength_other: '已放置 {{count}} 個頂點，長度 {{length}}。',
  drawingKeys:
    '方向鍵移動地圖，加按 Shift 以小步移動；十字保持在中央。按空格鍵或 Enter 在該處放置頂點，Shift 加 Enter 完成，Backspace 取消上一個頂點，Escape 取消。',
} as const satisfies Translated<typeof english>;
