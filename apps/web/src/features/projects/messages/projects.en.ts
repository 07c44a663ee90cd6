/** The project list. */
export const projects = {
  loading: 'Loading ...',
  project: 'Project',
  version: 'Version',
  commencement: 'Commencement',
  completion: 'Completion',
  status: 'Status',
  modified: 'Last modified',
  actions: 'Actions',
  openNamed: 'Open {{name}}',
  list: 'Projects',
  noneOpen: 'No project is open',
} as const;
