import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findAsker } from '../asker.ts';
import { runApart } from './apart.ts';

export interface ProgramLimits {
  readonly timeoutSeconds: number;
  /** Of its memory, and of each file that it writes. */
  readonly memoryMegabytes: number;
}

export interface ProgramRun {
  readonly limits: ProgramLimits;
  /** Ends the program when nobody wants its answer any more, beside that of the asker. */
  readonly signal?: AbortSignal;
  /** All that it gets beside where programs are, its folder and how letters are coded. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Put into its folder before it starts. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  onOutput?(chunk: string): void;
  onErrorLine?(line: string): void;
}

/** It said no, ran out of time or memory, or is not installed. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  readonly kind: 'failed' | 'stopped' | 'missing';

  constructor(message: string, kind: ProgramError['kind']) {
    super(message);
    this.kind = kind;
  }
}

/** What `prlimit` answers when it cannot start a program. */
const NOT_STARTED = [126, 127];
/** Ours, when its time is over, and the system's, should we be gone by then. */
const STOPPED: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGXCPU'];
const MAX_OPEN_FILES = 256;
const LINES_KEPT = 5;

const limitsOf = ({ timeoutSeconds, memoryMegabytes }: ProgramLimits): string[] => [
  `--as=${memoryMegabytes * 1_048_576}`,
  `--fsize=${memoryMegabytes * 1_048_576}`,
  `--cpu=${Math.ceil(timeoutSeconds) + 1}`,
  `--nofile=${MAX_OPEN_FILES}`,
  '--core=0',
];

/**
 * Runs a program of the system on a file that somebody gave us: with limits that the system holds, in a folder that goes
 * with it, without our environment, without sight of us and without a shell. Throws ProgramError.
 */
export async function runProgram(program: string, parameters: readonly string[], run: ProgramRun): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-program-'));
  try {
    for (const [name, content] of Object.entries(run.files ?? {})) await writeFile(join(folder, name), content);
    await execute(program, parameters, run, folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function execute(program: string, parameters: readonly string[], run: ProgramRun, folder: string): Promise<void> {
  const [command, words] = runApart('prlimit', [...limitsOf(run.limits), '--', program, ...parameters]);
  const child = spawn(command, words, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: folder, TMPDIR: folder, ...run.environment },
    timeout: run.limits.timeoutSeconds * 1000,
    killSignal: 'SIGKILL',
    signal: AbortSignal.any([findAsker().signal, ...(run.signal ? [run.signal] : [])]),
  });
  const lastLines: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => run.onOutput?.(chunk));
  createInterface({ input: child.stderr }).on('line', (line) => {
    run.onErrorLine?.(line);
    lastLines.push(line);
    if (lastLines.length > LINES_KEPT) lastLines.shift();
  });
  const { status, signal } = await new Promise<{ status: number | null; signal: NodeJS.Signals | null }>(
    (resolve, reject) => {
      child.on('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ENOENT' ? new ProgramError('prlimit cannot be started', 'missing') : error),
      );
      child.on('close', (status, signal) => resolve({ status, signal }));
    },
  );
  const said = lastLines.join(' ').trim();
  if (STOPPED.includes(signal))
    throw new ProgramError(`${program} was stopped after ${run.limits.timeoutSeconds} s`, 'stopped');
  if (status !== null && NOT_STARTED.includes(status))
    throw new ProgramError(`${program} cannot be started: ${said}`, 'missing');
  if (status !== 0) throw new ProgramError(`${program} failed (${signal ?? status}): ${said}`, 'failed');
}
