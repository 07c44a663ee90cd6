import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '../../..');

/** Outside the checkout, because the database's own user must be able to reach it wherever the checkout lies. */
export function clusterDirectory(purpose: string): string {
  const checkout = createHash('sha256').update(repositoryRoot).digest('hex').slice(0, 8);
  return `/var/tmp/quietsite-${checkout}-${purpose}`;
}

/** For a database that nobody will miss: nothing of it need survive, and queries of milliseconds are not worth compiling. */
export const PASSING = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'jit=off'].join('\n');

/** A private PostgreSQL with PostGIS; answers the address of its maintenance database. */
export function startCluster(directory: string, port: number, extraConfiguration = ''): string {
  execFileSync(join(repositoryRoot, 'scripts/postgis-up.sh'), [directory, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, POSTGRES_EXTRA_CONFIGURATION: extraConfiguration },
  });
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

export function stopCluster(directory: string, { remove = false } = {}): void {
  execFileSync(join(repositoryRoot, 'scripts/postgis-down.sh'), [directory], { stdio: 'ignore' });
  if (remove) rmSync(directory, { recursive: true, force: true });
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
