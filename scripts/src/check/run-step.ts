import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import type { Step } from './steps.ts';

export interface Outcome {
  readonly step: Step;
  readonly isPassed: boolean;
  readonly seconds: number;
  readonly logFile: string;
}

const logs = join(repositoryRoot, 'reports/logs');
/** A run starts dozens of servers, workers and threads, so they share a compile cache. */
const NODE_COMPILE_CACHE = join(repositoryRoot, 'reports/compiled');

export async function runStep(step: Step): Promise<Outcome> {
  await mkdir(logs, { recursive: true });
  const logFile = join(logs, `${step.name.replaceAll(/\W+/g, '-')}.log`);
  const log = createWriteStream(logFile);
  const startedAt = performance.now();
  const [program = '', ...parameters] = step.command;
  const child = spawn(program, parameters, {
    cwd: repositoryRoot,
    env: { ...process.env, CI: 'true', NODE_COMPILE_CACHE, ...step.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(-1));
    child.on('close', (exitCode) => resolve(exitCode ?? -1));
  });
  await new Promise<void>((resolve) => log.end(resolve));
  return { step, isPassed: code === 0, seconds: (performance.now() - startedAt) / 1000, logFile };
}
