import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startNode, stopProcess } from './processes.ts';

/** A process that is killed without warning and restarted, as a supervisor would. */
export interface ManagedProcess {
  readonly name: string;
  /** The number of exits without being killed. */
  readonly unexpectedExits: number;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Graceful stop at the end. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 1_000;

interface ProcessOptions {
  readonly name: string;
  readonly file: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logFile: string;
}

export function createManagedProcess({ name, file, environment, logFile }: ProcessOptions): ManagedProcess {
  let child: ChildProcess | undefined;
  let [unexpectedExits, starts] = [0, 0];
  let shouldRun = false;
  async function start(): Promise<void> {
    shouldRun = true;
    starts += 1;
    const started = startNode(file, environment, `${logFile}.${starts}`);
    child = started;
    started.once('exit', async () => {
      if (!shouldRun || child !== started) return;
      unexpectedExits += 1;
      await pause(RESTART_AFTER_MS);
      if (shouldRun) await start();
    });
  }
  return {
    name,
    get unexpectedExits() {
      return unexpectedExits;
    },
    start,
    async kill() {
      shouldRun = false;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      shouldRun = false;
      if (child) await stopProcess(child);
    },
  };
}
