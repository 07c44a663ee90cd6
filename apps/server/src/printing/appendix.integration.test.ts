import type { AppendixKind } from '@quietsite/documents';
import type { PlanSource } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { expectPicture } from './testing/page-pictures.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import {
  buildSample,
  planBehindWall,
  planOfActivities,
  planOfMonths,
  planOfReceivers,
  planWithTexts,
} from './testing/sample-appendix.ts';

describe('appendices', () => {
  let printer: Printer;
  let reader: PdfReader;
  beforeAll(async () => {
    printer = createPrinter();
    reader = await createPdfReader();
  });
  afterAll(async () => {
    await printer.close();
    await reader.close();
  });

  const print = (kind: AppendixKind, source: PlanSource) => printer.printAppendix(buildSample(kind, source));
  /** Counts the lines on each page of a section that look like its rows. */
  const countRows = async (pdf: Buffer, number: string, row: RegExp) => {
    const pages = (await reader.read(pdf, 'pdftotext', '-layout')).split('\f');
    const ofSection = pages.filter((page) => page.includes(`Appendix ${number}, page `));
    return ofSection.map((page) => page.split('\n').flatMap((line) => line.match(row) ?? []).length);
  };

  const findPage = async (pdf: Buffer, words: string) =>
    (await reader.readPages(pdf)).findIndex((page) => page.includes(words)) + 1;

  it('[REPORT-95] hold four sections of screening a page, each described in the file', async () => {
    const pdf = await print('b', planBehindWall(5));
    expect(await findPage(pdf, 'Appendix B-8, page 2 of 2')).toBeGreaterThan(0);
    const pages = (await reader.readPages(pdf)).filter((page) => page.includes('Appendix B-8, page '));
    expect(pages.map((page) => page.match(/Long Wall hides the works/g)?.length)).toEqual([4, 1]);
    const structure = await reader.read(pdf, 'pdfinfo', '-struct');
    expect(structure.match(/Figure/g)).toHaveLength(6);
    expect((await reader.read(pdf, 'pdfinfo')).match(/Tagged: *(\w+)/)?.[1]).toBe('yes');
  });

  describe('of sixty activities', () => {
    let pdf: Buffer;
    beforeAll(async () => {
      pdf = await print('b', planOfActivities());
    });

    it('[APPX-01] are A4 landscape', async () => {
      const sizes = (await reader.read(pdf, 'pdfinfo', '-f', '1', '-l', '99')).match(/Page +\d+ size:.*/g) ?? [];
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
      expect(await countRows(pdf, 'B-5', /^ *(?:C-)?[A-Z]{1,2} {2,}.*\d\.\d/)).toEqual([30, 30, 30, 29]);
      const pages = (await reader.readPages(pdf)).filter((page) => page.includes('Appendix B-5, page'));
      expect(pages.filter((page) => page.includes('N1, 富華樓 Block 1 · criterion'))).toHaveLength(4);
    });

    it('number the pages of a section by themselves', async () => {
      const text = await reader.read(pdf, 'pdftotext');
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
      expect(await reader.read(pdf, 'qpdf', '--check')).toContain('No syntax');
    });

    it.each([
      ['Contents', 'cover'],
      ['Appendix B-1, page 1', 'codes'],
      ['Appendix B-2, page 1', 'combinations'],
      ['Appendix B-4, page 1', 'inventory'],
      ['Appendix B-5, page 4', 'calculation'],
    ])('look as they did: %s', async (words, name) => {
      await expectPicture(reader, pdf, await findPage(pdf, words), `appendix-${name}`);
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
      ['Appendix C-3, page 1', 'summary'],
      ['Appendix C-4, page 1', 'mitigated-inventory'],
      ['Appendix C-6, page 1', 'monthly'],
    ])('look as they did: %s', async (words, name) => {
      await expectPicture(reader, mitigated, await findPage(mitigated, words), `appendix-${name}`);
    });
  });

  describe('with a programme', () => {
    let pdf: Buffer;
    beforeAll(async () => {
      pdf = await print('a', planOfMonths());
    });

    it('[APPX-25] hold 15 bars a page under the axis and the zone', async () => {
      expect(await countRows(pdf, 'A-1', /^ *[A-Z]{1,2} .*2027-/)).toEqual([15, 15, 15, 15]);
      const pages = (await reader.readPages(pdf)).filter((page) => page.includes('Appendix A-1, page'));
      expect(pages.every((page) => page.includes('Zone 1 第一區') && page.includes('January 2027'))).toBe(true);
    });

    it('carry the rows of the programme as a table with their dates in the structure, the map as a described figure', async () => {
      const structure = await reader.read(pdf, 'pdfinfo', '-struct-text');
      expect(structure).toMatch(/H1 .*\n\s+"Appendix A: Implementation programme and site map"/);
      expect(structure.match(/^\s*H2 /gm)).toHaveLength(2);
      // Header rows, the zone and sixty activities.
      expect(structure.match(/^\s*TR\b/gm)).toHaveLength(62);
      expect(structure).toContain('"2027-01-04"');
      expect(structure.match(/^\s*Figure\b/gm)).toHaveLength(1);
      const objects = await reader.read(pdf, 'qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none');
      expect(objects).toMatch(/"\/Alt": "u:Map at scale/);
      expect((await reader.read(pdf, 'pdfimages', '-list')).split('\n').slice(2).filter(Boolean)).toEqual([]);
    });

    it.each([
      ['Appendix A-1, page 1', 'programme'],
      ['Appendix A-2, page 1', 'map'],
    ])('look as they did: %s', async (words, name) => {
      await expectPicture(reader, pdf, await findPage(pdf, words), `appendix-${name}`);
    });
  });

  it.each(['a', 'c', 'd'] as const)('[APPX-01] are A4 landscape on every page: %s', async (kind) => {
    const information = await reader.read(await print(kind, planWithTexts('Site')), 'pdfinfo', '-l', '-1');
    const sizes = information.match(/^Page +\d+ size: .*$/gm) ?? [];
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.filter((size) => !size.includes(' 841.89 x 595.276 pts (A4)'))).toEqual([]);
  });

  const HOSTILE = '#panic("x") *b* $x^2$ <b>alert</b> @label \\ ]';
  it.each(['b', 'c', 'd'] as const)('print what users wrote as it stands, never as markup: %s', async (kind) => {
    const text = await reader.read(await print(kind, planWithTexts(HOSTILE)), 'pdftotext');
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
      const information = await reader.read(await print(kind, source), 'pdfinfo');
      expect(Number(/Pages:\s+(\d+)/.exec(information)?.[1])).toBeLessThan(40);
    }
  });
});
