import type { Translated } from '../../../texts/translated.ts';
import type { guide as english } from './guide.en.ts';

/** 對某個 NSR 有幫助的單項更改及其成效。 */
export const guide = {
  open: '建議措施',
  title: '對 {{name}} 有幫助的方法',
  close: '關閉指引',
  waiting: '正在計算每項更改的成效…',
  flips: '只需其中一項，{{name}} 即可符合準則',
  noFlip: '沒有單一更改可使 {{name}} 符合準則：須採用多項更改。',
  rows: '設備按噪音貢獻排列，以及每種方法可從最高聲級減去的分貝',
  more_other: '進行中的其餘 {{count}} 行設備，單獨處理其中一行的成效較小。',
  applied: '已套用至 {{equipment}}',
  apply: '套用',
  applyTo: '套用至 {{equipment}}：{{measures}}',
  gain: '可減幅度',
} as const satisfies Translated<typeof english>;
