import type { Translated } from '../../../texts/translated.ts';
import type { tour as english } from './tour.en.ts';

/** 初次導覽：各角色自己的畫面，承建商另有範例項目。 */
export const tour = {
  start: '開始導覽',
  skip: '略過',
  back: '上一步',
  next: '下一步',
  notNow: '暫不',
  done: '完成',
  count: '第 {{number}} 步，共 {{count}} 步',
  sample: '開啟範例項目試用',
  sampleFailed: '未能建立範例項目',
  calculateSample: '計算範例項目',
  ownProject: '開始你自己的項目',
  welcome: {
    title: '以範例試用',
    text: '兩分鐘內由地盤看到其聲級。範例項目只屬於你：可隨意更改，之後亦可刪除。',
  },
  projects: { title: '你的項目', text: '「項目」列出你的項目及與你共用的項目。「新項目」可建立你自己的項目。' },
  prepare: {
    title: '計算所需的資料',
    text: '開啟項目後，左邊的按鈕帶你完成工作。以下按鈕存放輸入資料：「編輯項目」有地盤、分區及時間表，「地理中心」移動分區中心，「設備」為工序加入設備。',
  },
  calculate: { title: '計算噪音', text: '工序加入設備後，「計算噪音」會計算每個 NSR 每日的聲級。' },
  levels: {
    title: '聲級已在地圖上',
    text: '每個噪音感應強的地方（NSR）顯示其最高聲級，紅色菱形表示超標。按一個 NSR 可查看其聲級如何得出。',
  },
  levelsLater: {
    text: '計算後，地圖上每個噪音感應強的地方（NSR）會顯示其最高聲級，紅色菱形表示超標。',
  },
  after: {
    title: '之後的步驟',
    text: '「同期施工地盤」加入鄰近地盤，「選取 NSR」選出要報告的 NSR，「緩解措施」降低聲級，「報告」列印並提交計劃。',
  },
  finish: { title: '輪到你自己的項目', text: '「說明」有每個步驟的圖片，亦可再次開始此導覽。' },
  submitted: {
    title: '已提交的計劃',
    text: '「收件匣」列出你的地區內已提交的計劃，等候最久的在前，並在地圖上顯示。',
  },
  look: {
    title: '查看所有內容',
    text: '開啟計劃後，左邊的按鈕顯示其設備、NSR、措施及報告。你可閱讀全部內容，但不能更改。',
  },
  decide: {
    title: '提出意見及作出決定',
    text: '「審閱」有已提交的檔案、你的意見及與上次提交的比較，其箭頭帶你到下一個案。「批核」開啟決定：批准並公開，或註明原因退回修改。',
  },
  reviewerHelp: { title: '說明', text: '「說明」列出你的步驟、計算方法的每項條文，亦可再次開始此導覽。' },
  portal: { title: '管理平台', text: '你的畫面都在這裏。首個分頁「概覽」列出現時待你處理的事項。' },
  people: {
    title: '用戶及設備',
    text: '「地區管理員」設定審核人員，「所有用戶」可找到每個帳戶，「設備」更新所有人使用的目錄。',
  },
  allProjects: {
    title: '已提交的項目',
    text: '「收件匣」列出所有地區已提交的計劃，「項目」可開啟。如沒有審核人員，你可閱讀並作出決定。',
  },
  administratorHelp: { title: '說明', text: '「說明」列出你的步驟，亦可再次開始此導覽。' },
} as const satisfies Translated<typeof english>;
