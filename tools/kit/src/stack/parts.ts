import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startNode, stopProcess } from './processes.ts';

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
