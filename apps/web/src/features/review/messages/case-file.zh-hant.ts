import type { Translated } from '../../../texts/translated.ts';
import type { caseFile as english } from './case-file.en.ts';

/** 當局就計劃保留的紀錄，包括已退回、已獲批或已刪除的計劃。 */
export const caseFile = {
  title: '個案檔案',
  missing: '沒有此個案',
  missingHint: '你的地區沒有收過此編號的提交。',
  open: '開啟審閱',
  facts: '此個案的資料',
  company: '公司：{{company}}',
  districts_other: '地區：{{districts}}',
  between: '、',
  state: { needsDecision: '等待決定', returned: '已退回修改', approved: '已獲批', closed: '已結束' },
  note: {
    needsDecision: '最新一次提交正等待決定。',
    returned: '此處顯示當時提交的內容；團隊其後的更改會在重新提交後顯示。',
    approved: '計劃已獲批並公開。',
    deleted: '項目已刪除，已提交的內容仍保留於此。',
    moved: '計劃最近提交至另一地區，由該區人員決定。已提交的內容仍保留於此。',
  },
  drafts_other: '你有 {{count}} 項意見尚未發送，其他人看不到。',
  submittedOn: '於 {{day}} 提交',
  waiting_other: '已等待 {{count}} 日',
  ended: { revealed: '{{name}} 於 {{day}} 批准', rejected: '{{name}} 於 {{day}} 退回' },
  after_other: '歷時 {{count}} 日',
  show: '顯示第 {{number}} 次提交的全部內容',
  hide: '隱藏第 {{number}} 次提交的內容',
  brief: '摘要',
  files: '檔案',
  comments: '對第 {{number}} 次提交的意見',
  compareWith: '與第 {{number}} 次提交比較',
  compareWithVersion: '與版本 {{version}} 第 {{number}} 次提交比較',
  sha256: 'SHA-256：{{hash}}',
  versions: '其他版本',
  version: '版本 {{version}}',
  versionNone: '另一項目',
} as const satisfies Translated<typeof english>;
