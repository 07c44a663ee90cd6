import type { Translated } from '../../../texts/translated.ts';
import type { neighbours as english } from './neighbours.en.ts';

/** 同期施工地盘。 */
export const neighbours = {
  title: '同期施工地盘',
  what: '同期施工地盘',
  hasNeighbours: '有同期施工的建筑地盘',
  tickHint: '如有未在本系统获批的同期地盘，请勾选并在下方列出名称。附近已获批的项目不论是否勾选均会计入。',
  listTitle: '已知名称的同期施工地盘',
  listHint: '报告会列出这些地盘。其噪音须在“选取 NSR”内受影响的 NSR 输入。',
  name: '地盘名称',
  add: '添加',
  remove: '移除 {{name}}',
  none: '尚未列出任何地盘。',
  added: '已添加 {{name}}',
  taken: '此地盘已在列表内。',
  full: '最多可有 {{count}} 个地盘。',
  save: '保存',
  saveAndClose: '保存并关闭',
  saved: '同期施工地盘已保存',
  savedText: '报告会列出这些地盘。',
  notSaved: '同期施工地盘没有保存',
  approvedTitle: '附近已获批的项目',
  approvedHint: '其评估范围与本项目的评估范围在同一时期重叠。其噪音逐日计入本项目的 NSR，即“连同邻近地盘的声级”。',
  approvedNone: '附近没有同期的已获批项目。',
  version: '版本 {{version}}',
  approvedOn: '{{from}} 至 {{to}}，于 {{day}} 获批',
  revealedShort: '其后有邻近项目获批',
  revealed: '本项目计算后，有邻近项目获批。请重新计算以计入该项目。',
} as const satisfies Translated<typeof english>;
