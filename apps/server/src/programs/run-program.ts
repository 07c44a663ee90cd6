import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findRequester } from '../requester.ts';
import { isolated } from './isolation.ts';

export interface ProgramLimits {
  readonly timeoutSeconds: number;
  /** Limits its memory and the size of each file it writes. */
  readonly memoryMegabytes: number;
}

export interface ProgramRun {
  readonly limits: ProgramLimits;
  /** Ends the program when its result is no longer needed, in addition to the signal of the requester. */
  readonly signal?: AbortSignal;
  /** The only variables it gets besides PATH, its folder and the character encoding. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Written to its folder before it starts. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  onOutput?(chunk: string): void;
  onErrorLine?(line: string): void;
}

/** The program failed, exceeded its time or memory, or is not installed. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  readonly kind: 'failed' | 'stopped' | 'missing';

  constructor(message: string, kind: ProgramError['kind']) {
    super(message);
    this.kind = kind;
  }
}

/** Exit codes of `prlimit` when it cannot start a program. */
const NOT_STARTED = [126, 127];
/** Sent by the server when the time limit is reached, or by the system if the server has ended by then. */
const STOPPED: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGXCPU'];
const MAX_OPEN_FILES = 256;
const MAX_ERROR_LINES = 5;

const limitsOf = ({ timeoutSeconds, memoryMegabytes }: ProgramLimits): string[] => [
  `--as=${memoryMegabytes * 1_048_576}`,
  `--fsize=${memoryMegabytes * 1_048_576}`,
  `--cpu=${Math.ceil(timeoutSeconds) + 1}`,
  `--nofile=${MAX_OPEN_FILES}`,
  '--core=0',
];

/**
 * Runs a system program on an uploaded file: with limits enforced by the system, in a temporary folder, isolated,
 * without the server's environment and without a shell. Throws ProgramError.
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
  const [command, commandParameters] = isolated('prlimit', [...limitsOf(run.limits), '--', program, ...parameters]);
  const child = spawn(command, commandParameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: folder, TMPDIR: folder, ...run.environment },
    timeout: Math.ceil(run.limits.timeoutSeconds * 1000),
    killSignal: 'SIGKILL',
    signal: AbortSignal.any([findRequester().signal, ...(run.signal ? [run.signal] : [])]),
  });
  const lastLines: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => run.onOutput?.(chunk));
  createInterface({ input: child.stderr }).on('line', (line) => {
    run.onErrorLine?.(line);
    lastLines.push(line);
    if (lastLines.length > MAX_ERROR_LINES) lastLines.shift();
  });
  const { status, signal } = await new Promise<{ status: number | null; signal: NodeJS.Signals | null }>(
    (resolve, reject) => {
      child.on('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ENOENT' ? new ProgramError('prlimit cannot be started', 'missing') : error),
      );
      child.on('close', (status, signal) => resolve({ status, signal }));
    },
  );
  const output = lastLines.join(' ').trim();
  if (STOPPED.includes(signal))
    throw new ProgramError(`${program} was stopped after ${run.limits.timeoutSeconds} s`, 'stopped');
  if (status !== null && NOT_STARTED.includes(status))
    throw new ProgramError(`${program} cannot be started: ${output}`, 'missing');
  if (status !== 0) throw new ProgramError(`${program} failed (${signal ?? status}): ${output}`, 'failed');
}
