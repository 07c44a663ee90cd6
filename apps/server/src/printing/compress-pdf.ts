import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrintingError } from './printing-error.ts';

const LARGEST_BYTES = 256 * 1024 * 1024;

/** Packs the many small objects of a tagged file and gives it an id made from its content. */
export const compressPdf = (pdf: Uint8Array, timeLimitMs: number): Promise<Buffer> =>
  askQpdf(pdf, timeLimitMs, (source) => ['--object-streams=generate', '--deterministic-id', source, '-']);

export async function countPages(pdf: Uint8Array, timeLimitMs: number): Promise<number> {
  return Number(await askQpdf(pdf, timeLimitMs, (source) => ['--show-npages', source]));
}

async function askQpdf(
  pdf: Uint8Array,
  timeLimitMs: number,
  parametersFor: (source: string) => readonly string[],
): Promise<Buffer> {
  // qpdf seeks in its input, so it wants a file; its output can be piped.
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-print-'));
  try {
    const source = join(folder, 'document.pdf');
    await writeFile(source, pdf);
    return await runQpdf(parametersFor(source), timeLimitMs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runQpdf(parameters: readonly string[], timeLimitMs: number): Promise<Buffer> {
  const options = {
    encoding: 'buffer',
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
    maxBuffer: LARGEST_BYTES,
  } as const;
  return new Promise((resolve, reject) => {
    execFile('qpdf', parameters, options, (error, output, messages) => {
      if (!error) resolve(output);
      else if (error.killed) reject(new PrintingError('TIME_LIMIT', `qpdf did not finish within ${timeLimitMs} ms`));
      else reject(new PrintingError('COMPRESSION', messages.toString().trim() || error.message));
    });
  });
}
