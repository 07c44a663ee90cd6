import type { Translated } from '../../../texts/translated.ts';
import type { info as englishInfo } from './info.en.ts';
import type { projects as englishProjects } from './projects.en.ts';

export const projects = {
  loading: '正在載入……',
  project: '項目',
  version: '版本',
  commencement: '動工',
  completion: '完工',
  status: '狀況',
  modified: '最後修改',
  actions: '操作',
  openNamed: '開啟 {{name}}',
  list: '項目',
  noneOpen: '沒有開啟任何項目',
} as const satisfies Translated<typeof englishProjects>;

export const info = {
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
} as const satisfies Translated<typeof englishInfo>;
