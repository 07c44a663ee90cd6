import { neighboursAtStart } from '../../../texts/at-start.en.ts';

/** Concurrent Sites. */
export const neighbours = {
  ...neighboursAtStart,
  title: 'Concurrent Sites',
  what: 'the concurrent sites',
  hasNeighbours: 'There are concurrent construction sites',
  tickHint:
    'Tick it for sites that have no approved project here, and name them below. Approved projects nearby are counted with or without the tick.',
  listTitle: 'Concurrent sites known by name',
  listHint:
    'They are named in the report. The noise of such a site is typed at the receivers it reaches, in Select NSR.',
  name: 'Name of the site',
  add: 'Add',
  remove: 'Remove {{name}}',
  none: 'No site has been named yet.',
  added: '{{name}} added',
  taken: 'This site is on the list already.',
  full: 'There can be at most {{count}} sites.',
  save: 'Save',
  saveAndClose: 'Save & Close',
  saved: 'Concurrent sites saved',
  savedText: 'The report will name them.',
  notSaved: 'The concurrent sites were not saved',
  approvedTitle: 'Approved projects nearby',
  approvedHint:
    'Their assessment areas meet that of this project at the same time. Each is counted at its receivers day by day, in the level with neighbours.',
  approvedNone: 'No approved project nearby at the same time.',
  version: 'version {{version}}',
  approvedOn: '{{from}} to {{to}}, approved on {{day}}',
  revealed: 'A neighbour has been approved since this project was calculated. Calculate again to count it.',
} as const;
