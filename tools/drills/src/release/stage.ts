import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clusterDirectory,
  findFreePort,
  startCluster,
  stopCluster,
  temporaryClusterDirectory,
} from '../../../kit/src/stack/cluster.ts';
import { databaseUrl, runStatements } from '../../../kit/src/stack/database.ts';
import { type DrillRoot, type Outcome, openRoot } from './root.ts';

export interface DrillStage {
  readonly root: DrillRoot;
  readonly ports: readonly number[];
  readonly origin: string;
  readonly adminUrl: string;
  /** The archive folder inside the root, as a path on the host. */
  readonly archives: string;
  /** install.sh, as an operator calls it. */
  install(parameters: string): Promise<Outcome>;
  /** A command of the running release, as the unit would start it. */
  quietsite(parameters: string): Promise<Outcome>;
  writeSettings(): void;
  close(): Promise<void>;
}

const ARCHIVES = '/srv';
/** As a unit starts it: only the settings from the file and the user. */
const AS_UNIT = `while IFS= read -r line; do [[ $line =~ ^[A-Z_]+= ]] && export "$line"; done </etc/quietsite/quietsite.env
exec setpriv --reuid=quietsite --regid=quietsite --init-groups -- /opt/quietsite/current/bin/quietsite`;

/** A database owned by a role without further rights, as docs/operations/README.md describes. */
async function openDatabase(adminUrl: string): Promise<string> {
  await runStatements(adminUrl, [
    "create role quietsite login password 'drill'",
    'create database quietsite owner quietsite',
  ]);
  await runStatements(databaseUrl(adminUrl, 'quietsite'), ['create extension postgis', 'create extension pg_trgm']);
  const url = new URL(databaseUrl(adminUrl, 'quietsite'));
  url.username = 'quietsite';
  url.password = 'drill';
  return url.href;
}

const settingsText = (url: string, origin: string) =>
  [
    `DATABASE_URL=${url}`,
    `PUBLIC_ORIGIN=${origin}`,
    'FILE_STORE_URL=file:///var/lib/quietsite/files',
    'SMTP_URL=smtp://127.0.0.1:1',
    'MAIL_KEY=closes the mails of the drill in its queue',
    'MAIL_FROM=QuietSite <no-reply@localhost>',
    'BASE_MAP=offline',
    'RATE_LIMIT_PER_MINUTE=1000',
    'BACKUP_DIRECTORY=/var/backups/quietsite',
    '',
  ].join('\n');

export async function openDrillStage(archive: string): Promise<DrillStage> {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-drill-'));
  const root = await openRoot(join(directory, 'root'), `${clusterDirectory('drill')}/debian.tar`);
  const cluster = temporaryClusterDirectory(`drill-${process.pid}`);
  const adminUrl = startCluster(cluster, await findFreePort());
  const url = await openDatabase(adminUrl);
  const ports = [await findFreePort(), await findFreePort()];
  const origin = `http://127.0.0.1:${ports[0]}`;
  mkdirSync(join(root.path, ARCHIVES), { recursive: true });
  for (const suffix of ['', '.sha256'])
    copyFileSync(`${archive}${suffix}`, join(root.path, ARCHIVES, `${archive.split('/').at(-1)}${suffix}`));
  // Set once; later calls read them from the installation.
  const portsOf = (parameters: string) =>
    parameters.startsWith('install ') ? { QUIETSITE_PORTS: ports.join(' ') } : {};
  return {
    ...{ root, ports, origin, adminUrl, archives: join(root.path, ARCHIVES) },
    install: (parameters) =>
      root.run(`cd ${ARCHIVES} && deploy/install.sh ${parameters}`, { ...portsOf(parameters), QUIETSITE_WAIT: '60' }),
    quietsite: (parameters) => root.run(`${AS_UNIT} ${parameters}`),
    writeSettings: () => writeFileSync(join(root.path, 'etc/quietsite/quietsite.env'), settingsText(url, origin)),
    async close() {
      await root.close();
      stopCluster(cluster, { remove: true });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
