import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface GdalLimits {
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
}

export interface GdalRun {
  readonly limits: GdalLimits;
  /** Ends the program when nobody wants its answer any more. */
  readonly signal?: AbortSignal;
  readonly environment: Readonly<Record<string, string>>;
  onOutput?(chunk: string): void;
  onErrorLine?(line: string): void;
}

/** GDAL said no, ran out of time or memory, or is not installed; the text is for the person who gave the file. */
export class GdalError extends Error {
  override readonly name = 'GdalError';
  readonly kind: 'failed' | 'stopped' | 'missing';

  constructor(message: string, kind: GdalError['kind'] = 'failed') {
    super(message);
    this.kind = kind;
  }
}

/** What a shell answers when it cannot start a program. */
const NOT_STARTED = [126, 127];

/** Nothing reaches out: no web file systems, no grids from the network, no secrets of our own environment. */
const ISOLATION = {
  CPL_VSIL_CURL_ALLOWED_EXTENSIONS: '{none}',
  CPL_VSIL_CURL_ALLOWED_FILENAME: '{none}',
  GDAL_HTTP_PROXY: '127.0.0.1:9',
  GDAL_HTTP_TIMEOUT: '1',
  GDAL_HTTP_MAX_RETRY: '0',
  PROJ_NETWORK: 'OFF',
  // Otherwise GDAL falls silent after a thousand messages and we would miscount what it left out.
  CPL_MAX_ERROR_REPORTS: '1000000000',
};

/** Runs one GDAL program under a memory limit (the shell's, before it becomes the program) and a time limit. */
export async function runGdal(
  program: 'ogr2ogr' | 'ogrinfo',
  parameters: readonly string[],
  run: GdalRun,
): Promise<void> {
  const limitThenBecome = `ulimit -v ${run.limits.memoryMegabytes * 1024} && exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', limitThenBecome, program, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', ...ISOLATION, ...run.environment },
    timeout: run.limits.timeoutSeconds * 1000,
    killSignal: 'SIGKILL',
    ...(run.signal && { signal: run.signal }),
  });
  const lastLines: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => run.onOutput?.(chunk));
  createInterface({ input: child.stderr }).on('line', (line) => {
    run.onErrorLine?.(line);
    lastLines.push(line);
    if (lastLines.length > 5) lastLines.shift();
  });
  const { status, signal } = await new Promise<{ status: number | null; signal: NodeJS.Signals | null }>(
    (resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status, signal) => resolve({ status, signal }));
    },
  );
  if (signal === 'SIGKILL') {
    throw new GdalError(`${program} was stopped after ${run.limits.timeoutSeconds} s`, 'stopped');
  }
  if (status !== null && NOT_STARTED.includes(status)) {
    throw new GdalError(`${program} cannot be started: ${lastLines.join(' ').trim()}`, 'missing');
  }
  if (status !== 0) throw new GdalError(`${program} failed (${signal ?? status}): ${lastLines.join(' ').trim()}`);
}
