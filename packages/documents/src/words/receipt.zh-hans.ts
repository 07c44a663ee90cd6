import { showCount } from '../text/show-level.ts';
import type { ReceiptWords } from './document-words.ts';

export const simplified: ReceiptWords = {
  template: {
    title: '提交收据',
    bundle: '本次提交的指纹',
    files: '文件',
    name: '名称',
    size: '大小',
    hash: '指纹（SHA-256）',
    verify: '环境保护署如何核对文件',
  },
  documentTitle: (number, project) => `提交收据 ${number}：${project}`,
  facts: {
    submission: '提交编号',
    version: '项目版本',
    submitted: '提交时间',
    by: '提交人',
    role: '在项目中的角色',
    email: '电邮',
  },
  bytes: (count) => `${showCount(count)} 字节`,
  more: (count) => `另有 ${showCount(count)} 个文件，连同其指纹列于 Inputs.json。`,
  about:
    '指纹由文件内容计算得出，内容不同，指纹亦不同。你无须为此做任何事；请保存本收据，以证明提交了哪些文件及提交时间。',
  before: (count) => `把本次提交的 ${showCount(count)} 个文件（不包括本收据）放入一个空文件夹，并在该处执行：`,
  after: '如每个文件均与提交时相同，结果即为上列本次提交的指纹。个别文件可按其本身的指纹核对。',
  submitted: (time) => `提交时间 ${time}`,
};
