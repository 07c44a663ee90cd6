import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../../apps/server/src/config/demo-accounts.ts';
import { clusterDirectory, repositoryRoot, startCluster, stopCluster } from './stack/cluster.ts';
import { databaseUrl, hasDatabase, runStatements, seedDatabase } from './stack/database.ts';
import { startMailSink } from './stack/mail-sink.ts';
import { stackEnvironment, startNode, stopProcess, waitUntilReady } from './stack/processes.ts';

const ports = { web: 5173, server: 3000, database: 54_320, smtp: 2525 };
const run = join(repositoryRoot, '.run');
const cluster = clusterDirectory('dev');
const origin = `http://localhost:${ports.web}`;
mkdirSync(join(run, 'mail'), { recursive: true });

const say = (line: string) => console.log(line);

say('starting PostgreSQL with PostGIS ...');
const adminUrl = startCluster(cluster, ports.database);
if (!(await hasDatabase(adminUrl, 'quietsite'))) await runStatements(adminUrl, ['create database quietsite']);
const url = databaseUrl(adminUrl, 'quietsite');
say('migrating and seeding ...');
seedDatabase(url);

const mail = await startMailSink(ports.smtp, join(run, 'mail'));
const environment = stackEnvironment({
  databaseUrl: url,
  serverPort: ports.server,
  publicOrigin: origin,
  smtpPort: mail.port,
  directory: run,
  webDirectory: '',
});
const server = startNode('apps/server/src/main.ts', environment, join(run, 'server.log'), [
  '--watch-preserve-output',
  '--watch',
]);
const worker = startNode('apps/server/src/worker.ts', environment, join(run, 'worker.log'), [
  '--watch-preserve-output',
  '--watch',
]);
const web = startNode(
  'apps/web/node_modules/vite/bin/vite.js',
  { ...environment, WEB_PORT: String(ports.web), SERVER_URL: `http://127.0.0.1:${ports.server}` },
  join(run, 'web.log'),
  [],
);
await waitUntilReady(`http://127.0.0.1:${ports.server}/readyz`, server);
await waitUntilReady(`${origin}/`, web);

say(`
  QuietSite is running.

  Open        ${origin}
  API         http://127.0.0.1:${ports.server}/api/openapi.json
  Map layers  http://127.0.0.1:${ports.server}/ogc
  Database    ${url}
  Mail        caught on port ${mail.port}, kept in .run/mail
  Logs        .run/server.log, .run/worker.log, .run/web.log

  Sign in with
${demoAccounts.map(({ username, password, role }) => `    ${username.padEnd(12)} ${password.padEnd(14)} ${role}`).join('\n')}

  Ctrl+C stops everything; the data stays.
`);

async function stop(): Promise<void> {
  say('stopping ...');
  await Promise.all([server, worker, web].map(stopProcess));
  await mail.close();
  stopCluster(cluster);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
