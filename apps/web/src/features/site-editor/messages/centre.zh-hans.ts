import type { Translated } from '../../../texts/translated.ts';
import type { centre as english } from './centre.en.ts';

export const centre = {
  title: '地理中心',
  hint: '各分区中心的东坐标及北坐标，采用香港 1980 方格网，以米计。',
  zone: '分区',
  table: '各分区的中心',
  empty: '此项目还没有分区。',
} as const satisfies Translated<typeof english>;
