/** Words of the product's own lists. What is stored and sent stays as the lists have it; this is how it is shown. */
export const terms = {
  status: {
    Created: 'Created',
    Submitted: 'Submitted',
    Approved: 'Approved',
    Rejected: 'Rejected, waiting for resubmit',
  },
  userType: {
    admin: 'admin',
    epd: 'epd',
    'Contractor Admin': 'Contractor Admin',
    'Contractor Member': 'Contractor Member',
  },
  role: { admin: 'admin', epd: 'epd', 'Contractor Admin': 'Admin', 'Contractor Member': 'Member' },
  location: { 'Notional Source': 'Notional Source', 'Fixed Location': 'Fixed Location' },
  period1: 'all days 1900-2300 and general holidays 0700-2300',
  period2: 'all days 2300-0700',
  permitStatus: { Applied: 'Applied', 'Will be Applied': 'Will be Applied', 'Not Applicable': 'Not Applicable' },
  assessment: { Done: 'Done', 'Not Applicable': 'Not Applicable' },
  demo: {
    demo: 'Contractor, project owner',
    'demo-member': 'Contractor, project member',
    'demo-reader': 'Contractor, read-only member',
    'demo-epd': 'Authority, Kowloon City',
    'demo-admin': 'Administrator, code by mail',
  },
} as const;
