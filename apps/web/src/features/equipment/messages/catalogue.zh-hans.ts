import type { Translated } from '../../../texts/translated.ts';
import type { catalogue as english } from './catalogue.en.ts';

/** 设备表格旁的设备目录，以及须与机械一并使用的设备。 */
export const catalogue = {
  notLoaded: '无法加载设备目录',
  worksNotLoaded: '无法加载建筑工程',
  quieterNotLoaded: '无法加载宁静施工方法及设备',
  search: '设备名称或参考编号',
  searchHint: '例如 081、breaker、JCB',
  results: '目录内的设备',
  add: '添加',
  addOther: '把“{{name}}”添加为其他设备',
  alsoCalled: '又称 {{name}}',
  quieter: 'QPME',
  method: '宁静施工方法',
  soundPower: '{{value}} dB(A)',
  found_other: '找到 {{count}} 项',
  foundMost: '首 {{count}} 项；输入更多文本可缩窄范围',
  notFound: '目录内没有此名称。',
  added: '已添加 {{name}}',
  addDefaults: '添加此工序的默认设备',
  required: {
    noRow: '请选择一行，以查看须一并使用的设备。',
    nothing: '{{name}} 无须其他设备。',
    with: '须与 {{name}} 一并使用',
    one: '此项：',
    oneOf: '以下其中一项：',
    present: '此工序已有 {{names}}',
    missing: '此工序还没有',
    addNamed: '添加 {{name}}',
  },
} as const satisfies Translated<typeof english>;
