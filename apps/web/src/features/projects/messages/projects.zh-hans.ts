import type { Translated } from '../../../texts/translated.ts';
import type { info as englishInfo } from './info.en.ts';
import type { projects as englishProjects } from './projects.en.ts';

export const projects = {
  loading: '正在加载……',
  project: '项目',
  version: '版本',
  commencement: '开工',
  completion: '完工',
  status: '状态',
  modified: '最后修改',
  actions: '操作',
  openNamed: '打开 {{name}}',
  list: '项目',
  noneOpen: '没有打开任何项目',
} as const satisfies Translated<typeof englishProjects>;

export const info = {
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
} as const satisfies Translated<typeof englishInfo>;
