import { accounts } from './accounts.zh-hant.ts';
import { admin } from './admin.zh-hant.ts';
import { apiDocs } from './api-docs.zh-hant.ts';
import { catalogue } from './catalogue.zh-hant.ts';
import { derivation } from './derivation.zh-hant.ts';
import { editor } from './editor.zh-hant.ts';
import type { en } from './en.ts';
import { equipment } from './equipment.zh-hant.ts';
import { errors } from './errors.zh-hant.ts';
import { gantt } from './gantt.zh-hant.ts';
import { guide } from './guide.zh-hant.ts';
import { mapTools } from './map-tools.zh-hant.ts';
import { materials } from './materials.zh-hant.ts';
import { members } from './members.zh-hant.ts';
import { method } from './method.zh-hant.ts';
import { mitigation } from './mitigation.zh-hant.ts';
import { neighbours } from './neighbours.zh-hant.ts';
import { preview } from './preview.zh-hant.ts';
import { programmeImport } from './programme-import.zh-hant.ts';
import { proposal } from './proposal.zh-hant.ts';
import { report } from './report.zh-hant.ts';
import { restricted } from './restricted.zh-hant.ts';
import { results } from './results.zh-hant.ts';
import { review } from './review.zh-hant.ts';
import { runLog } from './run-log.zh-hant.ts';
import { schedule } from './schedule.zh-hant.ts';
import { scheduleAdvice } from './schedule-advice.zh-hant.ts';
import { select } from './select.zh-hant.ts';
import { sheet } from './sheet.zh-hant.ts';
import { shell } from './shell.zh-hant.ts';
import { site } from './site.zh-hant.ts';
import { siteDetail } from './site-detail.zh-hant.ts';
import { statement } from './statement.zh-hant.ts';
import { terms } from './terms.zh-hant.ts';
import { time } from './time.zh-hant.ts';
import { tokens } from './tokens.zh-hant.ts';
import { tour } from './tour.zh-hant.ts';
import type { Translated } from './translated.ts';

/** 用戶閱讀的所有文字。 */
export const zhHant = {
  ...shell,
  projects: {
    title: '開啟項目',
    loading: '正在載入……',
    project: '項目',
    version: '版本',
    commencement: '動工',
    completion: '完工',
    status: '狀況',
    modified: '最後修改',
    actions: '操作',
    openNamed: '開啟 {{name}}',
    empty: '此帳戶尚未有項目。',
    list: '項目',
    noneOpen: '沒有開啟任何項目',
  },
  info: {
    title: '項目資料',
    information: '資料',
    projectTitle: '項目名稱',
    proponent: '項目倡議人',
    agreement: '協議／合約編號',
    mainContractor: '總承建商',
    engineerConsultant: '工程顧問',
    radius: '評估半徑',
    radiusValue: '{{metres}} 米',
    eiaReference: '環評編號',
    description: '描述',
    specialFeature: '特別事項',
    programme: '施工計劃及狀況',
    commencementDate: '動工日期',
    completionDate: '預計完工日期',
    district: '地區',
    status: '狀況',
    approvedOn: '批准日期',
    owner: '擁有人',
    modified: '最後修改',
    contents: '內容',
    activities: '工序',
    equipmentRows: '設備行',
    receivers: 'NSR',
    typeA: 'A，一般建築地盤',
    typeB: 'B，只計主要部分',
  },
  centre: {
    title: '地理中心',
    hint: '各分區中心的東坐標及北坐標，採用香港 1980 方格網，以米計。',
    zone: '分區',
    table: '各分區的中心',
    empty: '此項目尚未有分區。',
  },
  ...results,
  failure: {
    loadTitle: '未能載入',
    network: '未能連接伺服器。請檢查連線後再試。',
    badAnswer: '伺服器傳回此頁面未能理解的回應。請再試；如再次發生，請重新載入頁面。',
    unavailable: '服務暫時未能提供，請稍後再試。',
    startHint: '伺服器恢復後，此頁面會自動開啟。',
    textKept: '已保留你的文字',
    textKeptHint: '視窗內有未儲存的文字時，Escape 鍵不會關閉視窗。如要捨棄文字，請關閉視窗。',
    signOut: '你仍處於登入狀態',
    startCalculation: '計算沒有開始',
    stopCalculation: '計算沒有停止',
    reference: '參考編號 {{requestId}}',
    project: '未能載入項目',
    map: '未能載入地盤',
    results: '未能載入結果',
    run: '未能讀取計算狀況',
    page: '此頁面發生錯誤',
    pageHint: '你的資料安全儲存於伺服器。請重新載入頁面以繼續。',
    reload: '重新載入',
    notFoundTitle: '沒有此頁面',
    toMap: '返回地圖',
    projectGone: '此項目不存在，或沒有與你共用。',
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
