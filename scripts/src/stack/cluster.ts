import { execFileSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, statfsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '../../..');

/** Outside the checkout, because the database's own user must be able to reach it wherever the checkout lies. */
export const clusterDirectory = (purpose: string): string => join('/var/tmp', nameOf(purpose));

function nameOf(purpose: string): string {
  const checkout = createHash('sha256').update(repositoryRoot).digest('hex').slice(0, 8);
  return `quietsite-${checkout}-${purpose}`;
}

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * For a cluster that does not outlive its run: in memory where there is room for it. Copying a database, which is
 * hundreds of small files, costs a tenth there; containers often have a few megabytes only.
 */
export const passingClusterDirectory = (purpose: string): string =>
  freeBytes(MEMORY) >= MIN_FREE_BYTES ? join(MEMORY, nameOf(purpose)) : clusterDirectory(purpose);

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Nothing in such a cluster outlives its run, and queries of a few milliseconds are not worth compiling. */
export const PASSING_CONFIGURATION = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'jit=off', 'autovacuum=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', "max_wal_size='512MB'"],
].join('\n');

/** A private PostgreSQL with PostGIS; answers the address of its maintenance database. */
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

/** Below those that the system hands to whoever calls: by the time a process listens, a call of another may have one. */
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
