import type { Translated } from '../../../texts/translated.ts';
import type { home as englishHome } from './home.en.ts';

export const home = {
  rows: '项目清单',
  find: '查找项目',
  view: { label: '视图', cards: '卡片', table: '表格' },
  sort: {
    label: '排序',
    modified: '最后修改',
    title: '项目',
    commencement: '开工',
    completion: '完工',
  },
  group: {
    all: '全部',
    needsYou: '待你处理',
    withAuthority: '环境保护署处理中',
    approved: '已获批',
    archived: '已归档',
  },
  none: {
    group: '目前没有项目',
    find: '没有项目符合“{{find}}”',
    showAll: '显示所有项目',
  },
  first: { title: '还没有项目', sample: '试用示例项目' },
  archive: {
    do: '归档',
    undo: '取消归档',
    failed: '未能更改归档状态',
    archivedTitle: '项目已归档',
    archived: '{{name}} 现已列于“已归档”，其他一切不变。',
    unarchivedTitle: '已取消归档',
    unarchived: '{{name}} 已返回列表。',
  },
  card: { noDates: '还没有工序', dates: '{{from}} 至 {{to}}' },
} as const satisfies Translated<typeof englishHome>;
