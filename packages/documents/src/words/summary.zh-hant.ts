import { showCount } from '../text/show-level.ts';
import type { SummaryWords } from './document-words.ts';
import type { SummaryExceedance } from './summary.en.ts';

function describeExcess({ excess, place, others }: SummaryExceedance): string {
  if (excess === 0) return '，只限於設有特定日子準則的日子';
  const also = others > 0 ? `及另外 ${showCount(others)} 個 NSR` : '';
  return `；最高超出值為 ${excess} dB(A)，位於 ${place}${also}`;
}

export const traditional: SummaryWords = {
  template: {
    title: '噪音評估摘要',
    code: '代號',
    activity: '工序',
    zone: '分區',
    from: '由',
    to: '至',
    receiver: 'NSR',
    building: '樓宇',
    criterion: '準則',
    unmitigated: '未緩解',
    mitigated: '緩解後',
    highestOn: '最高日期',
    verdict: '結論',
    withMitigation: '採用緩解措施後',
    unit: 'dB(A)',
    method: '方法及捨入',
  },
  documentTitle: (project) => `噪音評估摘要：${project}`,
  facts: { commencement: '動工日期', completion: '完工日期', districts: '地區', area: '評估範圍', measures: '措施' },
  fromBoundary: (metres) => `由地盤邊界起 ${metres} 米`,
  mapCaption: (scale) => `地盤、評估範圍及 NSR（A4 比例 1:${scale}，香港 1980 方格網）`,
  calculated: (time) => `計算時間 ${time}`,
  atBuildings: (count) => `位於 ${showCount(count)} 幢樓宇`,
  onDay: (day) => `於 ${day}`,
  fromDay: (day) => `由 ${day}`,
  toDay: (day) => `至 ${day}`,
  programme: (count) => `施工計劃（${showCount(count)} 個工序）`,
  more: (count) => `另有 ${showCount(count)} 個`,
  table: {
    none: '沒有評估任何 NSR',
    all: 'NSR，按未緩解聲級排列',
    loudest: (shown, all) => `${showCount(all)} 個 NSR 中聲級最高的 ${shown} 個，按未緩解聲級排列`,
    satisfies: '符合',
    borderline: '臨界',
    exceedsBy: (excess) => `超出 ${excess} dB(A)`,
    exceedsDated: '超出特定日子的準則',
    quietRest: (count) => `其餘 ${showCount(count)} 個 NSR 符合準則，列於項目的 NSR 表。`,
    loudRest: ({ exceeds, borderline, satisfies }) =>
      `其餘 NSR 中，${showCount(exceeds)} 個超標，${showCount(borderline)} 個臨界，${showCount(satisfies)} 個符合，列於項目的 NSR 表。`,
  },
  conclusion: {
    restricted: '限制時段未作評估。',
    none: '沒有評估任何 NSR，因此未能作出結論。',
    well: (count) => `按計劃施工，全部 ${showCount(count)} 個 NSR 符合噪音準則。`,
    noneExceeds: ({ borderline, satisfies }) =>
      `按計劃施工，沒有 NSR 超標：${showCount(satisfies)} 個符合，${showCount(borderline)} 個臨界。`,
    exceedance: (exceedance) =>
      `按計劃施工，${showCount(exceedance.all)} 個 NSR 中有 ${showCount(exceedance.exceeds)} 個超標，${showCount(exceedance.borderline)} 個臨界，${showCount(exceedance.satisfies)} 個符合${describeExcess(exceedance)}。`,
  },
  betweenSentences: '',
  place: (label, building) => `${label}（${building}）`,
  notes: {
    method:
      '各聲級為所有日子在外牆位置的最高值，以 Leq（30 分鐘）計：設備的聲功率級經數量及運作時間修正，計及與各分區假定聲源或固定位置的距離，並就外牆反射加 3 dB(A)（計算方法 M-10 至 M-42 條）。',
    rounding:
      '聲級以未經捨入的數值計算，並四捨五入至小數後一位 dB(A) 顯示（如會令人誤解結論則至小數後兩位），地圖上則至整數 dB(A)。如某天的緩解後聲級以整數 dB(A)（M-60）及以小數後一位 dB(A)（M-61）計均高於當天的準則，即屬超標；兩者均不高於準則即屬符合；兩者不一致即屬臨界。',
    borderline: (count) => `${showCount(count)} 個臨界的 NSR 如四捨五入至整數 dB(A) 則符合準則。`,
  },
};
