import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import { listDescendants, readMegabytes } from '../measure/process-memory.ts';
import { repositoryRoot } from '../stack/cluster.ts';

export interface ImportFigures {
  readonly seconds: number;
  readonly nodeMegabytes: number;
  readonly gdalMegabytes: number;
  readonly backendMegabytes: number;
  readonly output: string;
}

/** Runs the importer as an operator would and records the peak memory of it and of the database processes. */
export async function measureImport(
  url: string,
  file: string,
  pool: pg.Pool,
  options: readonly string[] = [],
): Promise<ImportFigures> {
  const command = join(repositoryRoot, 'apps/server/src/data-import.ts');
  const startedAt = performance.now();
  const parameters = ['buildings', file, '--label', 'Synthetic', '--sample', ...options];
  const child = spawn(process.execPath, [command, ...parameters], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const peaks = { nodeMegabytes: 0, gdalMegabytes: 0, backendMegabytes: 0 };
  const watch = setInterval(() => void recordPeaks(peaks, child.pid ?? 0, pool), 200);
  const [status] = await once(child, 'exit');
  clearInterval(watch);
  if (status !== 0) throw new Error('the import failed');
  return { seconds: (performance.now() - startedAt) / 1000, ...peaks, output };
}

interface Peaks {
  nodeMegabytes: number;
  gdalMegabytes: number;
  backendMegabytes: number;
}

async function recordPeaks(peaks: Peaks, pid: number, pool: pg.Pool): Promise<void> {
  const largest = (pids: readonly number[], field: 'VmHWM' | 'RssAnon') =>
    Math.max(0, ...pids.map((id) => readMegabytes(id, field)));
  peaks.nodeMegabytes = Math.max(peaks.nodeMegabytes, readMegabytes(pid, 'VmHWM'));
  peaks.gdalMegabytes = Math.max(peaks.gdalMegabytes, largest(listDescendants(pid), 'VmHWM'));
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  // Without the shared buffers, which every backend maps and none owns.
  const backends = rows.map((row) => row.pid);
  peaks.backendMegabytes = Math.max(peaks.backendMegabytes, largest(backends, 'RssAnon'));
}
