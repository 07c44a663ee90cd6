/** Hong Kong is on UTC+8 all year. */
const OFFSET_MS = 8 * 3_600_000;

/** yyyy-mm-dd HH:mm in Hong Kong time. */
export const showHongKongTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
