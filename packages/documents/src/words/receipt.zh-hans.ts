import { showCount } from '../text/show-level.ts';
import type { ReceiptWords } from './document-words.ts';

export const simplified: ReceiptWords = {
  template: {
    title: '提交收据',
    bundle: '本次提交的 SHA-256',
    files: '文件',
    name: '名称',
    size: '大小',
    hash: 'SHA-256',
    verify: '如何核实',
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
  more: (count) => `另有 ${showCount(count)} 个文件，连同其 SHA-256 列于 Inputs.json。`,
  before: (count) => `把本次提交的 ${showCount(count)} 个文件（不包括本收据）放入一个空文件夹，并在该处执行：`,
  after: '如每个文件均与提交时相同，结果即为上列本次提交的 SHA-256。个别文件可按其本身的 SHA-256 核实。',
  submitted: (time) => `提交时间 ${time}`,
};
