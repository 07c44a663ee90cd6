/** The admin portal beside the review of registrations; titles and questions are the specification's. */
export const admin = {
  tab: {
    statistics: 'Statistics',
    districtAdmins: 'District Admins',
    users: 'All Users',
    equipment: 'Equipment',
  },
  statistics: {
    users: 'User Registered by Time',
    companies: 'Company Registered by Time',
    projects: 'Projects by Time',
    accumulatedProjects: 'Accumulative Projects by Time',
    districts: 'Projects by District',
    noDistrict: 'No site yet',
    total: 'Total {{count}}',
    drawing: '{{title}}: total {{count}}. The figures are in the table.',
    table: 'Table',
    tableOf: '{{title}}: table',
    file: 'CSV',
    fileOf: '{{title}}: CSV file',
    month: 'Month',
    district: 'District',
    count: 'Count',
    statuses: 'Projects by status',
    status: { Created: 'Created', Submitted: 'Submitted', Approved: 'Approved' },
    export: { users: 'Export Users', projects: 'Export Projects' },
  },
} as const;
