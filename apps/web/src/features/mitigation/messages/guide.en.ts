/** What helps at a receiver: single changes and the effect of each. */
export const guide = {
  open: 'What helps here',
  title: 'What helps at {{name}}',
  close: 'Close the guide',
  waiting: 'Calculating the effect of each change ...',
  flips: 'Any one of these alone brings {{name}} within its criteria',
  noFlip: 'No single change brings {{name}} within its criteria: several are needed.',
  rows: 'Equipment by contribution, and how much each option reduces the highest level',
  more_one: 'Treating the {{count}} other active row alone has less effect.',
  more_other: 'Treating any one of the {{count}} other active rows alone has less effect.',
  applied: 'Applied to {{equipment}}',
  apply: 'Apply',
  applyTo: 'Apply to {{equipment}}: {{measures}}',
  gain: 'Possible reduction',
};
