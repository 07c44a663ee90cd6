import { clauseTitlesInSimplified } from '@quietsite/domain';
import type { Translated } from '../../../texts/translated.ts';
import type { method as english } from './method.en.ts';

export const method: Translated<typeof english> = {
  title: '计算方法',
  intro: '声级和结论如何逐条计算。屏幕和打印的计划以编号引用这些条文；“本计划”指所评估的项目。',
  guide: '屏幕和计划上的条文编号（例如 {{code}}）所指：',
  clause: '{{code}} {{title}}（在新标签页打开）',
  open: '（',
  close: '）',
  and: '、',
  titles: clauseTitlesInSimplified,
};
