import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AppendixKind } from '@quietsite/documents';
import type { PlanSource } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { comparePage } from './testing/page-pictures.ts';
import { buildSample, planOfActivities, planOfReceivers, planWithTexts } from './testing/sample-appendix.ts';

const run = promisify(execFile);

describe('appendices', () => {
  let printer: Printer;
  let folder: string;
  beforeAll(async () => {
    printer = createPrinter();
    folder = await mkdtemp(join(tmpdir(), 'appendix-test-'));
  });
  afterAll(async () => {
    await printer.close();
    await rm(folder, { recursive: true, force: true });
  });

  const print = (kind: AppendixKind, source: PlanSource) => printer.printAppendix(buildSample(kind, source));
  const ask = async (pdf: Buffer, command: string, ...parameters: string[]) => {
    const path = join(folder, 'document.pdf');
    await writeFile(path, pdf);
    const outcome = await run(command, [...parameters, path, ...(command === 'pdftotext' ? ['-'] : [])]);
    return outcome.stdout;
  };
  /** Lines of each page of a section that look like its rows. */
  const countRows = async (pdf: Buffer, number: string, row: RegExp) => {
    const pages = (await ask(pdf, 'pdftotext', '-layout')).split('\f');
    const ofSection = pages.filter((page) => page.includes(`Appendix ${number}, page `));
    return ofSection.map((page) => page.split('\n').flatMap((line) => line.match(row) ?? []).length);
  };

  describe('of sixty activities', () => {
    let pdf: Buffer;
    beforeAll(async () => {
      pdf = await print('b', planOfActivities());
    });

    it('[APPX-01] are A4 landscape', async () => {
      const sizes = (await ask(pdf, 'pdfinfo', '-f', '1', '-l', '99')).match(/Page +\d+ size:.*/g) ?? [];
      expect(new Set(sizes.map((size) => size.replace(/Page +\d+ size: +/, '')))).toEqual(
        new Set(['841.89 x 595.276 pts (A4)']),
      );
      expect(sizes.length).toBeGreaterThan(10);
    });

    it('[APPX-19] hold 26 codes a page', async () => {
      expect(await countRows(pdf, 'B-1', /^ *[A-Z]{1,2} {2,}Zone 1/)).toEqual([26, 26, 8]);
    });

    it('[APPX-20] hold 52 combinations a page in two columns of 26', async () => {
      expect(await countRows(pdf, 'B-2', /C-[A-Z]{1,2}\b/g)).toEqual([52, 7]);
    });

    it('[APPX-24] hold 30 lines of a calculation a page, the receiver above each', async () => {
      expect(await countRows(pdf, 'B-5', /^ *(C-)?[A-Z]{1,2} {2,}.*\d\.\d/)).toEqual([30, 30, 30, 29]);
      const pages = (await ask(pdf, 'pdftotext')).split('\f').filter((page) => page.includes('Appendix B-5, page'));
      expect(pages.filter((page) => page.includes('N1, 富華樓 Block 1 · criterion'))).toHaveLength(4);
    });

    it('number the pages of a section by themselves', async () => {
      const text = await ask(pdf, 'pdftotext');
      expect(text.match(/Appendix B-5, page \d of \d/g)).toEqual(
        [1, 2, 3, 4].map((page) => `Appendix B-5, page ${page} of 4`),
      );
    });

    it('give the same bytes for the same input, also from another thread', async () => {
      const other = createPrinter();
      const again = await other.printAppendix(buildSample('b', planOfActivities())).finally(() => other.close());
      expect(again.equals(pdf)).toBe(true);
    });

    it('pass the checks of qpdf', async () => {
      expect(await ask(pdf, 'qpdf', '--check')).toContain('No syntax');
    });

    it.each([
      [1, 'cover'],
      [2, 'codes'],
      [5, 'combinations'],
      [9, 'inventory'],
      [14, 'calculation'],
    ])('look as page %i did: %s', async (page, name) => {
      expect(await comparePage(pdf, page, `appendix-${name}`)).toBeLessThan(MOST_DIFFERENT);
    });
  });

  describe('of sixty receivers', () => {
    let unmitigated: Buffer;
    let mitigated: Buffer;
    beforeAll(async () => {
      unmitigated = await print('b', planOfReceivers());
      mitigated = await print('c', planOfReceivers());
    });

    it('[APPX-21] hold 25 receivers on the first page, then 26', async () => {
      expect(await countRows(unmitigated, 'B-3', /^ *N\d+ .*dential/)).toEqual([25, 26, 9]);
      expect(await countRows(mitigated, 'C-3', /^ *N\d+ .*dential/)).toEqual([25, 26, 9]);
      expect(await countRows(unmitigated, 'B-6', /^ *N\d+ .*66\.0/)).toEqual([25, 26, 9]);
    });

    it('[APPX-22] hold 22 machines on the first page, then 23', async () => {
      expect(await countRows(unmitigated, 'B-4', /Machine \d+/)).toEqual([22, 23, 15]);
    });

    it('[APPX-23] hold 10 mitigated machines a page', async () => {
      expect(await countRows(mitigated, 'C-4', /Machine \d+/)).toEqual([10, 10, 10, 10, 10, 10]);
    });

    it.each([
      [3, 'summary'],
      [6, 'mitigated-inventory'],
    ])('look as page %i did: %s', async (page, name) => {
      expect(await comparePage(mitigated, page, `appendix-${name}`)).toBeLessThan(MOST_DIFFERENT);
    });

    it('look as the monthly schedule did', async () => {
      const pages = (await ask(unmitigated, 'pdftotext')).split('\f');
      const page = pages.findIndex((text) => text.includes('Appendix B-6, page 1')) + 1;
      expect(await comparePage(unmitigated, page, 'appendix-monthly')).toBeLessThan(MOST_DIFFERENT);
    });
  });

  describe('with a programme', () => {
    let pdf: Buffer;
    beforeAll(async () => {
      pdf = await print('a', planOfActivities());
    });

    it('[APPX-25] hold 15 bars a page under the axis and the zone', async () => {
      expect(await countRows(pdf, 'A-1', /^ *[A-Z]{1,2} .*2027-/)).toEqual([15, 15, 15, 15]);
      const pages = (await ask(pdf, 'pdftotext')).split('\f').filter((page) => page.includes('Appendix A-1, page'));
      expect(pages.every((page) => page.includes('Zone 1 第一區') && page.includes('January 2027'))).toBe(true);
    });

    it('carry the rows of the programme as a table with their dates in the structure, the map as a described figure', async () => {
      const structure = await ask(pdf, 'pdfinfo', '-struct-text');
      expect(structure).toMatch(/H1 .*\n\s+"Appendix A: Implementation programme and site map"/);
      expect(structure.match(/^\s*H2 /gm)).toHaveLength(2);
      // Heads, the zone and sixty activities.
      expect(structure.match(/^\s*TR\b/gm)).toHaveLength(62);
      expect(structure).toContain('"2027-01-04"');
      expect(structure.match(/^\s*Figure\b/gm)).toHaveLength(1);
      const objects = await ask(pdf, 'qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none');
      expect(objects).toMatch(/"\/Alt": "u:Map at scale/);
      expect((await ask(pdf, 'pdfimages', '-list')).split('\n').slice(2).filter(Boolean)).toEqual([]);
    });

    it.each([
      [2, 'programme'],
      [6, 'map'],
    ])('look as page %i did: %s', async (page, name) => {
      expect(await comparePage(pdf, page, `appendix-${name}`)).toBeLessThan(MOST_DIFFERENT);
    });
  });

  const HOSTILE = '#panic("x") *b* $x^2$ <b>alert</b> @label \\ ]';
  it.each(['b', 'c', 'd'] as const)('print what users wrote as it stands, never as markup: %s', async (kind) => {
    const text = await ask(await print(kind, planWithTexts(HOSTILE)), 'pdftotext');
    expect(text.replaceAll(/\s+/g, '')).toContain(HOSTILE.replaceAll(/\s+/g, ''));
  });

  it.each([
    ['沙田第二期工程發展項目綜合重建及道路改善工程', 8],
    ['W', 180],
    ['two\nlines ', 20],
    ['🚧 emoji \u0000 control', 1],
  ])('print with the longest texts: %j times %i', async (words, times) => {
    const source = planWithTexts(words.repeat(times));
    for (const kind of ['a', 'b', 'c', 'd'] as const) {
      const information = await ask(await print(kind, source), 'pdfinfo');
      expect(Number(/Pages:\s+(\d+)/.exec(information)?.[1])).toBeLessThan(40);
    }
  });
});

/** Of the pixels of a page. */
const MOST_DIFFERENT = 0.002;
