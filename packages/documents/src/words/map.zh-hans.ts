import { showCount } from '../text/show-level.ts';
import type { MapWords } from './document-words.ts';
import type { MapContents } from './map.en.ts';

function describeZones({ zones, zoneNames }: MapContents): string {
  if (zones === 0) return '（没有分区）';
  return `及其 ${showCount(zones)} 个分区（${zoneNames.join('、')}${zones > zoneNames.length ? '等' : ''}）`;
}

export const simplified: MapWords = {
  legend: {
    title: '图例',
    site: '地盘及分区边界',
    buffer: '地盘缓冲区（评估范围）',
    residential: 'NSR 住宅楼宇',
    education: 'NSR 教育楼宇',
    otherSensitive: '其他易受影响用途的 NSR',
    openAir: '户外的 NSR',
    notJudged: '不作判定的 NSR',
    other: '其他楼宇',
    centre: '地理中心',
    satisfying: '符合准则的 NSR',
    borderline: '临界的 NSR',
    exceeding: '超标的 NSR',
  },
  notes: {
    nsr: 'NSR：噪音感应强的地方。',
    labels: '标签：NSR 及最高缓解后声级，',
    level: '以 dB(A) 表示。',
  },
  scale: (denominator) => `比例 1:${denominator}`,
  metres: (count) => `${count} 米`,
  north: '北',
  description: (contents) =>
    `地图，比例 1:${contents.scale}，方格网北向上，采用香港 1980 方格网。显示建筑地盘${describeZones(contents)}、地盘周围 ${showCount(contents.radiusMetres)} 米的评估范围、范围内的 ${showCount(contents.buildings)} 幢楼宇，以及 ${showCount(contents.receivers)} 个 NSR：${showCount(contents.counts.exceeds)} 个超标（红色菱形），${showCount(contents.counts.borderline)} 个临界（黄色方形），${showCount(contents.counts.satisfies)} 个符合准则（绿色圆形）。`,
};
