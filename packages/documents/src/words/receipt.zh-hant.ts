import { showCount } from '../text/show-level.ts';
import type { ReceiptWords } from './document-words.ts';

export const traditional: ReceiptWords = {
  template: {
    title: '提交收據',
    bundle: '本次提交的指紋',
    files: '檔案',
    name: '名稱',
    size: '大小',
    hash: '指紋（SHA-256）',
    verify: '環境保護署如何核對檔案',
  },
  documentTitle: (number, project) => `提交收據 ${number}：${project}`,
  facts: {
    submission: '提交編號',
    version: '項目版本',
    submitted: '提交時間',
    by: '提交人',
    role: '在項目中的角色',
    email: '電郵',
  },
  bytes: (count) => `${showCount(count)} 位元組`,
  more: (count) => `另有 ${showCount(count)} 個檔案，連同其指紋列於 Inputs.json。`,
  about:
    '指紋由檔案內容計算得出，內容不同，指紋亦不同。你無須為此做任何事；請保存本收據，以證明提交了哪些檔案及提交時間。',
  before: (count) => `把本次提交的 ${showCount(count)} 個檔案（不包括本收據）放入一個空白資料夾，並在該處執行：`,
  after: '如每個檔案均與提交時相同，結果即為上列本次提交的指紋。個別檔案可按其本身的指紋核對。',
  submitted: (time) => `提交時間 ${time}`,
};
