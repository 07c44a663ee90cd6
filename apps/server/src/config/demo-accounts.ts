/** Demonstration accounts. They exist only after the demo seed has run; some come with the demonstration district. */
export const demoAccounts = [
  { username: 'demo', password: 'quiet-demo-1', role: 'Contractor, project owner' },
  { username: 'demo-member', password: 'quiet-demo-1', role: 'Contractor, project member' },
  { username: 'demo-reader', password: 'quiet-demo-1', role: 'Contractor, read-only member' },
  { username: 'demo-colleague', password: 'quiet-demo-1', role: 'Contractor, colleague' },
  { username: 'demo-epd', password: 'quiet-demo-1', role: 'Authority, Kowloon City' },
  { username: 'demo-epd-2', password: 'quiet-demo-1', role: 'Authority, Kowloon City, colleague' },
  { username: 'demo-epd-wts', password: 'quiet-demo-1', role: 'Authority, Wong Tai Sin' },
  { username: 'demo-other', password: 'quiet-demo-1', role: 'Contractor B, project owner' },
  { username: 'demo-third', password: 'quiet-demo-1', role: 'Contractor C, project owner' },
  { username: 'demo-admin', password: 'quiet-demo-1', role: 'Administrator, code by mail' },
];
