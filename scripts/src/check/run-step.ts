import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

const MAX_MARKED_LINES = 30;
const TAIL_LINES = 20;
const MAX_LINE_LENGTH = 300;

/** Lines that name a failed test. */
const FAILED_TEST = /^\s*(FAIL|×|✘|✗|\d+\) )/;
/** Lines that name an error. Tested servers log provoked errors as JSON, so those lines are skipped. */
const ERROR = /^(?!\s*\{).*(Error\b.*:|error TS\d|Timeout|timed out)/;

/** The most useful lines first: failed tests, then errors, then the end of the log. */
export function describeFailure(logFile: string): string {
  const lines = stripVTControlCharacters(readFileSync(logFile, 'utf8')).trimEnd().split('\n');
  const marked = [FAILED_TEST, ERROR].flatMap((mark) => lines.filter((line) => mark.test(line)));
  return [...marked.slice(0, MAX_MARKED_LINES), '...', ...lines.slice(-TAIL_LINES)]
    .map((line) => `       | ${line.slice(0, MAX_LINE_LENGTH)}`)
    .join('\n');
}
