export const restricted = {
  remark: '限制时段未作评估',
  notice: '日间准则不适用于限制时段；须申领建筑噪音许可证。',
  byDay: '日间准则符合；限制时段未作评估。',
  notAssessed: '限制时段未作评估。',
  rows: '于限制时段运行：{{names}}。',
} as const;
