import type { Language } from '@quietsite/domain';

/** Column headings of the clash table. */
export const CLASH_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...[
      'receiver',
      'building',
      'project of the receiver',
      'level of all sites dB(A)',
      'criterion dB(A)',
      'excess dB(A)',
    ],
    ...['worst day', 'first day', 'last day', 'days'],
  ],
  'zh-Hant': [
    ...['接收點', '樓宇', '接收點所屬項目', '所有工地的聲級 dB(A)', '準則 dB(A)', '超出 dB(A)'],
    ...['最嚴重日', '首日', '末日', '日數'],
  ],
  'zh-Hans': [
    ...['接收点', '楼宇', '接收点所属项目', '所有工地的声级 dB(A)', '准则 dB(A)', '超出 dB(A)'],
    ...['最严重日', '首日', '末日', '日数'],
  ],
};
