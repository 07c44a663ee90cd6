import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type GreyPicture, readPgm } from './grey-picture.ts';

const run = promisify(execFile);
const MAX_BYTES = 256 * 1024 * 1024;

/** Reads documents with independent tools. */
export interface PdfReader {
  /** Runs a tool with the file as its last input and returns its standard output. */
  read(pdf: Buffer, tool: string, ...parameters: string[]): Promise<string>;
  /** The text of each page in reading order. */
  readPages(pdf: Buffer): Promise<string[]>;
  draw(pdf: Buffer, dotsPerInch: number, page: number): Promise<GreyPicture>;
  close(): Promise<void>;
}

export async function createPdfReader(): Promise<PdfReader> {
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-pdf-'));
  let files = 0;
  const store = async (pdf: Buffer) => {
    files += 1;
    const file = join(folder, `${files}.pdf`);
    await writeFile(file, pdf);
    return file;
  };
  const read: PdfReader['read'] = async (pdf, tool, ...parameters) => {
    const output = tool === 'pdftotext' ? ['-'] : [];
    return (await run(tool, [...parameters, await store(pdf), ...output], { maxBuffer: MAX_BYTES })).stdout;
  };
  return {
    read,
    readPages: async (pdf) => (await read(pdf, 'pdftotext')).split('\f').slice(0, -1),
    async draw(pdf, dotsPerInch, page) {
      const range = ['-f', String(page), '-l', String(page), '-singlefile'];
      const parameters = ['-r', String(dotsPerInch), '-gray', ...range, await store(pdf)];
      return readPgm((await run('pdftoppm', parameters, { encoding: 'buffer', maxBuffer: MAX_BYTES })).stdout);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
