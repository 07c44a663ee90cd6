import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTypstCompiler } from './typst-compiler.ts';

describe('Typst compiler', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'typst-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const compile = async (source: string) => {
    await writeFile(join(folder, 'page.typ'), source);
    return createTypstCompiler(folder, [])({ template: 'page.typ', inputs: { name: 'value' } });
  };

  it('refuses a page whose font is not installed', async () => {
    const source = '#set document(title: "Page")\n#set text(font: "No Such Face")\nWords';
    await expect(compile(source)).rejects.toThrow(/^page\.typ:2:\d+: unknown font family: no such face/);
  });

  it('refuses a layout that does not settle', async () => {
    const source =
      '#set document(title: "Page")\n#context range(query(<mark>).len() + 1).map(_ => [#metadata(1) <mark>]).join()';
    await expect(compile(source)).rejects.toThrow('layout did not converge within 5 attempts');
  });

  it('names the place of a fault in the template', async () => {
    await expect(compile('#set document(title: "Page")\n#nothing')).rejects.toThrow(
      'page.typ:2:2: unknown variable: nothing',
    );
  });

  it('reads nothing outside its folder', async () => {
    await expect(compile('#set document(title: "Page")\n#read("../../etc/hostname")')).rejects.toThrow(/page\.typ:2:/);
  });

  it('refuses a file without a title, as PDF/UA asks', async () => {
    await expect(compile('Words')).rejects.toThrow(/title/i);
  });
});
