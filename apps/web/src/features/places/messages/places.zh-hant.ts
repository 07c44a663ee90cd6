import type { Translated } from '../../../texts/translated.ts';
import type { placeSearch as english } from './places.en.ts';

export const placeSearch = {
  list: '找到的地點',
  found_other: '找到 {{count}} 個地點',
  short: '請輸入名稱或地址（至少兩個字），或座標，例如 836500 820300 或 22.319, 114.169。',
  searching: '搜尋中……',
  slow: '仍在搜尋，伺服器回應較平常慢。',
  none: '找不到「{{text}}」。',
  noneHint: '可嘗試較少字詞、街道名稱、英文名稱，或座標，例如 836500 820300 或 22.319, 114.169。',
  outside: '座標在香港範圍以外。',
  outsideHint: '請檢查次序及數字。香港 1980 方格網：東距、北距（米）；WGS 84：緯度、經度（度）。',
  failed: '搜尋失敗',
  moved: '地圖現顯示{{name}}。',
  hideMarker: '移除{{name}}的標記',
  system: { grid: '香港 1980 方格網', degrees: 'WGS 84 經緯度' },
  kind: {
    site: '建築地盤',
    residential: '住宅樓宇',
    education: '學校',
    other: '樓宇',
    district: '行政區',
    area: '地方',
    street: '街道',
    openSpace: '休憩用地',
    railway: '鐵路',
  },
} as const satisfies Translated<typeof english>;
