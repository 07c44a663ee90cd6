import type { Translated } from '../../../texts/translated.ts';
import type { tour as english } from './tour.en.ts';

/** 初次导览：各角色自己的画面，承建商另有示例项目。 */
export const tour = {
  start: '开始导览',
  skip: '略过',
  back: '上一步',
  next: '下一步',
  notNow: '暂不',
  done: '完成',
  count: '第 {{number}} 步，共 {{count}} 步',
  sample: '打开示例项目试用',
  sampleFailed: '未能建立示例项目',
  calculateSample: '计算示例项目',
  ownProject: '开始你自己的项目',
  welcome: {
    title: '以示例试用',
    text: '两分钟内由地盘看到其声级。示例项目只属于你：可随意更改，之后亦可删除。',
  },
  projects: { title: '你的项目', text: '“项目”列出你的项目及与你共享的项目。“新项目”可建立你自己的项目。' },
  prepare: {
    title: '计算所需的资料',
    text: '打开项目后，左边的按钮带你完成工作。以下按钮存放输入资料：“编辑项目”有地盘、分区及时间表，“地理中心”移动分区中心，“设备”为工序加入设备。',
  },
  calculate: { title: '计算噪音', text: '工序加入设备后，“计算噪音”会计算每个 NSR 每日的声级。' },
  levels: {
    title: '声级已在地图上',
    text: '每个噪音敏感点（NSR）显示其最高声级，红色菱形表示超标。点击一个 NSR 可查看其声级如何得出。',
  },
  levelsLater: {
    text: '计算后，地图上每个噪音敏感点（NSR）会显示其最高声级，红色菱形表示超标。',
  },
  after: {
    title: '之后的步骤',
    text: '“同期施工地盘”加入邻近地盘，“选取 NSR”选出要报告的 NSR，“缓解措施”降低声级，“报告”打印并提交计划。',
  },
  finish: { title: '轮到你自己的项目', text: '“帮助”有每个步骤的图片，亦可再次开始此导览。' },
  submitted: {
    title: '已提交的计划',
    text: '“收件箱”列出你的地区内已提交的计划，等候最久的在前，并在地图上显示。',
  },
  look: {
    title: '查看所有内容',
    text: '打开计划后，左边的按钮显示其设备、NSR、措施及报告。你可阅读全部内容，但不能更改。',
  },
  decide: {
    title: '提出意见及作出决定',
    text: '“审阅”有已提交的文件、你的意见及与上次提交的比较，其箭头带你到下一个案。“审批”打开决定：批准并公开，或注明原因退回修改。',
  },
  reviewerHelp: { title: '帮助', text: '“帮助”列出你的步骤、计算方法的每项条文，亦可再次开始此导览。' },
  portal: { title: '管理平台', text: '你的画面都在这里。首个分页“概览”列出现时待你处理的事项。' },
  people: {
    title: '用户及设备',
    text: '“地区管理员”设定审核人员，“所有用户”可找到每个账户，“设备”更新所有人使用的目录。',
  },
  allProjects: {
    title: '已提交的项目',
    text: '“收件箱”列出所有地区已提交的计划，“项目”可打开。如没有审核人员，你可阅读并作出决定。',
  },
  administratorHelp: { title: '帮助', text: '“帮助”列出你的步骤，亦可再次开始此导览。' },
} as const satisfies Translated<typeof english>;
