import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from './cluster.ts';
import { isAnswering, waitFor } from './wait.ts';

export interface StackSettings {
  readonly databaseUrl: string;
  readonly serverPort: number;
  readonly publicOrigin: string;
  readonly smtpPort: number;
  readonly directory: string;
  readonly webDirectory: string;
}

/** The file store of a stack. */
export const fileStoreUrl = (directory: string): string => pathToFileURL(join(directory, 'files')).href;

/** The environment of a demonstration: sample data, offline base map, demo accounts. */
export const stackEnvironment = (settings: StackSettings): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: settings.databaseUrl,
  PORT: String(settings.serverPort),
  PUBLIC_ORIGIN: settings.publicOrigin,
  SMTP_URL: `smtp://127.0.0.1:${settings.smtpPort}`,
  MAIL_KEY: 'closes the mails of a demonstration in its queue',
  FILE_STORE_URL: fileStoreUrl(settings.directory),
  WEB_DIRECTORY: settings.webDirectory,
  BASE_MAP: process.env.BASE_MAP ?? 'offline',
  DEMO_ACCOUNTS: 'true',
  APPROVAL_MAILS_PER_HOUR: '1000',
  // A demonstration or test run makes all requests from one address.
  RATE_LIMIT_PER_MINUTE: process.env.RATE_LIMIT_PER_MINUTE ?? '600',
});

interface NodeOptions {
  readonly flags?: readonly string[];
  /** Relative to the checkout, which is the default. */
  readonly directory?: string;
}

export function startNode(
  file: string,
  environment: NodeJS.ProcessEnv,
  logFile: string,
  { flags = [], directory = '.' }: NodeOptions = {},
): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  return spawn(process.execPath, [...flags, join(repositoryRoot, file)], {
    cwd: join(repositoryRoot, directory),
    env: environment,
    stdio: ['ignore', log, log],
  });
}

export const waitUntilReady = (url: string, child: ChildProcess): Promise<boolean> =>
  waitFor(url, async () => {
    if (child.exitCode !== null)
      throw new Error(`the process ended with code ${child.exitCode} before ${url} answered`);
    return isAnswering(url);
  });

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const hardStop = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(hardStop);
}
