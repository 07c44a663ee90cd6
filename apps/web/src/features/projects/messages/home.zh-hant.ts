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
  group: {
    all: '全部',
    needsYou: '待你處理',
    withAuthority: '環境保護署處理中',
    approved: '已獲批',
    archived: '已封存',
  },
  none: {
    group: '目前沒有項目',
    find: '沒有項目符合「{{find}}」',
    showAll: '顯示所有項目',
  },
  first: { title: '尚未有項目', sample: '試用範例項目' },
  archive: {
    do: '封存',
    undo: '取消封存',
    failed: '未能更改封存狀況',
    archivedTitle: '項目已封存',
    archived: '{{name}} 現已列於「已封存」，其他一切不變。',
    unarchivedTitle: '已取消封存',
    unarchived: '{{name}} 已返回清單。',
  },
  card: { noDates: '尚未有工序', dates: '{{from}} 至 {{to}}' },
} as const satisfies Translated<typeof englishHome>;
