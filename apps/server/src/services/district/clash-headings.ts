import type { Language } from '@quietsite/domain';

/** Column headings of the table of clashes. */
export const CLASH_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['receiver', 'building', 'project', 'level', 'criterion', 'worst day', 'first day', 'last day', 'days'],
  'zh-Hant': ['接收點', '樓宇', '項目', '聲級', '準則', '最嚴重日', '首日', '末日', '日數'],
  'zh-Hans': ['接收点', '楼宇', '项目', '声级', '准则', '最严重日', '首日', '末日', '日数'],
};
