import type { Translated } from '../../../texts/translated.ts';
import type { guide as english } from './guide.en.ts';

/** 对某个 NSR 有帮助的单项更改及其效果。 */
export const guide = {
  open: '建议措施',
  title: '对 {{name}} 有帮助的方法',
  close: '关闭指引',
  waiting: '正在计算每项更改的效果…',
  flips: '只需其中一项，{{name}} 即可符合准则',
  noFlip: '没有单一更改可使 {{name}} 符合准则：须采用多项更改。',
  rows: '设备按噪音贡献排列，以及每种方法可从最高声级减去的分贝',
  more_other: '进行中的其余 {{count}} 行设备，单独处理其中一行的效果较小。',
  applied: '已应用至 {{equipment}}',
  apply: '应用',
  applyTo: '应用至 {{equipment}}：{{measures}}',
  gain: '可减幅度',
} as const satisfies Translated<typeof english>;
