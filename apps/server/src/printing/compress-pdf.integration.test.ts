import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressPdf } from './compress-pdf.ts';
import { createTypstCompiler } from './typst-compiler.ts';

const run = promisify(execFile);
// More objects than one pack holds, non-Latin text, brackets, and PDF keywords.
const SOURCE = `#set document(title: "Words (and) 字 endobj")
#set page(width: 90mm, height: 60mm)
#set text(font: ("Inter", "Noto Sans CJK HK"))
= Title 標題
#table(columns: 4, ..range(90).map(n => [Cell #n endstream endobj ( \\\\ )]))`;

describe('packing of a PDF', () => {
  let folder: string;
  let plain: Uint8Array;
  let packed: Buffer;
  const path = (name: string) => join(folder, name);
  const read = async (command: string, ...parameters: string[]) => (await run(command, parameters)).stdout;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pack-test-'));
    await writeFile(path('page.typ'), SOURCE);
    plain = createTypstCompiler(folder, [])({ template: 'page.typ', inputs: {} });
    packed = await compressPdf(plain);
    await Promise.all([writeFile(path('plain.pdf'), plain), writeFile(path('packed.pdf'), packed)]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('leaves text, structure and pages as they were', async () => {
    for (const question of [['pdftotext'], ['pdfinfo', '-struct-text']] as const) {
      const [command, ...parameters] = question;
      const ask = (name: string) => read(command, ...parameters, path(name), ...(command === 'pdftotext' ? ['-'] : []));
      expect(await ask('packed.pdf')).toBe(await ask('plain.pdf'));
    }
    const [before, after] = await Promise.all(['plain.pdf', 'packed.pdf'].map((name) => read('pdfinfo', path(name))));
    expect(after?.replace(/File size.*/, '')).toBe(before?.replace(/File size.*/, ''));
  });

  it('takes less than half the room', () => {
    expect(packed.length).toBeLessThan(plain.length / 2);
  });

  it('passes the checks of qpdf', async () => {
    await expect(run('qpdf', ['--check', path('packed.pdf')])).resolves.toMatchObject({
      stdout: expect.stringContaining('No syntax'),
    });
  });

  it('gives the same bytes for the same file', async () => {
    expect((await compressPdf(plain)).equals(packed)).toBe(true);
  });
});

it.each(['plain text', 'startxref\n5\n%%EOF', ''])(
  'says what is wrong with a file that is no PDF: %j',
  async (words) => {
    await expect(compressPdf(Buffer.from(words))).rejects.toMatchObject({
      name: 'PrintingError',
      failure: 'COMPRESSION',
      message: expect.stringContaining('PDF'),
    });
  },
);
