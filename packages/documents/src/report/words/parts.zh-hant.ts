import { kindNamesInTraditional } from '@quietsite/domain';
import { showCount } from '../../text/show-level.ts';
import type { PartsWords } from './report-words.ts';

/** 報告格式各節以外的部分。 */
export const template: PartsWords['template'] = {
  location: '地盤位置',
  legislation: '法例及準則',
  kindOfReceiver: 'NSR 類別',
  byKind: '按類別（M-55）',
  receivers: 'NSR 數目',
  applied: '採用',
  reduced: '已降低（M-56）',
  dated: '特定日子（M-57）',
  quieterMethod: '寧靜施工方法',
  model: '型號',
  measure: '措施',
  planned: '原計劃',
  quieterPower: '較寧靜',
  reduction: '減低值',
  barrierPlaces: '隔音屏障的高度及位置',
  barriersIntro:
    '各屏障位於其分區機械前 3 米，面向所列 NSR 的一方。其高度可遮擋機械至工序進行期間沒有屏障時超標的最高樓層（M-70、M-71），並以要求最高的 NSR 為準。',
  towards: '面向',
  highestFloor: '高於準則的',
  above: '最高樓層',
  distance: '距離',
  height: '高度',
  metres: '米',
  daysAbove: '高於準則的 NSR 及其日子',
  daysAboveIntro:
    '採用本計劃的措施後超標或臨界的所有 NSR，超出值最高者在前，並列出其聲級高於準則的日子（M-61、M-62）。',
  noneAbove: '採用本計劃的措施後，沒有 NSR 在任何一天高於其準則。',
  period: '高於準則的日子',
  annex: '附件：計算方法',
  annexIntro:
    '本計劃、其附錄及摘要所引用的各條條文的意義。聲級及聲功率級（SWL）以 dB(A) 計，距離以米計；log 為以 10 為底的對數。',
};

export const parts: Omit<PartsWords, 'template'> = {
  cover: {
    screening: '屏蔽',
    screened: '按現有樓宇計（技術備忘錄第 10 步）',
    screenedWithTerrain: (edition) => `按現有樓宇及地形第 ${edition} 版計（技術備忘錄第 10 步）`,
    notScreened: '沒有採用',
    site: '地盤',
    works: '工程',
    place: (districts, radius) =>
      districts === '' ? `評估範圍為地盤界線外 ${radius} 米` : `${districts}；評估範圍為地盤界線外 ${radius} 米`,
    period: (start, end) => `${start} 至 ${end}`,
  },
  location: {
    caption: (scale, origin) =>
      `地盤、其分區及本計劃的 NSR 與周圍環境，A4 紙上比例 1:${scale}，香港 1980 方格網。${origin === '' ? '' : `底圖資料：${origin}。`}附錄 A-2 以較大的圖幅顯示相同內容。`,
  },
  legislation: {
    paragraphs: [
      '《噪音管制條例》（第 400 章）管制建築工程的噪音。在受限制時間內，即每天 19:00 至 07:00 及公眾假日（包括星期日）全日，使用機動設備進行建築工程須持有建築噪音許可證。撞擊式打樁在任何時間均須持有許可證。',
      '計算依循《管制建築工程噪音（撞擊式打樁除外）技術備忘錄》：機動設備的聲功率級、假定聲源、距離及外牆修正（M-10 至 M-34）。受限制時間及撞擊式打樁的許可證依循根據該條例訂立的備忘錄，並須另行申請。',
      '在日間，即非公眾假日的 07:00 至 19:00，聲級按環境影響評估程序的準則判斷，以外牆 1 米外的 Leq（30 分鐘）dB(A) 計：住宅 75，學校 70，學校考試期間（如已輸入該等日子）65。該等準則不適用於受限制時間，而本計劃不評估受限制時間。',
    ],
    kinds: kindNamesInTraditional,
    notNamed: (kind) => `${kind}（表 1B 沒有列明，採用 70）`,
    changedKind: (building, kind, reason) => `${building} 視作：${kind}，與樓宇圖層不同。原因：${reason}`,
    datedCriterion: (name, value) => `${name}：準則 ${value} dB(A)`,
  },
  barriers: {
    none: '沒有此屏障亦沒有樓層超標；其高度由承建商設計。',
    unknown: '沒有數值：有超標樓宇的高度不詳。',
    noneFits: '無法設置',
    andOthers: (first, others) => `${first} 及另外 ${others} 個`,
    floor: (floor, floors) => `${floor} 樓，共 ${floors} 層`,
    tooHigh: (height, most) => `${height}（可建 ${most}）`,
  },
  daysAbove: {
    day: (day) => `${day}（1 天）`,
    period: (start, end, days) => `${start} 至 ${end}（${showCount(days)} 天）`,
    between: '；',
  },
};
