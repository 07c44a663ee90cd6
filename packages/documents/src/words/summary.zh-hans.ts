import { showCount } from '../text/show-level.ts';
import type { SummaryWords } from './document-words.ts';
import type { SummaryExceedance } from './summary.en.ts';

function describeExcess({ excess, place, others }: SummaryExceedance): string {
  if (excess === 0) return '，只限于设有特定日子准则的日子';
  const also = others > 0 ? `及另外 ${showCount(others)} 个 NSR` : '';
  return `；最高超出值为 ${excess} dB(A)，位于 ${place}${also}`;
}

export const simplified: SummaryWords = {
  template: {
    title: '噪音评估摘要',
    code: '代号',
    activity: '工序',
    zone: '分区',
    from: '由',
    to: '至',
    receiver: 'NSR',
    building: '楼宇',
    criterion: '准则',
    unmitigated: '未缓解',
    mitigated: '缓解后',
    highestOn: '最高日期',
    verdict: '结论',
    withMitigation: '采用缓解措施后',
    unit: 'dB(A)',
    method: '方法及舍入',
  },
  documentTitle: (project) => `噪音评估摘要：${project}`,
  facts: { commencement: '动工日期', completion: '完工日期', districts: '地区', area: '评估范围', measures: '措施' },
  fromBoundary: (metres) => `由地盘边界起 ${metres} 米`,
  mapCaption: (scale) => `地盘、评估范围及 NSR（A4 比例 1:${scale}，香港 1980 方格网）`,
  calculated: (time) => `计算时间 ${time}`,
  atBuildings: (count) => `位于 ${showCount(count)} 幢楼宇`,
  onDay: (day) => `于 ${day}`,
  fromDay: (day) => `由 ${day}`,
  toDay: (day) => `至 ${day}`,
  programme: (count) => `施工计划（${showCount(count)} 个工序）`,
  more: (count) => `另有 ${showCount(count)} 个`,
  table: {
    none: '没有评估任何 NSR',
    all: 'NSR，按未缓解声级排列',
    loudest: (shown, all) => `${showCount(all)} 个 NSR 中声级最高的 ${shown} 个，按未缓解声级排列`,
    satisfies: '符合',
    borderline: '临界',
    exceedsBy: (excess) => `超出 ${excess} dB(A)`,
    exceedsDated: '超出特定日子的准则',
    quietRest: (count) => `其余 ${showCount(count)} 个 NSR 符合准则，列于项目的 NSR 表。`,
    loudRest: ({ exceeds, borderline, satisfies }) =>
      `其余 NSR 中，${showCount(exceeds)} 个超标，${showCount(borderline)} 个临界，${showCount(satisfies)} 个符合，列于项目的 NSR 表。`,
  },
  conclusion: {
    restricted: '限制时段未作评估。',
    none: '没有评估任何 NSR，因此未能作出结论。',
    well: (count) => `按计划施工，全部 ${showCount(count)} 个 NSR 符合噪音准则。`,
    noneExceeds: ({ borderline, satisfies }) =>
      `按计划施工，没有 NSR 超标：${showCount(satisfies)} 个符合，${showCount(borderline)} 个临界。`,
    exceedance: (exceedance) =>
      `按计划施工，${showCount(exceedance.all)} 个 NSR 中有 ${showCount(exceedance.exceeds)} 个超标，${showCount(exceedance.borderline)} 个临界，${showCount(exceedance.satisfies)} 个符合${describeExcess(exceedance)}。`,
  },
  betweenSentences: '',
  place: (label, building) => `${label}（${building}）`,
  notes: {
    method:
      '各声级为所有日子在外墙位置的最高值，以 Leq（30 分钟）计：设备的声功率级经数量及运行时间修正，计及与各分区假定声源或固定位置的距离，并就外墙反射加 3 dB(A)（计算方法 M-10 至 M-42 条）。',
    rounding:
      '声级以未经舍入的数值计算，并四舍五入至小数后一位 dB(A) 显示（如会令人误解结论则至小数后两位），地图上则至整数 dB(A)。如某天的缓解后声级以整数 dB(A)（M-60）及以小数后一位 dB(A)（M-61）计均高于当天的准则，即属超标；两者均不高于准则即属符合；两者不一致即属临界。',
    borderline: (count) => `${showCount(count)} 个临界的 NSR 如四舍五入至整数 dB(A) 则符合准则。`,
  },
};
