import { runProgram } from '../programs/run-program.ts';

const MEMORY_LIMIT_MEGABYTES = 2048;

/** Counts pages with an independent reader, which also shows that it can open the file. */
export async function countPages(pdf: Uint8Array, timeLimitMs: number): Promise<number> {
  let answer = '';
  await runProgram('qpdf', ['--show-npages', 'document.pdf'], {
    limits: { timeoutSeconds: timeLimitMs / 1000, memoryMegabytes: MEMORY_LIMIT_MEGABYTES },
    files: { 'document.pdf': pdf },
    onOutput: (chunk) => {
      answer += chunk;
    },
  });
  return Number(answer);
}
