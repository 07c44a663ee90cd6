import { showCount } from '../text/show-level.ts';
import type { MapWords } from './document-words.ts';
import type { MapContents } from './map.en.ts';

function describeZones({ zones, zoneNames }: MapContents): string {
  if (zones === 0) return '（沒有分區）';
  return `及其 ${showCount(zones)} 個分區（${zoneNames.join('、')}${zones > zoneNames.length ? '等' : ''}）`;
}

export const traditional: MapWords = {
  legend: {
    title: '圖例',
    site: '地盤及分區邊界',
    buffer: '地盤緩衝區（評估範圍）',
    residential: 'NSR 住宅樓宇',
    education: 'NSR 教育樓宇',
    otherSensitive: '其他易受影響用途的 NSR',
    openAir: '戶外的 NSR',
    notJudged: '不作判定的 NSR',
    other: '其他樓宇',
    centre: '地理中心',
    satisfying: '符合準則的 NSR',
    borderline: '臨界的 NSR',
    exceeding: '超標的 NSR',
  },
  notes: {
    nsr: 'NSR：噪音感應強的地方。',
    labels: '標籤：NSR 及最高緩解後聲級，',
    level: '以 dB(A) 表示。',
  },
  scale: (denominator) => `比例 1:${denominator}`,
  metres: (count) => `${count} 米`,
  north: '北',
  description: (contents) =>
    `地圖，比例 1:${contents.scale}，方格網北向上，採用香港 1980 方格網。顯示建築地盤${describeZones(contents)}、地盤周圍 ${showCount(contents.radiusMetres)} 米的評估範圍、範圍內的 ${showCount(contents.buildings)} 幢樓宇，以及 ${showCount(contents.receivers)} 個 NSR：${showCount(contents.counts.exceeds)} 個超標（紅色菱形），${showCount(contents.counts.borderline)} 個臨界（黃色方形），${showCount(contents.counts.satisfies)} 個符合準則（綠色圓形）。`,
};
