import type { Translated } from '../../../texts/translated.ts';
import type { placeSearch as english } from './places.en.ts';

export const placeSearch = {
  list: '找到的地点',
  found_other: '找到 {{count}} 个地点',
  short: '请输入名称或地址（至少两个字），或坐标，例如 836500 820300 或 22.319, 114.169。',
  searching: '正在搜索……',
  slow: '仍在搜索，服务器响应比平常慢。',
  none: '找不到“{{text}}”。',
  noneHint: '可尝试较少字词、街道名称、英文名称，或坐标，例如 836500 820300 或 22.319, 114.169。',
  outside: '坐标在香港范围以外。',
  outsideHint: '请检查顺序及数字。香港 1980 方格网：东距、北距（米）；WGS 84：纬度、经度（度）。',
  failed: '搜索失败',
  moved: '地图现显示{{name}}。',
  hideMarker: '移除{{name}}的标记',
  system: { grid: '香港 1980 方格网', degrees: 'WGS 84 经纬度' },
  kind: {
    site: '建筑地盘',
    residential: '住宅楼宇',
    education: '学校',
    other: '楼宇',
    district: '行政区',
    area: '地方',
    street: '街道',
    openSpace: '休憩用地',
    railway: '铁路',
  },
} as const satisfies Translated<typeof english>;
