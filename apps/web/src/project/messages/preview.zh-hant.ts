import type { Translated } from '../../texts/translated.ts';
import type { preview as english } from './preview.en.ts';

/** 在儲存相同輸入的計算之前，由頁面自行計算的聲級。 */
export const preview = {
  title: '預覽',
  ofDay: '{{day}} 的聲級',
  unsaved: '包括未儲存的更改',
  notCalculated: '尚未計算',
  refused: '所有輸入有效後才會更新',
  failed: '未能提供預覽。按「計算噪音」後會顯示聲級。',
  failedStored: '未能提供預覽。所示聲級為最近一次計算的結果。',
  retry: '再試',
  unsavedHint: '這些聲級包括未儲存的更改。儲存並按「計算噪音」後才作實。',
  notCalculatedHint: '這些聲級為預覽。按「計算噪音」後才作實。',
  dayUnmitigated: '未緩解 CNL',
  dayMitigated: '緩解後 CNL',
  dayWithNeighbour: '連同鄰近地盤的 CNL',
  dayHint: '只屬當天的聲級及準則。',
  counts: '預覽：{{counts}}',
  countsOnDay: '當天：{{counts}}',
} as const satisfies Translated<typeof english>;

export const restricted = {
  remark: '限制時段未作評估',
  notice: '日間準則不適用於限制時段；須申領建築噪音許可證。',
  byDay: '日間準則符合；限制時段未作評估。',
  notAssessed: '限制時段未作評估。',
  rows: '於限制時段運作：{{names}}。',
} as const;
