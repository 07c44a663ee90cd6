import type { failure as english } from './failure.en.ts';
import type { Translated } from './translated.ts';

export const failure = {
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
} as const satisfies Translated<typeof english>;
