import type { Translated } from '../../../texts/translated.ts';
import type { measure as english } from './measure.en.ts';

export const measure = {
  title: '量度',
  measureDistance: '距離',
  measureArea: '面積',
  start: '按一下地圖開始。',
  distance_other: '{{length}}，共 {{count}} 段',
  area: '{{area}}，周界 {{length}}',
  areaWithSquareMetres: '{{area}}（{{squareMetres}} m²），周界 {{length}}',
  crossing: '線條相交，沒有面積。',
  back: '移除最後一個頂點',
  finish: '完成',
  again: '重新量度',
  close: '關閉量度',
  baseMap: '底圖',
  topographic: '地形圖',
  imagery: '航空影像',
} as const satisfies Translated<typeof english>;
