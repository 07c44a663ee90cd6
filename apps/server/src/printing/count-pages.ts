import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** As a reader of another make counts them, which also shows that it can open the file. */
export async function countPages(pdf: Uint8Array, timeLimitMs: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-print-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('qpdf', ['--show-npages', file], { timeout: timeLimitMs, killSignal: 'SIGKILL' });
    return Number(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
