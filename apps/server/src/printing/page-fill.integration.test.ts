import { buildAppendix, buildReport } from '@quietsite/documents';
import { displayJudged } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { measureFill } from './testing/page-fill.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { planOfCity } from './testing/sample-city-plan.ts';
import { sampleReport } from './testing/sample-plan.ts';

const MIN_FILL = 1 / 3;
const MAX_PAGES = 120;
const APPENDIX_MARGINS = { topMm: 26, bottomMm: 15 };
const REPORT_MARGINS = { topMm: 24, bottomMm: 18 };

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

/** Few receivers, those around the sample project, and as many as in a large project. */
describe.each([3, 200, 1000])('the printed sample project with %i receivers', (count) => {
  const plan = planOfCity(count);
  let appendices: readonly Buffer[];
  let texts: readonly string[][];

  beforeAll(async () => {
    appendices = await Promise.all(
      (['b', 'c'] as const).map((kind) => printer.printAppendix(buildAppendix(kind, plan.source, plan.records, null))),
    );
    texts = await Promise.all(appendices.map((pdf) => reader.readPages(pdf)));
  });

  it('[APPX-29] has at most 120 pages in Appendices B and C together', () => {
    expect(texts.flat().length).toBeLessThanOrEqual(MAX_PAGES);
  });

  it('[APPX-29] has no page of an appendix less than a third full but the last of a section', async () => {
    for (const [index, pdf] of appendices.entries()) {
      const isLast = (page: number) => {
        const [, turn, all] = /Appendix \w-\d, page (\d+) of (\d+)/.exec(texts[index]?.[page] ?? '') ?? [];
        return turn !== undefined && turn === all;
      };
      const fills = await measureFill(reader, pdf, APPENDIX_MARGINS);
      expect(fills.flatMap((fill, page) => (fill < MIN_FILL && !isLast(page) ? [page + 1] : []))).toEqual([]);
    }
  });

  it('[REPORT-74] has no page of the report less than a third full but the last', async () => {
    const report = buildReport(plan.source, sampleReport({ reasons: [] }), plan.map);
    const pdf = await printer.printReport(report, { isPreview: true });
    const fills = await measureFill(reader, pdf, REPORT_MARGINS);
    expect(fills.length).toBeGreaterThan(8);
    expect(fills.slice(0, -1).flatMap((fill, page) => (fill < MIN_FILL ? [page + 1] : []))).toEqual([]);
  });

  it('[APPX-28] prints the criterion and level of each receiver in section 3', async () => {
    for (const [index, run] of (['unmitigated', 'mitigated'] as const).entries()) {
      const text = await reader.read(appendices[index] as Buffer, 'pdftotext', '-layout');
      const pages = text.split('\f').filter((page) => /Appendix [BC]-3, page /.test(page));
      const told = new Map(
        [...pages.join('\n').matchAll(/\b(N\d+) .*?(\d\d\.\d)\s+(\d+\.\d+)/g)].map(([, ...cells]) => [cells[0], cells]),
      );
      const missing = plan.source.results.filter(({ pointId, criterion, [run]: { highestLevel } }) => {
        const [, shownCriterion, shownLevel] = told.get(`N${pointId}`) ?? [];
        const level = displayJudged(highestLevel ?? 0, criterion);
        return shownCriterion !== criterion?.toFixed(1) || shownLevel !== level;
      });
      expect(missing.map(({ pointId }) => pointId)).toEqual([]);
    }
  });
});
