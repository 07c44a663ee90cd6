import { clauseTitlesInSimplified as title } from './clause-titles.zh-hans.ts';
import type { MethodWords } from './clauses.ts';

/** 计算方法摘要：屏幕和文件引用的各条条文的意义。 */
export const methodInSimplified: MethodWords = {
  groups: {
    ground: '基本规则',
    power: '设备的声功率级',
    mitigated: '缓解后声功率级',
    propagation: '由声源至 NSR',
    time: '随时间变化',
    neighbours: '邻近地盘及其他噪音贡献',
    criteria: '准则',
    verdicts: '结论',
    floors: '楼层及隔音屏障',
    credit: '得分',
    screening: '屏蔽',
  },
  clauses: {
    'M-01': { title: title['M-01'], text: '所有长度、面积及距离均以香港 1980 方格网的米数计算。', formula: '' },
    'M-03': { title: title['M-03'], text: '日子指香港的历日。期间包括首日及末日。', formula: '' },
    'M-04': {
      title: title['M-04'],
      text: '声级以能量相加。储存及比较时采用未经舍入的数值；显示及作出结论时四舍五入。短横线表示没有声级。',
      formula: '声级总和 = 10 log(10^(L1 / 10) + 10^(L2 / 10) + ...)',
    },
    'M-10': {
      title: title['M-10'],
      text: '每项设备的声功率级（SWL）按机械数量及运行时间的比例修正。',
      formula: '总声功率级 = 声功率级 + 10 log(数量) + 10 log(运行时间 % / 100)',
    },
    'M-11': {
      title: title['M-11'],
      text: '数量或运行时间为 0 的设备不计算在内。“进行中的工程”指某天有数量及运行时间均大于 0 的设备。',
      formula: '',
    },
    'M-12': {
      title: title['M-12'],
      text: '同一工序内不同互斥组别的机械不会同时运行；没有组别的机械与每一组别同时运行。计算以最响的组别为准。',
      formula: '',
    },
    'M-13': { title: title['M-13'], text: '每项设备只在其本身的日期而又在工序日期以内的日子计算。', formula: '' },
    'M-20': {
      title: title['M-20'],
      text: '已输入声功率级的宁静施工方法或优质机动设备（QPME）取代原有的声功率级，然后按 M-10 修正。',
      formula: '',
    },
    'M-21': {
      title: title['M-21'],
      text: '在隔音罩、隔音屏障、破碎锤隔音支架及自订方法之中，只计减低最多的一项，各项不会相加。',
      formula: '',
    },
    'M-22': {
      title: title['M-22'],
      text: '在替代后的总声功率级扣除 M-21 的减低值。',
      formula: '缓解后声功率级 = 总声功率级（M-20）+ 减低值（M-21，为负数）',
    },
    'M-23': {
      title: title['M-23'],
      text: '未缓解及缓解后的声级是两次完整的计算；同一工序最响的组别可以不同。',
      formula: '',
    },
    'M-24': {
      title: title['M-24'],
      text: '如某项设备同时有宁静施工方法及 QPME，QPME 如有声功率级则以其为准，否则以施工方法为准。',
      formula: '',
    },
    'M-30': {
      title: title['M-30'],
      text: '分区的中心是其面积的形心；如形心在分区以外，则取边界上最接近形心的一点。中心可在分区内移动。',
      formula: '',
    },
    'M-31': {
      title: title['M-31'],
      text: '分区的声源位于由 P 点（边界上最接近 NSR 的一点）至地理中心 C 的直线上。',
      formula: '声源与 P 点的距离 = |PC| / 2 与 50 米之中的较小者',
    },
    'M-32': {
      title: title['M-32'],
      text: '分区内所有设备均位于其假定声源，设有固定位置的机械则位于该处。最响的组别在每个 NSR 分别决定。',
      formula: '',
    },
    'M-33': {
      title: title['M-33'],
      text: '距离为声源与 NSR 的平面距离，最少 1 米。声级为外墙位置的 Leq（30 分钟）。',
      formula: '声级 = 声功率级 - (20 log(距离) + 8) + 外墙反射 3 dB(A)',
    },
    'M-34': {
      title: title['M-34'],
      text: 'A 类分区的工序在 NSR 相加。当天进行中的 B 类分区只计最接近 NSR 的一个。',
      formula: '',
    },
    'M-35': { title: title['M-35'], text: '连同其楼宇位于分区内的 NSR 不列入计算，并予标示。', formula: '' },
    'M-40': { title: title['M-40'], text: '声级按施工期内的每一天计算。', formula: '' },
    'M-41': {
      title: title['M-41'],
      text: '组合是同一天进行的所有工序。工序的代号为 A、B……AA；组合的代号为 C-A、C-B，余此类推。',
      formula: '',
    },
    'M-42': {
      title: title['M-42'],
      text: 'NSR 的最高声级是施工期内所有日子的最大值，其日期为首个出现的日子。',
      formula: '',
    },
    'M-43': { title: title['M-43'], text: '每月时间表显示该月所有日子的最高声级。', formula: '' },
    'M-50': {
      title: title['M-50'],
      text: '附近已获批项目的工序按其本身的距离逐日在本计划的 NSR 计算，并与同一天的声级相加。相加后才取最大值。',
      formula: '',
    },
    'M-51': {
      title: title['M-51'],
      text: '为同期施工地盘输入的声级在其日子加入连同邻近地盘的声级。',
      formula: '',
    },
    'M-52': { title: title['M-52'], text: '如没有邻近地盘，连同邻近地盘的声级即为本计划的声级。', formula: '' },
    'M-55': {
      title: title['M-55'],
      text: '采用为该 NSR 指定的数值；否则采用其楼宇的数值；否则按楼宇类别：住宅 75 dB(A)，教育 70 dB(A)，类别不详 75 dB(A)。',
      formula: '',
    },
    'M-56': {
      title: title['M-56'],
      text: '在未登记地盘附近，准则降低 3 dB(A)（轻微受影响）或 7 dB(A)（受影响）。如受多个地盘影响，只采用较大的减幅一次。',
      formula: '',
    },
    'M-57': {
      title: title['M-57'],
      text: '在特定日子（例如考试期间），采用该准则与原有准则之中的较低者：只可收紧，不会放宽。',
      formula: '',
    },
    'M-58': {
      title: title['M-58'],
      text: '结论及持续日数按本计划本身的声级判断。连同邻近地盘的声级另行列出，并有其本身的结论。',
      formula: '',
    },
    'M-60': {
      title: title['M-60'],
      text: '如某天的声级四舍五入至整数 dB(A) 后，高于当天同样舍入的准则，按此规则即属高于准则。',
      formula: '',
    },
    'M-61': {
      title: title['M-61'],
      text: '如某天的声级四舍五入至 0.1 dB(A) 后高于当天的准则，按此规则即属高于准则。按两项规则均高于准则者为超标，均不高于者为符合，两者不一致者为临界。',
      formula: '',
    },
    'M-62': { title: title['M-62'], text: '超标的持续日数是按小数后一位规则（M-61）高于准则的日数。', formula: '' },
    'M-63': { title: title['M-63'], text: '没有措施时最响的住宅 NSR 及最响的教育 NSR 必定包括在计划内。', formula: '' },
    'M-70': {
      title: title['M-70'],
      text: '每层高 3 米。第 f 层在 3f 的高度以与各声源的斜距测试，计及隔音屏障以外的所有措施，并按整数分贝规则（M-60）判断。',
      formula: '斜距 = (距离² + (3f)²) 的平方根',
    },
    'M-71': {
      title: title['M-71'],
      text: '在最响声源前 3 米的屏障要遮挡 f（高于准则的最高楼层）所需的高度。超过 7 米者不视为可以建造。',
      formula: '高度 = 3f × 3 / 距离 + 1，以米计',
    },
    'M-80': {
      title: title['M-80'],
      text: '如采用最少两种不同的宁静施工方法，而且在某个已选的 NSR，采用所有措施后的最高声级较没有措施时低最少 3.0 dB(A)，计划会提及此得分。',
      formula: '',
    },
    'M-100': {
      title: title['M-100'],
      text: '屏蔽是项目的设定，除非开啟，否则关闭。开啟时，计算中多一项 0、-5 或 -10 分贝(A)。此为建议，须经当局同意。',
      formula: '',
    },
    'M-101': {
      title: title['M-101'],
      text: '水平以主水平基准以上米数计。分区地面为输入值，否则为 50 米内楼宇的最高基底水平；机械高 3 米，除非另行输入。受测范围至 NSR 的屋顶。',
      formula: '声源 = 地面 + 机械高度',
    },
    'M-102': {
      title: title['M-102'],
      text: '楼宇由地面至屋顶计算。不计：位于分区上的、NSR 本身的楼宇及与其同位的、低于 3 米或小于 20 平方米的、没有可用高度的，以及附理由剔除的。',
      formula: '',
    },
    'M-106': {
      title: title['M-106'],
      text: '射线由分区輪廓上的点，射往 NSR 各外墙前的点。射线上的楼宇，屋顶减 1 米，把某水平以下的工程隐藏。以所有射线中最低者为准：NSR 的屋顶低于它时，分区即属隐藏。',
      formula: '水平 = 声源 + (屋顶 - 1 - 声源) × D / x',
    },
    'M-107': {
      title: title['M-107'],
      text: '某项活动的所有声源都对整座楼宇隐藏时为 -10，两種情况为 -5，其餘为 0。该活动的所有设备相同。',
      formula: '',
    },
    'M-108': {
      title: title['M-108'],
      text: '所有可见的设备均较该活动全部设备之和低超过 15 分贝(A) 时为 -5。',
      formula: '',
    },
    'M-109': {
      title: title['M-109'],
      text: '紧邻地盘的 NSR，如附证明声明没有任何开口可见工程，为 -5。',
      formula: '',
    },
    'M-111': {
      title: title['M-111'],
      text: '机旁屏障与屏蔽取较强者。机上措施与屏蔽相加，最多 -20。',
      formula: '合计 = min(机上, 屏障, max(-20, 机上 + 屏蔽))',
    },
    'M-114': {
      title: title['M-114'],
      text: '高度或基底不详的 NSR，或地面不详的分区，均不作修正。不作有利项目的猜测。',
      formula: '',
    },
    'M-116': {
      title: title['M-116'],
      text: '邻近地盘及输入的貢獻不计屏蔽相加。',
      formula: '',
    },
  },
};
