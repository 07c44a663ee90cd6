import type { Translated } from '../../../texts/translated.ts';
import type { tour as english } from './tour.en.ts';

/** 初次導覽：五個位置及一個可供試用的項目。 */
export const tour = {
  start: '開始導覽',
  skip: '略過',
  back: '上一步',
  next: '下一步',
  done: '完成',
  count: '第 {{number}} 步，共 {{count}} 步',
  sample: '開啟範例項目試用',
  sampleFailed: '未能建立範例項目',
  projects: { title: '你的項目', text: '「項目」列出你的項目及與你共用的項目。「新項目」可建立你自己的項目。' },
  rail: {
    title: '由上至下',
    text: '開啟項目後，左邊的按鈕就是工作的步驟：項目及其地盤、設備、計算、NSR、緩解措施及報告。',
  },
  map: { title: '地圖', text: '地盤、其分區及周圍的噪音感應強的地方（NSR）在此顯示。計算後，每個 NSR 會顯示其聲級。' },
  calculate: { title: '計算噪音', text: '工序加入設備後，「計算噪音」會計算每日聲級。超標的 NSR 會變成紅色。' },
  help: {
    title: '說明',
    text: '指南有每個步驟的圖片，亦可再次開始此導覽。你可在範例項目試用所有功能；該項目只屬於你。',
  },
} as const satisfies Translated<typeof english>;
