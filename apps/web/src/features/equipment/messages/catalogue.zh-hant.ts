import type { Translated } from '../../../texts/translated.ts';
import type { catalogue as english } from './catalogue.en.ts';

/** 設備表格旁的設備目錄，以及須與機械一併使用的設備。 */
export const catalogue = {
  notLoaded: '未能載入設備目錄',
  worksNotLoaded: '未能載入建築工程',
  quieterNotLoaded: '未能載入寧靜施工方法及設備',
  search: '設備名稱或參考編號',
  searchHint: '例如 081、breaker、JCB',
  results: '目錄內的設備',
  add: '加入',
  addOther: '把「{{name}}」加入為其他設備',
  alsoCalled: '又稱 {{name}}',
  quieter: 'QPME',
  method: '寧靜施工方法',
  soundPower: '{{value}} dB(A)',
  found_other: '找到 {{count}} 項',
  foundMost: '首 {{count}} 項；輸入更多文字可縮窄範圍',
  notFound: '目錄內沒有此名稱。',
  added: '已加入 {{name}}',
  addDefaults: '加入此工序的預設設備',
  required: {
    noRow: '請選擇一行，以檢視須一併使用的設備。',
    nothing: '{{name}} 無須其他設備。',
    with: '須與 {{name}} 一併使用',
    one: '此項：',
    oneOf: '以下其中一項：',
    present: '此工序已有 {{names}}',
    missing: '此工序尚未有',
    addNamed: '加入 {{name}}',
  },
} as const satisfies Translated<typeof english>;
