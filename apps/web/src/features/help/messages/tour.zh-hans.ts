import type { Translated } from '../../../texts/translated.ts';
import type { tour as english } from './tour.en.ts';

/** 初次导览：五个位置及一个可供试用的项目。 */
export const tour = {
  start: '开始导览',
  skip: '略过',
  back: '上一步',
  next: '下一步',
  done: '完成',
  count: '第 {{number}} 步，共 {{count}} 步',
  sample: '打开示例项目试用',
  sampleFailed: '未能建立示例项目',
  projects: { title: '你的项目', text: '“项目”列出你的项目及与你共享的项目。“新项目”可建立你自己的项目。' },
  rail: {
    title: '由上至下',
    text: '打开项目后，左边的按钮就是工作的步骤：项目及其地盘、设备、计算、NSR、缓解措施及报告。',
  },
  map: { title: '地图', text: '地盘、其分区及周围的噪音敏感点（NSR）在此显示。计算后，每个 NSR 会显示其声级。' },
  calculate: { title: '计算噪音', text: '工序加入设备后，“计算噪音”会计算每日声级。超标的 NSR 会变成红色。' },
  help: {
    title: '说明',
    text: '指南有每个步骤的图片，亦可再次开始此导览。你可在示例项目试用所有功能；该项目只属于你。',
  },
} as const satisfies Translated<typeof english>;
