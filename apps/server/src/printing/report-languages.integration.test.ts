import { buildReport } from '@quietsite/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { samplePlan, sampleReport } from './testing/sample-plan.ts';

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
