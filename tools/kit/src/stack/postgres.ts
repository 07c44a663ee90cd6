import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repositoryRoot } from './cluster.ts';

const run = promisify(execFile);
export const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** Runs as the database's own user, which its programs require. */
export async function asPostgres(
  command: string,
  parameters: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const { stdout } = await run('runuser', ['-u', 'postgres', '--', 'env', ...settings, command, ...parameters], {
    cwd: '/',
    maxBuffer: 64 * 1024 ** 2,
  });
  return stdout;
}

/** A cluster that is started and stopped while users work. */
export interface Cluster {
  readonly directory: string;
  readonly port: number;
  readonly data: string;
  readonly adminUrl: string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Kills only the postmaster, without warning. */
  killPostmaster(): Promise<void>;
  /** Kills everything at once, as in a machine failure. */
  killAll(): Promise<void>;
  /** Stops the cluster, calls `release` for its disk, and deletes the files. */
  remove(release?: () => void): Promise<void>;
}

const MAX_START_MS = 60_000;

export function describeCluster(directory: string, port: number, configuration = ''): Cluster {
  const data = join(directory, 'data');
  const environment = { ...process.env, POSTGRES_EXTRA_CONFIGURATION: configuration };
  const stop = (mode: string) => asPostgres(`${PROGRAMS}/pg_ctl`, ['-D', data, '-m', mode, '-w', '-s', 'stop']);
  return {
    ...{ directory, port, data, adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres` },
    // Processes left by the killed one must end before another can start.
    start: () =>
      repeatUntil(MAX_START_MS, () =>
        run(join(repositoryRoot, 'scripts/postgis-up.sh'), [directory, String(port)], { env: environment }),
      ),
    stop: async (mode) => void (await stop(mode)),
    killPostmaster: () => killProcesses([readPostmaster(data)]),
    async killAll() {
      const postmaster = readPostmaster(data);
      const { stdout } = await run('pgrep', ['-P', String(postmaster)]);
      await killProcesses([postmaster, ...stdout.trim().split('\n').map(Number)]);
    },
    async remove(release) {
      await stop('immediate').catch(() => {});
      release?.();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const readPostmaster = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function killProcesses(processes: readonly number[]): Promise<void> {
  for (const one of processes) signal(one, 'SIGKILL');
  while (processes.some((one) => signal(one, 0))) await pause(20);
}

/** False if the process no longer exists. */
function signal(processId: number, what: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(processId, what);
  } catch {
    return false;
  }
}

async function repeatUntil(limitMs: number, act: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + limitMs; ; await pause(200)) {
    try {
      await act();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
