/** The page of all projects. */
export const home = {
  rows: 'List of projects',
  find: 'Find a project',
  view: { label: 'View', cards: 'Cards', table: 'Table' },
  sort: {
    label: 'Sort by',
    modified: 'Last modified',
    title: 'Project',
    commencement: 'Commencement',
    completion: 'Completion',
  },
  group: {
    all: 'All',
    needsYou: 'Needs you',
    withAuthority: 'With the authority',
    approved: 'Approved',
    archived: 'Archived',
  },
  none: {
    group: 'No project here at the moment',
    find: 'No project matches “{{find}}”',
    showAll: 'Show all projects',
  },
  first: { title: 'No project yet', sample: 'Try the sample' },
  archive: {
    do: 'Archive',
    undo: 'Move back from archive',
    failed: 'The archive was not changed',
    archivedTitle: 'Project archived',
    archived: '{{name}} is now under Archived. Nothing else about it has changed.',
    unarchivedTitle: 'Project moved back',
    unarchived: '{{name}} is back in the list.',
  },
  card: { noDates: 'No activities yet', dates: '{{from}} to {{to}}' },
} as const;
