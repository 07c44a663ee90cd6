import { buildReceipt, type ReceiptInput } from '@quietsite/documents';
import type { Language } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { buildSample, planOfReceivers, planWithTexts } from './testing/sample-appendix.ts';
import { sampleSummary } from './testing/sample-summary.ts';

const receipt: ReceiptInput = {
  ...{ projectTitle: '海港工程', projectVersion: 2, number: 2, submittedBy: '甲', email: 'a@b.hk', roleInProject: '' },
  ...{ submittedAt: new Date('2027-03-01T16:30:00Z'), runId: 7, engineVersion: '1.0', inputHash: '0123456789abcdef' },
  ...{ bundleHash: 'ff'.repeat(32), isSampleData: true },
  files: [{ name: 'Inputs.json', kind: 'inputs', sizeBytes: 12_345, sha256: 'ab'.repeat(32) }],
};
const ENGLISH = /appendix|receiver|activit|exceed|criteri|mitigat|submission|calculat|page/i;

describe('documents in the language of their readers', () => {
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

  const printAppendix = (kind: 'a' | 'c' | 'd', language: Language) =>
    printer.printAppendix(buildSample(kind, kind === 'c' ? planOfReceivers(3) : planWithTexts('工程'), language));
  const printSummary = (language: Language) => {
    const { model, mapSvg } = sampleSummary({}, {}, language);
    return printer.printSummary(model, mapSvg);
  };

  it.each([
    [
      'zh-Hant',
      'NotoSansCJKhk',
      ['附錄 A：施工計劃及地盤地圖', '附錄 D：本項目', '緩解後 SWL', '噪音評估摘要', '提交收據'],
    ],
    [
      'zh-Hans',
      'NotoSansCJKsc',
      ['附录 A：施工计划及地盘地图', '附录 D：本项目', '缓解后 SWL', '噪音评估摘要', '提交收据'],
    ],
  ] as const)('prints appendices, summary and receipt in %s', async (language, font, titles) => {
    const pdfs = [
      await printAppendix('a', language),
      await printAppendix('d', language),
      await printAppendix('c', language),
      await printSummary(language),
      await printer.printReceipt(buildReceipt(receipt, language)),
    ];
    for (const [index, pdf] of pdfs.entries()) {
      const text = await reader.read(pdf, 'pdftotext');
      expect(text).toContain(titles[index]);
      expect(text).not.toMatch(ENGLISH);
      expect(text).not.toContain('□');
      const fonts = await reader.read(pdf, 'pdffonts');
      expect(fonts).toContain(font);
      expect(fonts).not.toContain(font === 'NotoSansCJKhk' ? 'NotoSansCJKsc' : 'NotoSansCJKhk');
    }
    expect(await reader.read(pdfs[3] as Buffer, 'pdfinfo')).toMatch(/Pages:\s+1\n/);
    expect(await reader.read(pdfs[4] as Buffer, 'pdfinfo')).toMatch(/Pages:\s+1\n/);
  });

  it('prints the same figures in every language', async () => {
    const figuresOf = async (pdf: Buffer) => (await reader.read(pdf, 'pdftotext', '-layout')).match(/-?\d+\.\d+\*?/g);
    for (const print of [(language: Language) => printAppendix('c', language), printSummary]) {
      const figures = (await figuresOf(await print('en')))?.toSorted();
      expect(figures?.length).toBeGreaterThan(0);
      expect((await figuresOf(await print('zh-Hant')))?.toSorted()).toEqual(figures);
      expect((await figuresOf(await print('zh-Hans')))?.toSorted()).toEqual(figures);
    }
  });
});
