import type { AppendixWords } from './document-words.ts';

const LEVELS = [
  '声级以 dB(A) 表示。NSR 的声级及声功率级的总和在打印时四舍五入至 0.1；计算过程不作舍入。如小数后一位会令人误解结论，则印至小数后两位。- 表示没有噪音或不适用。',
  '噪音声级 = 声功率级 + 距离修正 + 外墙修正。距离修正 = -(20 log10(距离) + 8)，由分区的假定声源起计；外墙修正 +3.0。',
  'SWL 为声功率级。总 SWL = SWL + 时间修正 + 数量修正。同一工序的互斥组中以最响的组计算，并包括没有组的设备。',
  '组合是指有设备在同一天运行的一组工序。组合的声级取该组合成立各日中的最高值；由于设备会在期间开始或结束运行，组合的声级可低于所列各工序声级的总和。',
  '如某天的声级以整数 dB(A) 及以小数后一位计均高于当天的准则，该 NSR 即属超标；两者均不高于准则即属符合；两者不一致即属临界。连同邻近地盘的声级另加附近已获批的项目及同期施工地盘；结论只按本项目判断。如超出最多的是特定日子的准则（例如考试期间），结论会注明。',
] as const;
const MITIGATED =
  '每部机械的缓解效果只取效果最大的单一措施（隔音罩、隔音屏障、破碎锤隔音支架或自定义方法），不作相加。替代设备在修正前取代计划的声功率级。';
const CODES =
  '工序代号按施工计划的次序为 A、B、…、AA。组合代号为 C-A、C-B、…；这些并非附录 C 的编号，附录 C 各节称为附录 C-1 至附录 C-6。';
const GANTT = '工序的首日及末日均计算在内。横条在页边截断；旁边的日期为整个工序的日期。';

export const simplified: AppendixWords = {
  template: {
    contents: '目录',
    projectAndRun: '项目及计算',
    howToRead: '如何阅读本附录',
    continued: '（续）',
    sectionLead: '附录 ',
    sectionPage: '，第 ',
    code: '代号',
    activity: '工序',
    from: '由',
    to: '至',
  },
  titles: {
    a: '附录 A：施工计划及地盘地图',
    b: '附录 B：未缓解的结果',
    c: '附录 C：采用优质机动设备及可移动隔音屏障缓解后的结果',
    d: '附录 D：本项目及附近已获批项目的施工计划',
  },
  documentTitle: (title, project) => `${title}：${project}`,
  heading: (number, title) => `附录 ${number}：${title}`,
  calculated: (time) => `计算时间 ${time}`,
  facts: {
    districts: '地区',
    daysWithWork: '施工日期',
    receivers: '已选取的 NSR',
    exceeding: { unmitigated: '超标（未缓解）', mitigated: '超标（缓解后）' },
    borderline: { unmitigated: '临界（未缓解）', mitigated: '临界（缓解后）' },
    satisfying: { unmitigated: '符合（未缓解）', mitigated: '符合（缓解后）' },
    approved: '附近已获批的项目',
  },
  range: (first, last) => `${first} 至 ${last}`,
  ofAll: (count, all) => `${count}／${all}`,
  sections: {
    programme: '施工计划',
    map: '附有噪音感应强的地方的地盘地图',
    activityCodes: '工序代号',
    combinationCodes: '工序组合代号',
    summary: { unmitigated: 'NSR 噪音摘要（未缓解）', mitigated: 'NSR 噪音摘要（缓解后）' },
    plant: { unmitigated: '机动设备清单（未缓解）', mitigated: '机动设备清单（缓解后）' },
    calculation: { unmitigated: '各 NSR 的计算（未缓解）', mitigated: '各 NSR 的计算（缓解后）' },
    monthly: { unmitigated: '每月噪音时间表（未缓解）', mitigated: '每月噪音时间表（缓解后）' },
    screening: { unmitigated: 'NSR 的屏蔽（未缓解）', mitigated: 'NSR 的屏蔽（缓解后）' },
    sections: { unmitigated: '屏蔽剖面图（未缓解）', mitigated: '屏蔽剖面图（缓解后）' },
    own: '本项目的施工计划',
    neighbour: (title) => `${title} 的施工计划`,
    neighbourVersion: (title, version) => `${title}（版本 ${version}）的施工计划`,
  },
  screening: {
    used: '已计现有楼宇的屏蔽（技术备忘录第 10 步）：某项工序的所有设备均对 NSR 隐藏时，其声级低 10 分贝(A)，见备註。此为建议，须经当局同意。',
    note: (rest) =>
      `对 NSR 整座楼宇隐藏的分区，以及未能判定的。其餘 ${rest} 对分区与 NSR 为可见。水平以 mPD 计；x 为长度 D 的射线上决定的一点；低于 H 处看不见工程。`,
    heads: {
      receiver: 'NSR',
      building: '楼宇',
      zone: '分区',
      screen: '屏障物',
      roofLevel: '其屋顶',
      origin: '来源',
      distance: 'D，米',
      at: 'x，米',
      horizon: 'H 水平',
      roof: 'NSR 屋顶',
      correction: '分贝(A)',
    },
    barrier: '所绘屏障',
    terrain: '地形',
    origins: {
      roofLevel: '屋顶水平',
      baseAndHeight: '基底及高度',
      terrainAndHeight: '地形及高度',
      baseAndStoreys: '基底及层数',
      terrainAndStoreys: '地形及层数',
    },
    drawn: {
      note: (count, all) =>
        `每个对 NSR 隐藏的分区沿决定射线的剖面图，次序与前表相同：${count}／${all}。长度以离工程的米数计，水平以 mPD 计。`,
      legend: (roles) => `图例：${roles}。`,
      roles: {
        sightLine: '望向屋顶的视线',
        horizonLine: '越过决定边缘至 H 水平的线',
        deciding: '决定的屏障物',
        screen: '其他屏障物',
        receiver: 'NSR 的楼宇',
        plant: '机动设备',
      },
      title: (receiver, zone) => `${receiver}：${zone}`,
      told: (facts) =>
        `隐藏：${facts.screen} 把工程隐藏至 ${facts.horizon} mPD，屋顶为 ${facts.roof} mPD。距离 ${facts.distance} 米；高度为长度比例的 ${facts.times} 倍。`,
      described: (title, told) => `${title} 的剖面图。${told}`,
    },
    reasons: {
      RECEIVER_HEIGHT_UNKNOWN: '高度不详',
      RECEIVER_BASE_UNKNOWN: '基底水平不详',
      ZONE_GROUND_UNKNOWN: '分区地面不详',
      POINT_HEIGHT_UNKNOWN: '没有已知高度的楼宇',
    },
  },
  heads: {
    code: '代号',
    activities: '工序数目',
    power: 'SWL dB(A)',
    timeCorrection: '时间修正 dB(A)',
    quantityCorrection: '数量修正 dB(A)',
    onTime: '时间 %',
    totalPower: '总 SWL dB(A)',
    groupPower: '组 SWL dB(A)',
    plannedPower: '计划 SWL dB(A)',
    powerInForce: '采用 SWL dB(A)',
    mitigatedPower: '缓解后 SWL dB(A)',
    plant: '机动设备、参考编号及较宁静的替代',
    when: '由、至、位置',
    page: '计算所在页',
  },
  replaced: (name) => `代替：${name}`,
  noZone: '没有分区',
  mapCaption: (scale) =>
    `比例 1:${scale}（A4），香港 1980 方格网。符号按最高缓解后声级（至 0.1 dB(A)）与当天的准则比较，与附录 C-3 相同。`,
  plantNote: '按工序及互斥组排列。同一工序的不同组不会同时运行；没有组的设备与各组同时运行。',
  plantHead: (code, works, start, end, power) =>
    `${code}   ${works}（${start} 至 ${end}），最高声功率级 ${power} dB(A)`,
  summaryNote: '已选取的 NSR，未缓解声级最高者在前。',
  othersHeading: (count) => `其他 NSR：${count} 个`,
  othersTitle: '其计算及每月声级见计划的数据表（CSV 及 xlsx）',
  calculationNote: (count, all) =>
    `${all} 个 NSR 中 ${count} 个附完整计算：先列缓解后超标者（超出最多者优先）及临界者，其次为最响的住宅及学校，再列其他 NSR，以附录 B 及 C 合共 120 页为限。全部 NSR 的计算见计划的数据表。`,
  monthlyNote: (letter, count, all) =>
    `附录 ${letter}-5 的 ${count} 个 NSR，次序与附录 ${letter}-3 相同；全部 ${all} 个 NSR 见计划的数据表（CSV 及 xlsx）。`,
  monthlyTitle: '每月最高声级，以 dB(A) 表示；* 表示某天超标，≈ 表示某天临界',
  receiver: (label, building) => `${label}，${building}`,
  receiverTitle: (criterion, told) => `准则 ${criterion} dB(A) · ${told}`,
  silent: '没有噪音',
  loudest: (level, day, code) => `最高 ${level} dB(A)，${day}，${code}`,
  leftOut: '位于地盘内，不列入计算',
  groups: {
    Activity: () => '各工序，分别以其最响的一天计',
    Combination: (letter) => `工序组合，由最响起排列（代号见附录 ${letter}-2）`,
    Neighbour: () => '附近已获批的项目，以连同邻近地盘声级最高的一天计',
  },
  onDay: (day) => `于 ${day}`,
  longSum: (count, letter) => `${count} 个工序，见附录 ${letter}-2`,
  betweenRemarks: '；',
  notes: {
    a: [GANTT, '地盘地图按项目已保存的资料绘制。NSR 按其最高缓解后声级标示。'],
    b: [CODES, ...LEVELS],
    c: [CODES, ...LEVELS, MITIGATED],
    d: [GANTT, '附近已获批的项目只显示其施工计划，不显示其他资料。'],
  },
};
