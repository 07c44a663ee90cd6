import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../../apps/server/src/config/demo-accounts.ts';
import { clusterDirectory, repositoryRoot, startCluster, stopCluster } from '../../tools/kit/src/stack/cluster.ts';
import { databaseUrl, hasDatabase, runStatements, seedDatabase } from '../../tools/kit/src/stack/database.ts';
import { startMailSink } from '../../tools/kit/src/stack/mail-sink.ts';
import { isPortTaken } from '../../tools/kit/src/stack/ports.ts';
import {
  fileStoreUrl,
  stackEnvironment,
  startNode,
  stopProcess,
  waitUntilReady,
} from '../../tools/kit/src/stack/processes.ts';

/** Each port can be overridden, so that two checkouts can run in parallel. */
const port = (variable: string, defaultPort: number) => Number(process.env[variable] ?? defaultPort);
const ports = {
  web: port('WEB_PORT', 5173),
  server: port('SERVER_PORT', 3000),
  database: port('DATABASE_PORT', 54_320),
  smtp: port('SMTP_PORT', 2525),
};
const origin = `http://localhost:${ports.web}`;
/** Each instance has its own data and logs. */
const instance = process.env.QUIETSITE_INSTANCE ?? 'dev';
const directory = join(repositoryRoot, '.run', instance);
const cluster = clusterDirectory(instance);
const LOG_LINES = 15;

const cleanUp: (() => unknown)[] = [];
const say = (line: string) => console.log(line);

async function stop(): Promise<void> {
  for (const step of cleanUp.splice(0).reverse()) await step();
}

async function refuseTakenPorts(): Promise<void> {
  for (const [name, number] of Object.entries(ports)) {
    if (name !== 'database' && (await isPortTaken(number))) {
      throw new Error(`port ${number} (${name}) is in use; stop what runs there or set ${name.toUpperCase()}_PORT`);
    }
  }
}

async function prepareDatabase(): Promise<string> {
  say('  PostgreSQL with PostGIS');
  const adminUrl = startCluster(cluster, ports.database);
  cleanUp.push(() => stopCluster(cluster));
  if (!(await hasDatabase(adminUrl, 'quietsite'))) await runStatements(adminUrl, ['create database quietsite']);
  const url = databaseUrl(adminUrl, 'quietsite');
  seedDatabase(url, { FILE_STORE_URL: fileStoreUrl(directory) });
  return url;
}

/** Starts a process that logs to .run; if it fails to start, reports its last output. */
async function start(name: string, readyUrl: string | null, launch: (logFile: string) => ChildProcess): Promise<void> {
  say(`  ${name}`);
  const logFile = join(directory, `${name}.log`);
  const child = launch(logFile);
  cleanUp.push(() => stopProcess(child));
  if (readyUrl === null) return;
  await waitUntilReady(readyUrl, child).catch((error: Error) => {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LOG_LINES);
    throw new Error(`${name}: ${error.message}\n${lines.map((line) => `    ${line}`).join('\n')}`);
  });
}

async function startEverything(): Promise<void> {
  await refuseTakenPorts();
  mkdirSync(directory, { recursive: true });
  say('starting');
  const url = await prepareDatabase();
  const mail = await startMailSink(ports.smtp, join(directory, 'mail'));
  cleanUp.push(() => mail.close());
  const environment = stackEnvironment({
    databaseUrl: url,
    serverPort: ports.server,
    publicOrigin: origin,
    smtpPort: ports.smtp,
    directory,
    webDirectory: '',
  });
  const watch = ['--watch-preserve-output', '--watch'];
  await start('server', `http://127.0.0.1:${ports.server}/readyz`, (log) =>
    startNode('apps/server/src/main.ts', environment, log, { flags: watch }),
  );
  await start('worker', null, (log) => startNode('apps/server/src/worker.ts', environment, log, { flags: watch }));
  const webEnvironment = {
    ...environment,
    WEB_PORT: String(ports.web),
    SERVER_URL: `http://127.0.0.1:${ports.server}`,
  };
  await start('web', `${origin}/src/main.tsx`, (log) =>
    startNode('apps/web/node_modules/vite/bin/vite.js', webEnvironment, log, { directory: 'apps/web' }),
  );
  say(banner(url));
  addDistrict(environment);
}

/** Takes minutes the first time, while people can already work; the next time it finds everything there. */
function addDistrict(environment: NodeJS.ProcessEnv): void {
  if (process.argv.includes('--no-district')) return;
  const child = spawn(process.execPath, [join(repositoryRoot, 'apps/server/src/demo-district.ts')], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  cleanUp.push(() => stopProcess(child));
}

const banner = (url: string) => `
  QuietSite is running.

  Open        ${origin}
  API         http://127.0.0.1:${ports.server}/api/openapi.json
  Map layers  http://127.0.0.1:${ports.server}/ogc
  Database    ${url}
  Mail        caught on port ${ports.smtp}, kept in .run/${instance}/mail
  Logs        .run/${instance}/server.log, worker.log, web.log

  Sign in with
${demoAccounts.map(({ username, password, role }) => `    ${username.padEnd(14)} ${password.padEnd(14)} ${role}`).join('\n')}

  Ctrl+C stops everything; the data stays.
`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    say('stopping ...');
    void stop().then(() => process.exit(0));
  });
}

await startEverything().catch(async (error: Error) => {
  console.error(`could not start: ${error.message}`);
  await stop();
  process.exit(1);
});
