import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { borderlineResult, namedReceivers, sampleActivities, sampleSummary } from './testing/sample-summary.ts';

const run = promisify(execFile);

describe('summary page', () => {
  let printer: Printer;
  let folder: string;
  let pdf: Buffer;
  let file: string;
  const { model, mapSvg } = sampleSummary();
  /** The structure reader redraws the whole page for each element; other tests check the map. */
  const emptyMap = mapSvg.replace(/(<svg[^>]*>).*<\/svg>/s, '$1</svg>');

  beforeAll(async () => {
    printer = createPrinter();
    folder = await mkdtemp(join(tmpdir(), 'summary-test-'));
    pdf = await printer.printSummary(model, mapSvg);
    file = join(folder, 'summary.pdf');
    await writeFile(file, pdf);
  });
  afterAll(async () => {
    await printer.close();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (command: string, ...parameters: string[]) => (await run(command, parameters)).stdout;
  const readOther = async (other: Buffer, command: string, ...parameters: string[]) => {
    const path = join(folder, 'other.pdf');
    await writeFile(path, other);
    return read(command, ...parameters, path, ...(command === 'pdftotext' ? ['-'] : []));
  };

  it('is one page of A4 portrait, titled and dated by its run', async () => {
    const information = await read('pdfinfo', '-isodates', file);
    expect(information).toMatch(/Pages:\s+1\n/);
    expect(information).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/);
    expect(information).toMatch(/Title:\s+Noise assessment summary: Depot redevelopment 車廠重建工程/);
    expect(information).toMatch(/CreationDate:\s+2026-11-14T17:41:30Z/);
  });

  it('carries headings, a table with header cells and a figure in its structure', async () => {
    const structure = await readOther(await printer.printSummary(model, emptyMap), 'pdfinfo', '-struct-text');
    expect(structure).toMatch(/H1 .*\n\s+"Noise assessment summary"/);
    expect(structure.match(/^\s*H2 /gm)).toHaveLength(4);
    expect(structure.match(/^\s*TH\b/gm)).toHaveLength(13);
    // Column headers and three activities, column headers and twelve receivers.
    expect(structure.match(/^\s*TR\b/gm)).toHaveLength(17);
    expect(structure.match(/^\s*Figure\b/gm)).toHaveLength(1);
  });

  it('declares PDF/UA-1 and describes its figure', async () => {
    const plain = await run('qpdf', ['--qdf', '--object-streams=disable', file, '-'], { encoding: 'latin1' });
    expect(plain.stdout.includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(true);
    const objects = await read('qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none', file);
    expect(objects.match(/"\/Alt": "u:Map at scale 1:12,500[^"]*"/g)?.[0]).toContain('30 noise receivers: 6 exceeding');
  });

  it('passes the checks of qpdf', async () => {
    await expect(run('qpdf', ['--check', file])).resolves.toMatchObject({
      stdout: expect.stringContaining('No syntax'),
    });
  });

  it('can be searched for Chinese, in the text and on the map', async () => {
    const text = await read('pdftotext', file, '-');
    expect(text).toContain('車廠重建工程');
    expect(text).toContain('富華樓 Block 12');
    expect(text).toContain('Zone 1 地基工程');
    expect(text).toContain('Exceeds by 4.3 dB');
    expect(text).toContain('Run 128 · input 9f3c2a7b1d04 · engine 2026.11.15');
    expect(text).toContain('Page 1 of 1');
  });

  it('embeds our fonts and no others, Chinese in its Hong Kong forms', async () => {
    const fonts = (await read('pdffonts', file)).split('\n').slice(2).filter(Boolean);
    expect(fonts.filter((line) => !/\+(Inter|NotoSansCJKhk)-/.test(line))).toEqual([]);
    expect(fonts.some((line) => line.includes('NotoSansCJKhk'))).toBe(true);
  });

  it('draws the map as vectors', async () => {
    const images = (await read('pdfimages', '-list', file)).split('\n').slice(2).filter(Boolean);
    expect(images).toEqual([]);
  });

  it('gives the same bytes for the same input, also from another thread', async () => {
    const other = createPrinter();
    const again = await other.printSummary(model, mapSvg).finally(() => other.close());
    expect(again.equals(pdf)).toBe(true);
    expect((await printer.printSummary(model, mapSvg)).equals(pdf)).toBe(true);
  });

  it('prints two at once, each its own', async () => {
    const titles = ['First works', 'Second works'];
    const samples = titles.map((title) => sampleSummary({ title }));
    const pages = await Promise.all(samples.map((one) => printer.printSummary(one.model, one.mapSvg)));
    for (const [index, page] of pages.entries()) {
      const text = await readOther(page, 'pdftotext');
      expect(text).toContain(titles[index]);
      expect(text).not.toContain(titles[1 - index]);
    }
  });

  it('prints what users wrote as it stands, never as markup', async () => {
    const title = '#panic("x") *bold* $x^2$ <script>alert(1)</script> @label \\ ]';
    const sample = sampleSummary({ title });
    const text = await readOther(await printer.printSummary(sample.model, sample.mapSvg), 'pdftotext');
    expect(text).toContain(title);
  });

  it.each([
    ['An organisation with many partners 合作伙伴 ', 12],
    ['沙田第二期工程發展項目綜合重建及道路改善工程', 60],
    ['WWWWWWWW', 1],
    ['one two\n', 0],
  ])('stays one page with the longest texts: %j and %i activities', async (words, activities) => {
    const long = words.repeat(12);
    const parties = { proponent: long, agreement: long, mainContractor: long, engineerConsultant: long };
    const districts = Array.from({ length: 18 }, () => 'Central and Western');
    const sample = sampleSummary(
      { title: long, ...parties, districts },
      { isSampleData: true, activities: sampleActivities(activities, long), receivers: namedReceivers(long) },
    );
    const page = await printer.printSummary(sample.model, sample.mapSvg);
    expect(await readOther(page, 'pdfinfo')).toMatch(/Pages:\s+1\n/);
  });

  it.each([0, 1, 6, 11, 12, 13, 400])('stays one page with %i activities', async (count) => {
    const sample = sampleSummary({}, { activities: sampleActivities(count) });
    const page = await printer.printSummary(sample.model, sample.mapSvg);
    expect(await readOther(page, 'pdfinfo')).toMatch(/Pages:\s+1\n/);
    const text = await readOther(page, 'pdftotext');
    const shown = sample.model.programme.rows.length;
    // More of them would leave too small a map.
    expect(shown).toBeGreaterThanOrEqual(Math.min(count, 6));
    expect(text.includes(`and ${count - shown} more`)).toBe(count > shown);
  });

  it('stays one page with receivers left out and borderline', async () => {
    const sample = sampleSummary({}, { activities: sampleActivities(12), result: borderlineResult() });
    const page = await printer.printSummary(sample.model, sample.mapSvg);
    expect(await readOther(page, 'pdfinfo')).toMatch(/Pages:\s+1\n/);
    expect((await readOther(page, 'pdftotext')).replaceAll('\n', ' ')).toContain('10 inside a zone left out');
  });

  it('marks sample data in its tagged text', async () => {
    const mark = 'SAMPLE DATA - not an assessment';
    const sample = sampleSummary({}, { isSampleData: true });
    const structure = await readOther(await printer.printSummary(sample.model, emptyMap), 'pdfinfo', '-struct-text');
    expect(structure).toContain(`"${mark}"`);
    expect(await read('pdftotext', file, '-')).not.toContain(mark);
  });

  it('concludes in words, names activities with their dates and says where the rest is', async () => {
    const text = (await read('pdftotext', file, '-')).replaceAll('\n', ' ');
    expect(text).toContain(
      'As planned, 6 of 30 receivers exceed their noise criterion, 1 is borderline and 23 satisfy it;',
    );
    expect(text).toContain('Programme of 3 activities');
    expect(text).toContain('Piling 打樁 3');
    expect(text).toContain('2027-04-13');
    expect(text).toContain('The remaining 18 receivers satisfy their criteria and are listed in the receivers table');
    expect(text).toContain('QuietSite · Run 128');
  });

  it('throws with the diagnostics of the compiler, and prints on', async () => {
    await expect(printer.printSummary(model, '<svg')).rejects.toMatchObject({
      name: 'PrintingError',
      failure: 'TEMPLATE',
      message: expect.stringMatching(/^summary\.typ:\d+:\d+: failed to parse SVG/),
    });
    expect((await printer.printSummary(model, mapSvg)).equals(pdf)).toBe(true);
  });

  it('refuses a figure without a description', async () => {
    const undescribed = { ...model, map: { ...model.map, alternativeText: '' } };
    await expect(printer.printSummary(undescribed, mapSvg)).rejects.toMatchObject({ failure: 'TEMPLATE' });
  });

  it('gives up after its time', async () => {
    const hasty = createPrinter({ timeLimitMs: 1 });
    await expect(hasty.printSummary(model, mapSvg)).rejects.toMatchObject({ failure: 'TIME_LIMIT' });
    await hasty.close();
  });
});
