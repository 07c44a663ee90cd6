import { kindNamesInSimplified } from '@quietsite/domain';
import { showCount } from '../../text/show-level.ts';
import type { PartsWords } from './report-words.ts';

/** 报告格式各节以外的部分。 */
export const template: PartsWords['template'] = {
  location: '地盘位置',
  legislation: '法例及准则',
  kindOfReceiver: 'NSR 类别',
  byKind: '按类别（M-55）',
  receivers: 'NSR 数目',
  applied: '采用',
  reduced: '已降低（M-56）',
  dated: '特定日子（M-57）',
  quieterMethod: '宁静施工方法',
  model: '型号',
  measure: '措施',
  planned: '原计划',
  quieterPower: '较宁静',
  reduction: '减低值',
  barrierPlaces: '隔音屏障的高度及位置',
  barriersIntro:
    '各屏障位于其分区机械前 3 米，面向所列 NSR 的一方。其高度可遮挡机械至工序进行期间没有屏障时超标的最高楼层（M-70、M-71），并以要求最高的 NSR 为准。',
  towards: '面向',
  highestFloor: '高于准则的',
  above: '最高楼层',
  distance: '距离',
  height: '高度',
  metres: '米',
  daysAbove: '高于准则的 NSR 及其日子',
  daysAboveIntro:
    '采用本计划的措施后超标或临界的所有 NSR，超出值最高者在前，并列出其声级高于准则的日子（M-61、M-62）。',
  noneAbove: '采用本计划的措施后，没有 NSR 在任何一天高于其准则。',
  period: '高于准则的日子',
  annex: '附件：计算方法',
  annexIntro:
    '本计划、其附录及摘要所引用的各条条文的意义。声级及声功率级（SWL）以 dB(A) 计，距离以米计；log 为以 10 为底的对数。',
};

export const parts: Omit<PartsWords, 'template'> = {
  cover: {
    screening: '屏蔽',
    screened: '按现有楼宇计（技术备忘录第 10 步）',
    screenedWithTerrain: (edition) => `按现有楼宇及地形第 ${edition} 版计（技术备忘录第 10 步）`,
    notScreened: '没有採用',
    site: '地盘',
    works: '工程',
    place: (districts, radius) =>
      districts === '' ? `评估范围为地盘界线外 ${radius} 米` : `${districts}；评估范围为地盘界线外 ${radius} 米`,
    period: (start, end) => `${start} 至 ${end}`,
  },
  location: {
    caption: (scale, origin) =>
      `地盘、其分区及本计划的 NSR 与周围环境，A4 纸上比例 1:${scale}，香港 1980 方格网。${origin === '' ? '' : `底图资料：${origin}。`}附录 A-2 以较大的图幅显示相同内容。`,
  },
  legislation: {
    paragraphs: [
      '《噪音管制条例》（第 400 章）管制建筑工程的噪音。在受限制时间内，即每天 19:00 至 07:00 及公众假日（包括星期日）全日，使用机动设备进行建筑工程须持有建筑噪音许可证。撞击式打桩在任何时间均须持有许可证。',
      '计算依循《管制建筑工程噪音（撞击式打桩除外）技术备忘录》：机动设备的声功率级、假定声源、距离及外墙修正（M-10 至 M-34）。受限制时间及撞击式打桩的许可证依循根据该条例订立的备忘录，并须另行申请。',
      '在日间，即非公众假日的 07:00 至 19:00，声级按环境影响评估程序的准则判断，以外墙 1 米外的 Leq（30 分钟）dB(A) 计：住宅 75，学校 70，学校考试期间（如已输入该等日子）65。该等准则不适用于受限制时间，而本计划不评估受限制时间。',
    ],
    kinds: kindNamesInSimplified,
    notNamed: (kind) => `${kind}（表 1B 没有列明，采用 70）`,
    changedKind: (building, kind, reason) => `${building} 视作：${kind}，与楼宇图层不同。原因：${reason}`,
    datedCriterion: (name, value) => `${name}：准则 ${value} dB(A)`,
  },
  barriers: {
    none: '没有此屏障亦没有楼层超标；其高度由承建商设计。',
    unknown: '没有数值：有超标楼宇的高度不详。',
    noneFits: '无法设置',
    andOthers: (first, others) => `${first} 及另外 ${others} 个`,
    floor: (floor, floors) => `${floor} 楼，共 ${floors} 层`,
    tooHigh: (height, most) => `${height}（可建 ${most}）`,
  },
  daysAbove: {
    day: (day) => `${day}（1 天）`,
    period: (start, end, days) => `${start} 至 ${end}（${showCount(days)} 天）`,
    between: '；',
  },
};
