import type { Translated } from '../../texts/translated.ts';
import type { mapTools as english } from './map-tools.en.ts';

/** 在地图上绘制及移动的工具。 */
export const mapTools = {
  side: '边长',
  line: '线长',
  segment: '本段',
  total: '总长',
  outline: '周界',
  area: '面积',
  start: '单击放置第一个顶点；双击或按 Enter 完成',
  next: '单击放置下一个顶点；双击或按 Enter 完成',
  canEnd: '双击或按 Enter 完成',
  startHere: '按空格键放置第一个顶点；按 Shift+Enter 完成',
  nextHere: '按空格键放置下一个顶点；按 Shift+Enter 完成',
  canEndHere: '按 Shift+Enter 完成',
  crossing: '线条相交。请撤销最后一个角点。',
  corners_zero: '尚未放置顶点。',
  corners_other: '已放置 {{count}} 个顶点。',
  cornersWithArea_other: '已放置 {{count}} 个顶点，面积 {{area}}。',
  cornersWithLength_other: '已放置 {{count}} 个顶点，长度 {{length}}。',
  drawingKeys:
    '方向键移动地图，加按 Shift 以小步移动；十字保持在中央。按空格键或 Enter 在该处放置顶点，Shift 加 Enter 完成，Backspace 取消上一个顶点，Escape 取消。',
} as const satisfies Translated<typeof english>;
