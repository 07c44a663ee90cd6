import type { Translated } from '../../../texts/translated.ts';
import type { measure as english } from './measure.en.ts';

export const measure = {
  title: '测量',
  measureDistance: '距离',
  measureArea: '面积',
  start: '点击地图开始。',
  distance_other: '{{length}}，共 {{count}} 段',
  area: '{{area}}，周界 {{length}}',
  areaWithSquareMetres: '{{area}}（{{squareMetres}} m²），周界 {{length}}',
  crossing: '线条相交，没有面积。',
  back: '移除最后一个顶点',
  finish: '完成',
  again: '重新测量',
  close: '关闭测量',
  baseMap: '底图',
  topographic: '地形图',
  imagery: '航空影像',
} as const satisfies Translated<typeof english>;
