/** Work in the evening, at night and on general holidays (Q141, Q148). */
export const restricted = {
  remark: 'restricted hours not assessed',
  notice: 'Daytime criteria do not apply in restricted hours; a construction noise permit is needed.',
  byDay: 'Daytime criterion satisfied; restricted hours not assessed.',
  notAssessed: 'Restricted hours not assessed.',
  rows: 'In restricted hours: {{names}}.',
};
