/** The project list. */
export const projects = {
  title: 'Open Project',
  loading: 'Loading ...',
  project: 'Project',
  version: 'Version',
  commencement: 'Commencement',
  completion: 'Completion',
  status: 'Status',
  modified: 'Last modified',
  actions: 'Actions',
  openNamed: 'Open {{name}}',
  empty: 'There are no projects for this account yet.',
  list: 'Projects',
  noneOpen: 'No project is open',
} as const;
