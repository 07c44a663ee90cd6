import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repositoryRoot } from './cluster.ts';
import { startNode, stopProcess } from './processes.ts';

const run = promisify(execFile);

/** A process that is killed without warning and restarted, as a supervisor would. */
export interface Part {
  readonly name: string;
  /** How often it ended without being killed. */
  readonly ownEnds: number;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Graceful stop at the end. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 1_000;

interface NodePart {
  readonly name: string;
  readonly file: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logFile: string;
}

export function createNodePart({ name, file, environment, logFile }: NodePart): Part {
  let child: ChildProcess | undefined;
  let [ownEnds, starts] = [0, 0];
  let isWanted = false;
  async function start(): Promise<void> {
    isWanted = true;
    starts += 1;
    const started = startNode(file, environment, `${logFile}.${starts}`);
    child = started;
    started.once('exit', async () => {
      if (!isWanted || child !== started) return;
      ownEnds += 1;
      await pause(RESTART_AFTER_MS);
      if (isWanted) await start();
    });
  }
  return {
    name,
    get ownEnds() {
      return ownEnds;
    },
    start,
    async kill() {
      isWanted = false;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      isWanted = false;
      if (child) await stopProcess(child);
    },
  };
}

/** Kills the whole cluster at once, as in a power failure: postmaster and all its processes. */
export function createDatabasePart(directory: string, port: number): Part {
  const script = (name: string) => join(repositoryRoot, 'scripts', name);
  const environment = { ...process.env, POSTGRES_EXTRA_CONFIGURATION: '' };
  const start = async () => {
    await run(script('postgis-up.sh'), [directory, String(port)], { env: environment });
  };
  return {
    name: 'database',
    ownEnds: 0,
    start,
    async kill() {
      const postmaster = Number(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
      const { stdout } = await run('pgrep', ['-P', String(postmaster)]);
      const processes = [postmaster, ...stdout.trim().split('\n').map(Number)];
      for (const one of processes) signal(one, 'SIGKILL');
      while (processes.some((one) => signal(one, 0))) await pause(20);
    },
    async stop() {
      await run(script('postgis-down.sh'), [directory]);
    },
  };
}

/** False if the process no longer exists. */
function signal(processId: number, what: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(processId, what);
  } catch {
    return false;
  }
}
