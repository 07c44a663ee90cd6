import type { AppendixWords } from './document-words.ts';

const LEVELS = [
  '聲級以 dB(A) 表示。NSR 的聲級及聲功率級的總和在印製時四捨五入至 0.1；計算過程不作捨入。如小數後一位會令人誤解結論，則印至小數後兩位。- 表示沒有噪音或不適用。',
  '噪音聲級 = 聲功率級 + 距離修正 + 外牆修正。距離修正 = -(20 log10(距離) + 8)，由分區的假定聲源起計；外牆修正 +3.0。',
  'SWL 為聲功率級。總 SWL = SWL + 時間修正 + 數量修正。同一工序的互斥組別中以最響的組別計算，並包括沒有組別的設備。',
  '組合是指有設備在同一天運作的一組工序。組合的聲級取該組合成立各日中的最高值；由於設備會在期間開始或結束運作，組合的聲級可低於所列各工序聲級的總和。',
  '如某天的聲級以整數 dB(A) 及以小數後一位計均高於當天的準則，該 NSR 即屬超標；兩者均不高於準則即屬符合；兩者不一致即屬臨界。連同鄰近地盤的聲級另加附近已獲批的項目及同期施工地盤；結論只按本項目判斷。如超出最多的是特定日子的準則（例如考試期間），結論會註明。',
] as const;
const MITIGATED =
  '每部機械的緩解效果只取效果最大的單一措施（隔音罩、隔音屏障、破碎錘隔音支架或自訂方法），不作相加。替代設備在修正前取代計劃的聲功率級。';
const CODES =
  '工序代號按施工計劃的次序為 A、B、…、AA。組合代號為 C-A、C-B、…；這些並非附錄 C 的編號，附錄 C 各節稱為附錄 C-1 至附錄 C-6。';
const GANTT = '工序的首日及末日均計算在內。橫條在頁邊截斷；旁邊的日期為整個工序的日期。';

export const traditional: AppendixWords = {
  template: {
    contents: '目錄',
    projectAndRun: '項目及計算',
    howToRead: '如何閱讀本附錄',
    continued: '（續）',
    sectionLead: '附錄 ',
    sectionPage: '，第 ',
    code: '代號',
    activity: '工序',
    from: '由',
    to: '至',
  },
  titles: {
    a: '附錄 A：施工計劃及地盤地圖',
    b: '附錄 B：未緩解的結果',
    c: '附錄 C：採用優質機動設備及可移動隔音屏障緩解後的結果',
    d: '附錄 D：本項目及附近已獲批項目的施工計劃',
  },
  documentTitle: (title, project) => `${title}：${project}`,
  heading: (number, title) => `附錄 ${number}：${title}`,
  calculated: (time) => `計算時間 ${time}`,
  facts: {
    districts: '地區',
    daysWithWork: '施工日期',
    receivers: '已選取的 NSR',
    exceeding: { unmitigated: '超標（未緩解）', mitigated: '超標（緩解後）' },
    borderline: { unmitigated: '臨界（未緩解）', mitigated: '臨界（緩解後）' },
    satisfying: { unmitigated: '符合（未緩解）', mitigated: '符合（緩解後）' },
    approved: '附近已獲批的項目',
  },
  range: (first, last) => `${first} 至 ${last}`,
  ofAll: (count, all) => `${count}／${all}`,
  sections: {
    programme: '施工計劃',
    map: '附有噪音感應強的地方的地盤地圖',
    activityCodes: '工序代號',
    combinationCodes: '工序組合代號',
    summary: { unmitigated: 'NSR 噪音摘要（未緩解）', mitigated: 'NSR 噪音摘要（緩解後）' },
    plant: { unmitigated: '機動設備清單（未緩解）', mitigated: '機動設備清單（緩解後）' },
    calculation: { unmitigated: '各 NSR 的計算（未緩解）', mitigated: '各 NSR 的計算（緩解後）' },
    monthly: { unmitigated: '每月噪音時間表（未緩解）', mitigated: '每月噪音時間表（緩解後）' },
    screening: { unmitigated: 'NSR 的屏蔽（未緩解）', mitigated: 'NSR 的屏蔽（緩解後）' },
    sections: { unmitigated: '屏蔽剖面圖（未緩解）', mitigated: '屏蔽剖面圖（緩解後）' },
    own: '本項目的施工計劃',
    neighbour: (title) => `${title} 的施工計劃`,
    neighbourVersion: (title, version) => `${title}（版本 ${version}）的施工計劃`,
  },
  screening: {
    used: '已計現有樓宇的屏蔽（技術備忘錄第 10 步）：某項工序的所有設備均對 NSR 隱藏時，其聲級低 10 分貝(A)，見備註。此為建議，須經當局同意。',
    note: (rest) =>
      `對 NSR 整座樓宇隱藏的分區，以及未能判定的。其餘 ${rest} 對分區與 NSR 為可見。水平以 mPD 計；x 為長度 D 的射線上決定的一點；低於 H 處看不見工程。`,
    heads: {
      receiver: 'NSR',
      building: '樓宇',
      zone: '分區',
      screen: '屏障物',
      roofLevel: '其屋頂',
      origin: '來源',
      distance: 'D，米',
      at: 'x，米',
      horizon: 'H 水平',
      roof: 'NSR 屋頂',
      correction: '分貝(A)',
    },
    barrier: '所繪屏障',
    terrain: '地形',
    origins: {
      roofLevel: '屋頂水平',
      baseAndHeight: '基底及高度',
      terrainAndHeight: '地形及高度',
      baseAndStoreys: '基底及層數',
      terrainAndStoreys: '地形及層數',
    },
    drawn: {
      note: (count, all) =>
        `每個對 NSR 隱藏的分區沿決定射線的剖面圖，次序與前表相同：${count}／${all}。長度以離工程的米數計，水平以 mPD 計。`,
      legend: (roles) => `圖例：${roles}。`,
      roles: {
        sightLine: '望向屋頂的視線',
        horizonLine: '越過決定邊緣至 H 水平的線',
        deciding: '決定的屏障物',
        screen: '其他屏障物',
        receiver: 'NSR 的樓宇',
        plant: '機動設備',
      },
      title: (receiver, zone) => `${receiver}：${zone}`,
      told: (facts) =>
        `隱藏：${facts.screen} 把工程隱藏至 ${facts.horizon} mPD，屋頂為 ${facts.roof} mPD。距離 ${facts.distance} 米；高度為長度比例的 ${facts.times} 倍。`,
      described: (title, told) => `${title} 的剖面圖。${told}`,
    },
    reasons: {
      RECEIVER_HEIGHT_UNKNOWN: '高度不詳',
      RECEIVER_BASE_UNKNOWN: '基底水平不詳',
      ZONE_GROUND_UNKNOWN: '分區地面不詳',
      POINT_HEIGHT_UNKNOWN: '沒有已知高度的樓宇',
    },
  },
  heads: {
    code: '代號',
    activities: '工序數目',
    power: 'SWL dB(A)',
    timeCorrection: '時間修正 dB(A)',
    quantityCorrection: '數量修正 dB(A)',
    onTime: '時間 %',
    totalPower: '總 SWL dB(A)',
    groupPower: '組別 SWL dB(A)',
    plannedPower: '計劃 SWL dB(A)',
    powerInForce: '採用 SWL dB(A)',
    mitigatedPower: '緩解後 SWL dB(A)',
    plant: '機動設備、參考編號及較寧靜的替代',
    when: '由、至、位置',
    page: '計算所在頁',
  },
  replaced: (name) => `代替：${name}`,
  noZone: '沒有分區',
  mapCaption: (scale) =>
    `比例 1:${scale}（A4），香港 1980 方格網。符號按最高緩解後聲級（至 0.1 dB(A)）與當天的準則比較，與附錄 C-3 相同。`,
  plantNote: '按工序及互斥組別排列。同一工序的不同組別不會同時運作；沒有組別的設備與各組別同時運作。',
  plantHead: (code, works, start, end, power) =>
    `${code}   ${works}（${start} 至 ${end}），最高聲功率級 ${power} dB(A)`,
  summaryNote: '已選取的 NSR，未緩解聲級最高者在前。',
  othersHeading: (count) => `其他 NSR：${count} 個`,
  othersTitle: '其計算及每月聲級見計劃的數據表（CSV 及 xlsx）',
  calculationNote: (count, all) =>
    `${all} 個 NSR 中 ${count} 個附完整計算：先列緩解後超標者（超出最多者優先）及臨界者，其次為最響的住宅及學校，再列其他 NSR，以附錄 B 及 C 合共 120 頁為限。全部 NSR 的計算見計劃的數據表。`,
  monthlyNote: (letter, count, all) =>
    `附錄 ${letter}-5 的 ${count} 個 NSR，次序與附錄 ${letter}-3 相同；全部 ${all} 個 NSR 見計劃的數據表（CSV 及 xlsx）。`,
  monthlyTitle: '每月最高聲級，以 dB(A) 表示；* 表示某天超標，≈ 表示某天臨界',
  receiver: (label, building) => `${label}，${building}`,
  receiverTitle: (criterion, told) => `準則 ${criterion} dB(A) · ${told}`,
  silent: '沒有噪音',
  loudest: (level, day, code) => `最高 ${level} dB(A)，${day}，${code}`,
  leftOut: '位於地盤內，不列入計算',
  groups: {
    Activity: () => '各工序，分別以其最響的一天計',
    Combination: (letter) => `工序組合，由最響起排列（代號見附錄 ${letter}-2）`,
    Neighbour: () => '附近已獲批的項目，以連同鄰近地盤聲級最高的一天計',
  },
  onDay: (day) => `於 ${day}`,
  longSum: (count, letter) => `${count} 個工序，見附錄 ${letter}-2`,
  betweenRemarks: '；',
  notes: {
    a: [GANTT, '地盤地圖按項目已儲存的資料繪製。NSR 按其最高緩解後聲級標示。'],
    b: [CODES, ...LEVELS],
    c: [CODES, ...LEVELS, MITIGATED],
    d: [GANTT, '附近已獲批的項目只顯示其施工計劃，不顯示其他資料。'],
  },
};
