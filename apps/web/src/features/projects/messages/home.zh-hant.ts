import type { Translated } from '../../../texts/translated.ts';
import type { home as englishHome } from './home.en.ts';

export const home = {
  rows: '項目清單',
  find: '尋找項目',
  view: { label: '檢視', cards: '卡片', table: '表格' },
  sort: {
    label: '排序',
    modified: '最後修改',
    title: '項目',
    commencement: '動工',
    completion: '完工',
  },
  group: { all: '全部', needsYou: '待你處理', withAuthority: '在監管當局', approved: '已獲批' },
  none: {
    group: '目前沒有項目',
    find: '沒有項目符合「{{find}}」',
    showAll: '顯示所有項目',
  },
  first: { title: '尚未有項目', sample: '試用範例項目' },
  card: { noDates: '尚未有工序', dates: '{{from}} 至 {{to}}' },
} as const satisfies Translated<typeof englishHome>;
