/** What helps at a receiver: single changes and the effect of each. */
export const guide = {
  open: 'What helps here',
  title: 'What helps at {{name}}',
  close: 'Close the guide',
  waiting: 'Working out what each change brings ...',
  flips: 'Any one of these alone brings {{name}} under its criteria',
  noFlip: 'No single change brings {{name}} under its criteria: several are needed.',
  rows: 'Equipment by contribution, and what each way takes off the highest level',
  more_one: 'Treating the other {{count}} row that is at work alone brings less.',
  more_other: 'Treating one of the other {{count}} rows that are at work alone brings less.',
  applied: 'Applied to {{equipment}}',
  apply: 'Apply',
  applyTo: 'Apply to {{equipment}}: {{measures}}',
  gain: 'Possible reduction',
};
