import { runProgram } from '../programs/run-program.ts';
import { createPackedFile } from './packed-file.ts';
import { readPdf } from './read-pdf.ts';

/**
 * A tagged file has tens of thousands of small objects, whose offset table alone takes megabytes. Packs them into
 * compressed streams; existing streams stay unchanged. Deterministic. Throws PrintingError.
 */
export async function compressPdf(pdf: Uint8Array): Promise<Buffer> {
  const { objects, size, trailer } = readPdf(pdf);
  const file = createPackedFile();
  return file.finish(await file.add(objects, size), trailer);
}

const MEMORY_LIMIT_MEGABYTES = 2048;

/** Counts pages with an independent reader, which also shows that it can open the file. */
export async function countPages(pdf: Uint8Array, timeLimitMs: number): Promise<number> {
  let output = '';
  await runProgram('qpdf', ['--show-npages', 'document.pdf'], {
    limits: { timeoutSeconds: timeLimitMs / 1000, memoryMegabytes: MEMORY_LIMIT_MEGABYTES },
    files: { 'document.pdf': pdf },
    onOutput: (chunk) => {
      output += chunk;
    },
  });
  return Number(output);
}
