export const restricted = {
  remark: '限制時段未作評估',
  notice: '日間準則不適用於限制時段；須申領建築噪音許可證。',
  byDay: '日間準則符合；限制時段未作評估。',
  notAssessed: '限制時段未作評估。',
  rows: '於限制時段運作：{{names}}。',
} as const;
