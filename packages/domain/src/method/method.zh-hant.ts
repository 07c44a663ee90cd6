import { clauseTitlesInTraditional as title } from './clause-titles.zh-hant.ts';
import type { MethodWords } from './clauses.ts';

/** 計算方法摘要：畫面和文件引用的各條條文的意義。 */
export const methodInTraditional: MethodWords = {
  groups: {
    ground: '基本規則',
    power: '設備的聲功率級',
    mitigated: '緩解後聲功率級',
    propagation: '由聲源至 NSR',
    time: '隨時間變化',
    neighbours: '鄰近地盤及其他噪音貢獻',
    criteria: '準則',
    verdicts: '結論',
    floors: '樓層及隔音屏障',
    credit: '得分',
    screening: '屏蔽',
  },
  clauses: {
    'M-01': { title: title['M-01'], text: '所有長度、面積及距離均以香港 1980 方格網的米數計算。', formula: '' },
    'M-03': { title: title['M-03'], text: '日子指香港的曆日。期間包括首日及末日。', formula: '' },
    'M-04': {
      title: title['M-04'],
      text: '聲級以能量相加。儲存及比較時採用未經捨入的數值；顯示及作出結論時四捨五入。短橫線表示沒有聲級。',
      formula: '聲級總和 = 10 log(10^(L1 / 10) + 10^(L2 / 10) + ...)',
    },
    'M-10': {
      title: title['M-10'],
      text: '每項設備的聲功率級（SWL）按機械數量及運作時間的比例修正。',
      formula: '總聲功率級 = 聲功率級 + 10 log(數量) + 10 log(運作時間 % / 100)',
    },
    'M-11': {
      title: title['M-11'],
      text: '數量或運作時間為 0 的設備不計算在內。「進行中的工程」指某天有數量及運作時間均大於 0 的設備。',
      formula: '',
    },
    'M-12': {
      title: title['M-12'],
      text: '同一工序內不同互斥組別的機械不會同時運作；沒有組別的機械與每一組別同時運作。計算以最響的組別為準。',
      formula: '',
    },
    'M-13': { title: title['M-13'], text: '每項設備只在其本身的日期而又在工序日期以內的日子計算。', formula: '' },
    'M-20': {
      title: title['M-20'],
      text: '已輸入聲功率級的寧靜施工方法或優質機動設備（QPME）取代原有的聲功率級，然後按 M-10 修正。',
      formula: '',
    },
    'M-21': {
      title: title['M-21'],
      text: '在隔音罩、隔音屏障、破碎錘隔音支架及自訂方法之中，只計減低最多的一項，各項不會相加。',
      formula: '',
    },
    'M-22': {
      title: title['M-22'],
      text: '在替代後的總聲功率級扣除 M-21 的減低值。',
      formula: '緩解後聲功率級 = 總聲功率級（M-20）+ 減低值（M-21，為負數）',
    },
    'M-23': {
      title: title['M-23'],
      text: '未緩解及緩解後的聲級是兩次完整的計算；同一工序最響的組別可以不同。',
      formula: '',
    },
    'M-24': {
      title: title['M-24'],
      text: '如某項設備同時有寧靜施工方法及 QPME，QPME 如有聲功率級則以其為準，否則以施工方法為準。',
      formula: '',
    },
    'M-30': {
      title: title['M-30'],
      text: '分區的中心是其面積的形心；如形心在分區以外，則取邊界上最接近形心的一點。中心可在分區內移動。',
      formula: '',
    },
    'M-31': {
      title: title['M-31'],
      text: '分區的聲源位於由 P 點（邊界上最接近 NSR 的一點）至地理中心 C 的直線上。',
      formula: '聲源與 P 點的距離 = |PC| / 2 與 50 米之中的較小者',
    },
    'M-32': {
      title: title['M-32'],
      text: '分區內所有設備均位於其假定聲源，設有固定位置的機械則位於該處。最響的組別在每個 NSR 分別決定。',
      formula: '',
    },
    'M-33': {
      title: title['M-33'],
      text: '距離為聲源與 NSR 的平面距離，最少 1 米。聲級為外牆位置的 Leq（30 分鐘）。',
      formula: '聲級 = 聲功率級 - (20 log(距離) + 8) + 外牆反射 3 dB(A)',
    },
    'M-34': {
      title: title['M-34'],
      text: 'A 類分區的工序在 NSR 相加。當天進行中的 B 類分區只計最接近 NSR 的一個。',
      formula: '',
    },
    'M-35': { title: title['M-35'], text: '連同其樓宇位於分區內的 NSR 不列入計算，並予標示。', formula: '' },
    'M-40': { title: title['M-40'], text: '聲級按施工期內的每一天計算。', formula: '' },
    'M-41': {
      title: title['M-41'],
      text: '組合是同一天進行的所有工序。工序的代號為 A、B……AA；組合的代號為 C-A、C-B，餘此類推。',
      formula: '',
    },
    'M-42': {
      title: title['M-42'],
      text: 'NSR 的最高聲級是施工期內所有日子的最大值，其日期為首個出現的日子。',
      formula: '',
    },
    'M-43': { title: title['M-43'], text: '每月時間表顯示該月所有日子的最高聲級。', formula: '' },
    'M-50': {
      title: title['M-50'],
      text: '附近已獲批項目的工序按其本身的距離逐日在本計劃的 NSR 計算，並與同一天的聲級相加。相加後才取最大值。',
      formula: '',
    },
    'M-51': {
      title: title['M-51'],
      text: '為同期施工地盤輸入的聲級在其日子加入連同鄰近地盤的聲級。',
      formula: '',
    },
    'M-52': { title: title['M-52'], text: '如沒有鄰近地盤，連同鄰近地盤的聲級即為本計劃的聲級。', formula: '' },
    'M-55': {
      title: title['M-55'],
      text: '採用為該 NSR 指定的數值；否則採用其樓宇的數值；否則按樓宇類別：住宅 75 dB(A)，教育 70 dB(A)，類別不詳 75 dB(A)。',
      formula: '',
    },
    'M-56': {
      title: title['M-56'],
      text: '在未登記地盤附近，準則降低 3 dB(A)（輕微受影響）或 7 dB(A)（受影響）。如受多個地盤影響，只採用較大的減幅一次。',
      formula: '',
    },
    'M-57': {
      title: title['M-57'],
      text: '在特定日子（例如考試期間），採用該準則與原有準則之中的較低者：只可收緊，不會放寬。',
      formula: '',
    },
    'M-58': {
      title: title['M-58'],
      text: '結論及持續日數按本計劃本身的聲級判斷。連同鄰近地盤的聲級另行列出，並有其本身的結論。',
      formula: '',
    },
    'M-60': {
      title: title['M-60'],
      text: '如某天的聲級四捨五入至整數 dB(A) 後，高於當天同樣捨入的準則，按此規則即屬高於準則。',
      formula: '',
    },
    'M-61': {
      title: title['M-61'],
      text: '如某天的聲級四捨五入至 0.1 dB(A) 後高於當天的準則，按此規則即屬高於準則。按兩項規則均高於準則者為超標，均不高於者為符合，兩者不一致者為臨界。',
      formula: '',
    },
    'M-62': { title: title['M-62'], text: '超標的持續日數是按小數後一位規則（M-61）高於準則的日數。', formula: '' },
    'M-63': { title: title['M-63'], text: '沒有措施時最響的住宅 NSR 及最響的教育 NSR 必定包括在計劃內。', formula: '' },
    'M-70': {
      title: title['M-70'],
      text: '每層高 3 米。第 f 層在 3f 的高度以與各聲源的斜距測試，計及隔音屏障以外的所有措施，並按整數分貝規則（M-60）判斷。',
      formula: '斜距 = (距離² + (3f)²) 的平方根',
    },
    'M-71': {
      title: title['M-71'],
      text: '在最響聲源前 3 米的屏障要遮擋 f（高於準則的最高樓層）所需的高度。超過 7 米者不視為可以建造。',
      formula: '高度 = 3f × 3 / 距離 + 1，以米計',
    },
    'M-80': {
      title: title['M-80'],
      text: '如採用最少兩種不同的寧靜施工方法，而且在某個已選的 NSR，採用所有措施後的最高聲級較沒有措施時低最少 3.0 dB(A)，計劃會提及此得分。',
      formula: '',
    },
    'M-100': {
      title: title['M-100'],
      text: '屏蔽是項目的設定，除非開啟，否則關閉。開啟時，計算中多一項 0、-5 或 -10 分貝(A)。此為建議，須經當局同意。',
      formula: '',
    },
    'M-101': {
      title: title['M-101'],
      text: '水平以主水平基準以上米數計。分區地面為輸入值，否則為 50 米內樓宇的最高基底水平；機械高 3 米，除非另行輸入。受測範圍至 NSR 的屋頂。',
      formula: '聲源 = 地面 + 機械高度',
    },
    'M-102': {
      title: title['M-102'],
      text: '樓宇由地面至屋頂計算。不計：位於分區上的、NSR 本身的樓宇及與其同位的、低於 3 米或小於 20 平方米的、沒有可用高度的，以及附理由剔除的。',
      formula: '',
    },
    'M-106': {
      title: title['M-106'],
      text: '射線由分區輪廓上的點，射往 NSR 各外牆前的點。射線上的樓宇，屋頂減 1 米，把某水平以下的工程隱藏。以所有射線中最低者為準：NSR 的屋頂低於它時，分區即屬隱藏。',
      formula: '水平 = 聲源 + (屋頂 - 1 - 聲源) × D / x',
    },
    'M-107': {
      title: title['M-107'],
      text: '某項活動的所有聲源都對整座樓宇隱藏時為 -10，兩種情況為 -5，其餘為 0。該活動的所有設備相同。',
      formula: '',
    },
    'M-108': {
      title: title['M-108'],
      text: '所有可見的設備均較該活動全部設備之和低超過 15 分貝(A) 時為 -5。',
      formula: '',
    },
    'M-109': {
      title: title['M-109'],
      text: '緊鄰地盤的 NSR，如附證明聲明沒有任何開口可見工程，為 -5。',
      formula: '',
    },
    'M-111': {
      title: title['M-111'],
      text: '機旁屏障與屏蔽取較強者。機上措施與屏蔽相加，最多 -20。',
      formula: '合計 = min(機上, 屏障, max(-20, 機上 + 屏蔽))',
    },
    'M-114': {
      title: title['M-114'],
      text: '高度或基底不詳的 NSR，或地面不詳的分區，均不作修正。不作有利項目的猜測。',
      formula: '',
    },
    'M-116': {
      title: title['M-116'],
      text: '鄰近地盤及輸入的貢獻不計屏蔽相加。',
      formula: '',
    },
  },
};
