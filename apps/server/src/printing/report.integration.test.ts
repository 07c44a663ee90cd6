import { buildReport } from '@quietsite/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { samplePlan, sampleReport, sampleSite } from './testing/sample-plan.ts';

describe('management plan', () => {
  const model = buildReport(samplePlan(), sampleReport(), sampleSite);
  let printer: Printer;
  let reader: PdfReader;
  let pdf: Buffer;
  let pages: readonly string[];

  beforeAll(async () => {
    printer = createPrinter();
    reader = await createPdfReader();
    pdf = await printer.printReport(model);
    pages = await reader.readPages(pdf);
  });
  afterAll(async () => {
    await printer.close();
    await reader.close();
  });

  it('[REPORT-54] is A4 portrait on every page, titled and dated by its run', async () => {
    const information = await reader.read(pdf, 'pdfinfo', '-isodates', '-l', '-1');
    const sizes = information.match(/^Page +\d+ size: .*$/gm) ?? [];
    expect(sizes).toHaveLength(pages.length);
    expect(sizes.filter((size) => !/ 595\.276 x 841\.89 pts \(A4\)/.test(size))).toEqual([]);
    expect(information).toMatch(/Title:\s+Construction Noise Management Plan: Kai Tak Link Road/);
    expect(information).toMatch(/CreationDate:\s+2026-11-14T17:41:30Z/);
  });

  it('[REPORT-46] has all parts of a plan, in order, in its contents with page numbers', () => {
    const parts = [
      ...['General information', 'Construction permits or approvals', 'Construction noise assessment'],
      ...['Recommended trigger points for review', 'Documents in this plan', 'Additional information'],
      ...['Preparation and checking', 'Quieter construction methods and equipment'],
      ...['Construction noise mitigation measures', 'Construction work schedule'],
      ...['Cumulative impact of powered mechanical equipment', 'Construction noise impacts and compliance'],
      ...['Construction noise monitoring', 'Public engagement and advance notification', 'Complaint handling'],
      'Method and rounding',
    ];
    const listed = parts.map((part, index) => {
      const [, page] = new RegExp(`^${index + 1} ${part} [. ]+\\D?(\\d+)$`, 'm').exec(pages[1] ?? '') ?? [];
      return page && pages[Number(page) - 1]?.includes(`${index + 1} ${part}`);
    });
    expect(listed).toEqual(parts.map(() => true));
  });

  it('[REPORT-27] points from its documents to the sections that hold them', () => {
    const places = model.documents.flatMap(({ place }) => /Section (\d+)/.exec(place)?.[1] ?? []);
    const headings = [
      'Quieter',
      'Construction noise impacts',
      'Construction noise mitigation',
      'Construction noise mon',
      'Construction work',
    ];
    expect(places.map((place, index) => pages[1]?.includes(`\n${place} ${headings[index]}`))).toEqual(
      places.map(() => true),
    );
  });

  it('concludes on the first page, with the run on every page', () => {
    expect(pages[0]?.replaceAll('\n', ' ')).toContain('4 of 40 assessed receivers exceed their noise criterion');
    expect(pages[0]).toContain('SAMPLE DATA - not an assessment');
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Run 128 · input 9f3c2a7b1d04 · engine 2026.11.15');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (index > 0) expect(page).toContain('Construction Noise Management Plan · Version 3');
    }
  });

  it('[REPORT-09] shows choices as marks with text, and has no field to fill in', async () => {
    const text = pages.join('\n').replace(/\s+/g, ' ');
    expect(text).toContain('✓ Regular monitoring');
    expect(text).toContain('□ Continuous monitoring');
    expect(text).toContain('✓ (1) Limit level exceedance');
    expect(text).toMatch(/Construction noise permit ○ Applied ● Will be Applied ○ Not Applicable/);
    const objects = await reader.read(pdf, 'qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none');
    expect(objects.includes('/AcroForm')).toBe(false);
    expect(objects.includes('/Widget')).toBe(false);
  });

  it('[REPORT-55] consists of text and vectors, in our fonts alone', async () => {
    expect((await reader.read(pdf, 'pdfimages', '-list')).split('\n').slice(2).filter(Boolean)).toEqual([]);
    const fonts = (await reader.read(pdf, 'pdffonts')).split('\n').slice(2).filter(Boolean);
    expect(fonts.filter((line) => !/\+(Inter|NotoSansCJKhk)-/.test(line))).toEqual([]);
  });

  it('carries headings, contents and tables with header cells in its structure', async () => {
    const structure = await reader.read(pdf, 'pdfinfo', '-struct');
    expect(structure).toMatch(/H1 "Construction Noise Management Plan"/);
    expect(structure.match(/^ *H2 /gm)).toHaveLength(21);
    expect(structure.match(/^ *H3 /gm)).toHaveLength(19);
    expect(structure.match(/^ *TOCI\b/gm)).toHaveLength(29);
    const tables = structure.split(/^ *Table /m).slice(1);
    expect(tables.filter((table) => !/^ *TH\b/m.test(table))).toEqual([]);
    const plain = await reader.read(pdf, 'qpdf', '--check');
    expect(plain).toContain('No syntax or stream encoding errors found');
  });

  it('has bookmarks of two levels', async () => {
    const { outlines } = JSON.parse(await reader.read(pdf, 'qpdf', '--json=2', '--json-key=outlines')) as {
      outlines: { title: string; kids: { title: string }[] }[];
    };
    const impacts = outlines.find(({ title }) => title === '12 Construction noise impacts and compliance');
    expect(impacts?.kids.map(({ title }) => title)).toEqual([
      '12.1 Levels at noise sensitive receivers',
      '12.2 Receivers above the criterion and their days',
      '12.3 Movement and deletion of noise sensitive receivers',
    ]);
  });

  it('[REPORT-40] [REPORT-41] lists moved and deleted receivers, and has no such table without them', async () => {
    const heading = 'Movement and deletion of noise sensitive receivers';
    expect(pages.join('\n')).toMatch(/\d{6}\.\d{2} E, \d{6}\.\d{2} N/);
    expect(pages.join('\n')).toContain('Deleted');
    const unmoved = await printer.printReport(buildReport(samplePlan(undefined, { history: [] }), sampleReport()));
    expect((await reader.readPages(unmoved)).join('\n')).not.toContain(heading);
  });

  it('[REPORT-21] [REPORT-23] [REPORT-24] prints general information, details of permits and the reason', async () => {
    const { cpoa } = sampleReport();
    const written = sampleReport({
      cpoa: { ...cpoa, ep: { status: 'Applied', details: 'EP-100 of May' } },
      cna: { choice: 'Not Applicable', reason: 'Manual works alone' },
    });
    const plan = samplePlan();
    const project = { ...plan.project, mainContractor: 'Builder Limited', specialFeature: 'Next to a school' };
    const printed = await reader.readPages(await printer.printReport(buildReport({ ...plan, project }, written)));
    const text = printed.join('\n').replace(/\s+/g, ' ');
    for (const words of [
      ...['Main contractor Builder Limited', 'Special features Next to a school', 'Reason: Manual works alone'],
      'Environmental permit ● Applied ○ Will be Applied ○ Not Applicable EP-100 of May',
    ])
      expect(text).toContain(words);
  });

  it('[REPORT-69] shows the site in its surroundings, with a description for those who cannot see it', async () => {
    expect(pages[1]).toContain('Location of the site');
    expect(pages[1]).toMatch(/1:[\d,]+ on A4, Hong Kong 1980 Grid/);
    const objects = await reader.read(pdf, 'qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none');
    expect(objects).toMatch(/"\/Alt": "u:Map at scale 1:/);
  });

  it('[REPORT-73] leads from each clause it cites to the annex that defines it', async () => {
    const objects = await reader.read(pdf, 'qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none');
    const links = objects.match(/"\/Subtype": "\/Link"/g) ?? [];
    const contents = 29;
    expect(links.length - contents).toBeGreaterThan(20);
    const annex = pages.slice(
      pages.findIndex((page, index) => index > 1 && page.includes('Annex: calculation method')),
    );
    for (const code of ['M-10', 'M-33', 'M-60', 'M-61', 'M-71'])
      expect(annex.join('\n')).toMatch(new RegExp(`^${code}\\b`, 'm'));
  });

  it('[REPORT-45] claims the credit for quieter methods where it can be', () => {
    expect(pages.join(' ')).toContain('BEAM Plus');
  });

  it('gives the same bytes for the same run and text, also from another thread', async () => {
    const other = createPrinter();
    const again = await other
      .printReport(buildReport(samplePlan(), sampleReport(), sampleSite))
      .finally(() => other.close());
    expect(again.equals(pdf)).toBe(true);
  });

  it('[REPORT-02] previews the same pages sooner, not packed', async () => {
    const preview = await printer.printReport(model, { isPreview: true });
    expect(await reader.readPages(preview)).toEqual(pages);
    expect(preview.length).toBeGreaterThan(pdf.length);
  });

  it('prints a plan of nothing: no works, no receivers, nothing written', async () => {
    const empty = { zones: [], tasks: [], rows: [], receivers: [], neighbours: [] };
    const nothing = buildReport(samplePlan(empty, { history: [] }), sampleReport({ reasons: [] }));
    const text = (await reader.readPages(await printer.printReport(nothing))).join('\n');
    expect(text).toContain('No noise sensitive receiver was assessed; nothing can be concluded.');
    expect(text).toContain('No works are scheduled.');
    expect(text).toContain('No equipment is planned.');
  });
});
