import { expect, it } from 'vitest';
import { screening as english } from './screening.en.ts';
import { screening as simplified } from './screening.zh-hans.ts';
import { screening as traditional } from './screening.zh-hant.ts';

it.each([
  ['English', english, ['buildings', 'terrain', 'after mitigation', 'drawn barriers']],
  ['Traditional Chinese', traditional, ['樓宇', '地形', '緩解後', '繪畫的屏障']],
  ['Simplified Chinese', simplified, ['楼宇', '地形', '缓解后', '绘画的屏障']],
])('[SITE-50] the text of the switch names all that screens, in %s', (_, { about }, names) => {
  expect(names.filter((name) => !about.includes(name))).toEqual([]);
});
