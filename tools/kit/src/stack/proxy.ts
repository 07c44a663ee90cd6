import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';
import { repositoryRoot } from './cluster.ts';
import { isPortTaken } from './ports.ts';
import { stopProcess } from './processes.ts';

export interface ProxyOptions {
  readonly port: number;
  readonly serverPorts: readonly [number, number];
  readonly directory: string;
  /** The certificate of this machine; without one there is no TLS. */
  readonly certificate?: Certificate;
}

/**
 * The operators' configuration file, with local ports and a local certificate, or without TLS. Its settings for
 * failover, timeouts and buffering are what is tested.
 */
export function adaptConfiguration(text: string, { port, serverPorts, directory, certificate }: ProxyOptions): string {
  const [first, second] = serverPorts;
  const site = replaceEach(text, [
    [/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, ''],
    [/^ *listen \[::\]:443 .*\n/m, ''],
    ...(certificate ? withTls(port, certificate) : withoutTls(port)),
    [/127\.0\.0\.1:3001/, `127.0.0.1:${first}`],
    [/127\.0\.0\.1:3002/, `127.0.0.1:${second}`],
  ]);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  // When started as root, its workers would run as another user without read access here.
  const user = process.getuid?.() === 0 ? ['user root;'] : [];
  const head = [
    ...user,
    'daemon off;',
    `pid ${join(directory, 'pid')};`,
    'worker_processes 1;',
    'error_log stderr warn;',
  ];
  const http = ['access_log off;', ...folders, site];
  return [...head, 'events {}', 'http {', ...http, '}', ''].join('\n');
}

const withoutTls = (port: number): Replacement[] => [
  [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
  [/^ *ssl_.*\n/gm, ''],
];

const withTls = (port: number, { file, keyFile }: Certificate): Replacement[] => [
  [/listen 443 ssl/, `listen 127.0.0.1:${port} ssl`],
  [/ssl_certificate .*;/, `ssl_certificate ${file};`],
  [/ssl_certificate_key .*;/, `ssl_certificate_key ${keyFile};`],
];

type Replacement = readonly [RegExp, string];

/** Fails if the file no longer matches, so that the tested proxy cannot silently differ from the operators'. */
function replaceEach(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((changed, [what, by]) => {
    if (changed.search(what) < 0) throw new Error(`deploy/nginx.conf has no ${what} any more`);
    return changed.replace(what, by);
  }, text);
}

/** Starts nginx and waits until it accepts connections; returns a function that stops it. */
export async function startProxy(options: ProxyOptions): Promise<() => Promise<void>> {
  mkdirSync(options.directory, { recursive: true });
  const file = join(options.directory, 'nginx.conf');
  const original = readFileSync(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8');
  writeFileSync(file, adaptConfiguration(original, options));
  const logFile = join(options.directory, 'log');
  const log = openSync(logFile, 'w');
  const child = spawn('/usr/sbin/nginx', ['-e', 'stderr', '-p', options.directory, '-c', file], {
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`nginx did not start: ${readFileSync(logFile, 'utf8')}`);
  });
  const stopPolling = new AbortController();
  await Promise.race([ended, waitUntilTaken(options.port, stopPolling.signal)]).finally(() => stopPolling.abort());
  return () => stopProcess(child);
}

async function waitUntilTaken(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isPortTaken(port))) await pause(20);
}
