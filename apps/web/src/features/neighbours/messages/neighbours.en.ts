import { neighboursAtStart } from '../../../texts/at-start.en.ts';

/** Concurrent Sites. */
export const neighbours = {
  ...neighboursAtStart,
  title: 'Concurrent Sites',
  what: 'the concurrent sites',
  hasNeighbours: 'There are concurrent construction sites',
  tickHint:
    'Tick this for sites that have no approved project here, and name them below. Approved projects nearby are always included.',
  listTitle: 'Named concurrent sites',
  listHint: 'These sites are named in the report. Enter their noise in Select NSR, at the receivers it reaches.',
  name: 'Name of the site',
  add: 'Add',
  remove: 'Remove {{name}}',
  none: 'No site has been named yet.',
  added: '{{name}} added',
  taken: 'This site is already on the list.',
  full: 'There can be at most {{count}} sites.',
  save: 'Save',
  saveAndClose: 'Save & Close',
  saved: 'Concurrent sites saved',
  savedText: 'The report will name them.',
  notSaved: 'The concurrent sites were not saved',
  approvedTitle: 'Approved projects nearby',
  approvedHint:
    'Their assessment areas and dates overlap with those of this project. The level with neighbours includes them day by day at each receiver.',
  approvedNone: 'No approved project nearby in the same period.',
  version: 'version {{version}}',
  approvedOn: '{{from}} to {{to}}, approved on {{day}}',
  revealed: 'A neighbour has been approved since this project was calculated. Calculate again to include it.',
} as const;
