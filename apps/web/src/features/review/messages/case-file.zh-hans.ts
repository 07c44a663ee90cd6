import type { Translated } from '../../../texts/translated.ts';
import type { caseFile as english } from './case-file.en.ts';

/** 当局就计划保留的记录，包括已退回、已获批或已删除的计划。 */
export const caseFile = {
  title: '个案档案',
  missing: '没有此个案',
  missingHint: '你的地区没有收过此编号的提交。',
  open: '打开审阅',
  facts: '此个案的资料',
  company: '公司：{{company}}',
  districts_other: '地区：{{districts}}',
  between: '、',
  state: { needsDecision: '等待决定', returned: '已退回修改', approved: '已获批', closed: '已结束' },
  note: {
    needsDecision: '最新一次提交正等待决定。',
    returned: '此处显示当时提交的内容；团队其后的更改会在重新提交后显示。',
    approved: '计划已获批并公开。',
    deleted: '项目已删除，已提交的内容仍保留于此。',
    moved: '计划最近提交至另一地区，由该区人员决定。已提交的内容仍保留于此。',
  },
  drafts_other: '你有 {{count}} 项意见尚未发送，其他人看不到。',
  submittedOn: '于 {{day}} 提交',
  waiting_other: '已等待 {{count}} 日',
  ended: { revealed: '{{name}} 于 {{day}} 批准', rejected: '{{name}} 于 {{day}} 退回' },
  after_other: '历时 {{count}} 日',
  show: '显示第 {{number}} 次提交的全部内容',
  hide: '隐藏第 {{number}} 次提交的内容',
  brief: '摘要',
  files: '文件',
  comments: '对第 {{number}} 次提交的意见',
  compareWith: '与第 {{number}} 次提交比较',
  compareWithVersion: '与版本 {{version}} 第 {{number}} 次提交比较',
  sha256: 'SHA-256：{{hash}}',
  versions: '其他版本',
  version: '版本 {{version}}',
  versionNone: '另一项目',
} as const satisfies Translated<typeof english>;
