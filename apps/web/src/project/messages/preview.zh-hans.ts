import type { Translated } from '../../texts/translated.ts';
import type { preview as english } from './preview.en.ts';

/** 在保存相同输入的计算之前，由页面自行计算的声级。 */
export const preview = {
  title: '预览',
  ofDay: '{{day}} 的声级',
  unsaved: '包括未保存的更改',
  notCalculated: '尚未计算',
  refused: '所有输入有效后才会更新',
  failed: '无法提供预览。按“计算噪音”后会显示声级。',
  failedStored: '无法提供预览。所示声级为最近一次计算的结果。',
  retry: '重试',
  unsavedHint: '这些声级包括未保存的更改。保存并按“计算噪音”后才作实。',
  notCalculatedHint: '这些声级为预览。按“计算噪音”后才作实。',
  dayUnmitigated: '未缓解 CNL',
  dayMitigated: '缓解后 CNL',
  dayWithNeighbour: '连同邻近地盘的 CNL',
  dayHint: '只属当天的声级及准则。',
  counts: '预览：{{counts}}',
  countsOnDay: '当天：{{counts}}',
} as const satisfies Translated<typeof english>;

export const restricted = {
  remark: '限制时段未作评估',
  notice: '日间准则不适用于限制时段；须申领建筑噪音许可证。',
  byDay: '日间准则符合；限制时段未作评估。',
  notAssessed: '限制时段未作评估。',
  rows: '于限制时段运行：{{names}}。',
} as const;
