/** The seeded accounts of a demonstration. They exist only where the demo seed ran. */
export const demoAccounts = [
  { username: 'demo', password: 'quiet-demo-1', role: 'Contractor, project owner' },
  { username: 'demo-reader', password: 'quiet-demo-1', role: 'Contractor, read-only member' },
  { username: 'demo-epd', password: 'quiet-demo-1', role: 'Authority, Kowloon City' },
];
