import type { Translated } from '../../../texts/translated.ts';
import type { centre as english } from './centre.en.ts';

export const centre = {
  title: '地理中心',
  hint: '各分區中心的東坐標及北坐標，採用香港 1980 方格網，以米計。',
  zone: '分區',
  table: '各分區的中心',
  empty: '此項目尚未有分區。',
} as const satisfies Translated<typeof english>;
