import type { failure as english } from './failure.en.ts';
import type { Translated } from './translated.ts';

export const failure = {
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
} as const satisfies Translated<typeof english>;
