/** Demonstration accounts. They exist only where the demo seed ran. */
export const demoAccounts = [
  { username: 'demo', password: 'quiet-demo-1', role: 'Contractor, project owner' },
  { username: 'demo-member', password: 'quiet-demo-1', role: 'Contractor, project member' },
  { username: 'demo-reader', password: 'quiet-demo-1', role: 'Contractor, read-only member' },
  { username: 'demo-epd', password: 'quiet-demo-1', role: 'Authority, Kowloon City' },
  { username: 'demo-admin', password: 'quiet-demo-1', role: 'Administrator, code by mail' },
];
