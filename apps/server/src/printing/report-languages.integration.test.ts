import { buildReport } from '@quietsite/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { samplePlan, sampleReport } from './testing/sample-plan.ts';
import { sampleSummary } from './testing/sample-summary.ts';

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

it.each([
  ['zh-Hant', '建築噪音管理計劃', '噪音感應強的地方的聲級', 'NotoSansCJKhk'],
  ['zh-Hans', '建筑噪音管理计划', '噪音感应强的地方的声级', 'NotoSansCJKsc'],
] as const)('prints the plan in %s with the letters of its readers', async (language, title, heading, font) => {
  const input = sampleReport();
  const pdf = await printer.printReport(
    buildReport(samplePlan(), { ...input, general: { ...input.general, language } }),
    { isPreview: true },
  );
  const text = (await reader.readPages(pdf)).join('\n');
  expect(text).toContain(title);
  expect(text).toContain(heading);
  expect(text).not.toMatch(/Construction noise|receiver|exceed/i);
  expect(await reader.read(pdf, 'pdffonts')).toContain(font);
});

it.each([
  ['en', 'unmitigated: 1,334 exceed, 1,333 borderline, 1,333 satisfy'],
  ['zh-Hant', '沒有緩解措施：超標 1,334，臨界 1,333，符合 1,333'],
  ['zh-Hans', '没有缓解措施：超标 1,334，临界 1,333，符合 1,333'],
] as const)('[REPORT-46] [Q145] prints the three counts whole on cover and summary in %s', async (language, counts) => {
  const input = sampleReport();
  const report = buildReport(samplePlan(), { ...input, general: { ...input.general, language } });
  const { model, mapSvg } = sampleSummary({}, {}, language);
  const many = <Figure extends { readonly details: readonly string[] }>(figures: readonly Figure[]) =>
    figures.map((figure, index) =>
      index === 1 ? { ...figure, details: [...figure.details.slice(0, -1), counts] } : figure,
    );
  const pdfs = [
    await printer.printReport({ ...report, keyFigures: many(report.keyFigures) }, { isPreview: true }),
    await printer.printSummary({ ...model, keyFigures: many(model.keyFigures) }, mapSvg),
  ];
  const tight = (text: string) => text.replace(/\s+/g, '');
  for (const pdf of pdfs)
    expect(tight((await reader.read(pdf, 'pdftotext', '-l', '1')) ?? '')).toContain(tight(counts));
});
