import { accounts } from './accounts.zh-hans.ts';
import { admin } from './admin.zh-hans.ts';
import { apiDocs } from './api-docs.zh-hans.ts';
import { catalogue } from './catalogue.zh-hans.ts';
import { derivation } from './derivation.zh-hans.ts';
import { editor } from './editor.zh-hans.ts';
import type { en } from './en.ts';
import { equipment } from './equipment.zh-hans.ts';
import { errors } from './errors.zh-hans.ts';
import { gantt } from './gantt.zh-hans.ts';
import { guide } from './guide.zh-hans.ts';
import { mapTools } from './map-tools.zh-hans.ts';
import { materials } from './materials.zh-hans.ts';
import { members } from './members.zh-hans.ts';
import { method } from './method.zh-hans.ts';
import { mitigation } from './mitigation.zh-hans.ts';
import { neighbours } from './neighbours.zh-hans.ts';
import { preview } from './preview.zh-hans.ts';
import { programmeImport } from './programme-import.zh-hans.ts';
import { proposal } from './proposal.zh-hans.ts';
import { report } from './report.zh-hans.ts';
import { restricted } from './restricted.zh-hans.ts';
import { results } from './results.zh-hans.ts';
import { review } from './review.zh-hans.ts';
import { runLog } from './run-log.zh-hans.ts';
import { schedule } from './schedule.zh-hans.ts';
import { scheduleAdvice } from './schedule-advice.zh-hans.ts';
import { select } from './select.zh-hans.ts';
import { sheet } from './sheet.zh-hans.ts';
import { shell } from './shell.zh-hans.ts';
import { site } from './site.zh-hans.ts';
import { siteDetail } from './site-detail.zh-hans.ts';
import { statement } from './statement.zh-hans.ts';
import { terms } from './terms.zh-hans.ts';
import { time } from './time.zh-hans.ts';
import { tokens } from './tokens.zh-hans.ts';
import { tour } from './tour.zh-hans.ts';
import type { Translated } from './translated.ts';

/** 用户阅读的所有文本。 */
export const zhHans = {
  ...shell,
  projects: {
    title: '打开项目',
    loading: '正在加载……',
    project: '项目',
    version: '版本',
    commencement: '开工',
    completion: '完工',
    status: '状态',
    modified: '最后修改',
    actions: '操作',
    openNamed: '打开 {{name}}',
    empty: '此账户还没有项目。',
    list: '项目',
    noneOpen: '没有打开任何项目',
  },
  info: {
    title: '项目资料',
    information: '资料',
    projectTitle: '项目名称',
    proponent: '项目倡议人',
    agreement: '协议／合约编号',
    mainContractor: '总承建商',
    engineerConsultant: '工程顾问',
    radius: '评估半径',
    radiusValue: '{{metres}} 米',
    eiaReference: '环评编号',
    description: '描述',
    specialFeature: '特别事项',
    programme: '施工计划及状态',
    commencementDate: '开工日期',
    completionDate: '预计完工日期',
    district: '地区',
    status: '状态',
    approvedOn: '批准日期',
    owner: '所有者',
    modified: '最后修改',
    contents: '内容',
    activities: '工序',
    equipmentRows: '设备行',
    receivers: 'NSR',
    typeA: 'A，一般建筑地盘',
    typeB: 'B，只计主要部分',
  },
  centre: {
    title: '地理中心',
    hint: '各分区中心的东坐标及北坐标，采用香港 1980 方格网，以米计。',
    zone: '分区',
    table: '各分区的中心',
    empty: '此项目还没有分区。',
  },
  ...results,
  failure: {
    loadTitle: '无法加载',
    network: '无法连接服务器。请检查连接后重试。',
    badAnswer: '服务器传回此页面无法理解的响应。请重试；如再次发生，请重新加载页面。',
    unavailable: '服务暂时无法提供，请稍后重试。',
    startHint: '服务器恢复后，此页面会自动打开。',
    textKept: '已保留你的文字',
    textKeptHint: '窗口内有未保存的文字时，Escape 键不会关闭窗口。如要舍弃文字，请关闭窗口。',
    signOut: '你仍处于登录状态',
    startCalculation: '计算没有开始',
    stopCalculation: '计算没有停止',
    reference: '参考编号 {{requestId}}',
    project: '无法加载项目',
    map: '无法加载地盘',
    results: '无法加载结果',
    run: '无法读取计算状态',
    page: '此页面发生错误',
    pageHint: '你的资料安全保存于服务器。请重新加载页面以继续。',
    reload: '重新加载',
    notFoundTitle: '没有此页面',
    toMap: '返回地图',
    projectGone: '此项目不存在，或没有与你共享。',
  },
  accounts,
  admin,
  apiDocs,
  preview,
  catalogue,
  derivation,
  editor,
  equipment,
  errors,
  gantt,
  mapTools,
  materials,
  members,
  method,
  mitigation,
  neighbours,
  programmeImport,
  proposal,
  restricted,
  guide,
  report,
  review,
  runLog,
  schedule,
  scheduleAdvice,
  select,
  sheet,
  site,
  siteDetail,
  statement,
  terms,
  time,
  tokens,
  tour,
} as const satisfies Translated<typeof en>;
