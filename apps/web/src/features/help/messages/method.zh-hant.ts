import { clauseTitlesInTraditional } from '@quietsite/domain';
import type { Translated } from '../../../texts/translated.ts';
import type { method as english } from './method.en.ts';

export const method: Translated<typeof english> = {
  title: '計算方法',
  intro: '聲級和結論如何逐條計算。畫面和列印的計劃以編號引用這些條文；「本計劃」指所評估的項目。',
  guide: '畫面和計劃上的條文編號（例如 {{code}}）所指：',
  clause: '{{code}} {{title}}（在新分頁開啟）',
  open: '（',
  close: '）',
  and: '、',
  titles: clauseTitlesInTraditional,
};
