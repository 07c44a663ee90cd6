import type { DocumentDate } from '../summary/summary-model.ts';

export const toDocumentDate = (moment: Date): DocumentDate => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  day: moment.getUTCDate(),
  hour: moment.getUTCHours(),
  minute: moment.getUTCMinutes(),
  second: moment.getUTCSeconds(),
});
