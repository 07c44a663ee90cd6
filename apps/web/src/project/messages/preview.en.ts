/** Levels that the page calculates itself until a run with the same input is stored. */
export const preview = {
  title: 'Preview',
  ofDay: 'Level on {{day}}',
  unsaved: 'with unsaved changes',
  notCalculated: 'not calculated yet',
  refused: 'paused until all entries are valid',
  failed: 'The preview is not available. Levels are shown after Calculate Noise.',
  failedStored: 'The preview is not available. Levels are those of the last calculation.',
  retry: 'Try again',
  unsavedHint: 'These levels include unsaved changes. Save and use Calculate Noise to make them final.',
  notCalculatedHint: 'These levels are a preview. Use Calculate Noise to make them final.',
  dayUnmitigated: 'Unmitigated CNL',
  dayMitigated: 'Mitigated CNL',
  dayWithNeighbour: 'CNL with neighbour site',
  dayHint: 'Levels and criterion of this day alone.',
  counts: 'Preview: {{counts}}',
  countsOnDay: 'On this day: {{counts}}',
} as const;

/** Work in the evening, at night and on general holidays (Q141, Q148). */
export const restricted = {
  remark: 'restricted hours not assessed',
  notice: 'Daytime criteria do not apply in restricted hours; a construction noise permit is needed.',
  byDay: 'Daytime criterion satisfied; restricted hours not assessed.',
  notAssessed: 'Restricted hours not assessed.',
  rows: 'In restricted hours: {{names}}.',
};
