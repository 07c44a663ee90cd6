import { execFileSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, statfsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '../../../..');

/** Outside the checkout, because the database's own user must be able to access it. */
export const clusterDirectory = (purpose: string): string => join('/var/tmp', nameOf(purpose));

function nameOf(purpose: string): string {
  const checkout = createHash('sha256').update(repositoryRoot).digest('hex').slice(0, 8);
  return `quietsite-${checkout}-${purpose}`;
}

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * For a temporary cluster: in memory if there is room. Copying a database of hundreds of small files costs a tenth
 * there; containers often have only a few megabytes.
 */
export const temporaryClusterDirectory = (purpose: string): string =>
  freeBytes(MEMORY) >= MIN_FREE_BYTES ? join(MEMORY, nameOf(purpose)) : clusterDirectory(purpose);

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Nothing in such a cluster outlives its run, and JIT does not pay off for queries of a few milliseconds. */
export const TEMPORARY_CONFIGURATION = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'jit=off', 'autovacuum=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', "max_wal_size='512MB'"],
].join('\n');

/** Starts a private PostgreSQL with PostGIS; returns the URL of its maintenance database. */
export function startCluster(
  directory: string,
  port: number,
  extraConfiguration = '',
  environment: NodeJS.ProcessEnv = {},
): string {
  execFileSync(join(repositoryRoot, 'scripts/postgis-up.sh'), [directory, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, POSTGRES_EXTRA_CONFIGURATION: extraConfiguration },
  });
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

export function stopCluster(directory: string, { remove = false } = {}): void {
  execFileSync(join(repositoryRoot, 'scripts/postgis-down.sh'), [directory], { stdio: 'ignore' });
  if (remove) rmSync(directory, { recursive: true, force: true });
}

/** Below the ephemeral ports: an outgoing connection could take one of those before the process listens on it. */
const PORTS = { from: 15_000, below: 32_000 };

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(randomInt(PORTS.from, PORTS.below), '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return findFreePort();
  }
}
