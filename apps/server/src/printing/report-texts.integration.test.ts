import { buildReport, toTemplateInput } from '@quietsite/documents';
import type { ReportInput } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { fillPlan, fillReport } from './testing/fill-texts.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { samplePlan, sampleReport } from './testing/sample-plan.ts';

/** Width of a letter: a line broken within a word may be this much too wide. */
const LETTER_POINTS = 12;
const RIGHT_MARGIN_POINTS = 549.9;
/**
 * Tests every nth letter: printing all of them takes half a minute on a busy machine, and an error rarely affects just
 * one.
 */
const LETTERS_EVERY = Number(process.env.QUIETSITE_LETTERS_EVERY ?? 1);
const ALWAYS = ['𠮷', '嘢', 'ऋ', '각', 'ß'];
/** Higher planes have no letters. */
const LAST_LETTER = 0x2_fa20;
const TEXTS = {
  markup: '#panic("x") *bold* _it_ `code` $x^2$ <script>alert(1)</script> @label \\ ] // /* = Heading',
  links: `https://example.com/${'path/'.repeat(40)}?q=1#x mailto:somebody@example.com www.example.com`,
  unbroken: 'W'.repeat(10_000),
  chinese: '沙田第二期工程發展項目「綜合重建」及道路改善工程。'.repeat(150),
  lines: 'one line\n'.repeat(300),
  direction: 'مرحبا بالعالم שלום עולם abc \u202Etxet\u202C',
  pictures: 'Noise 😀👨‍👩‍👧🇭🇰 end',
  controls: 'a\u0000b\u0007c\u200Bd\uFEFFe\uD800f\uFFFFg\u{E0041}',
  marks: `${'e\u0301\u0302'.repeat(50)} ส\u0301 س\u0301 𪚥𠮷 \uE000 ${'x\u0301'.repeat(500)}`,
  hardSpaces: 'a\u00A0'.repeat(1000),
} as const;

describe('texts of people in the plan', () => {
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

  /** Several tests use the same print. */
  const prints = new Map<string, Promise<Buffer>>();
  const print = (text: string): Promise<Buffer> => {
    const pdf =
      prints.get(text) ?? printer.printReport(buildReport(fillPlan(text), fillReport(text)), { isPreview: true });
    prints.set(text, pdf);
    return pdf;
  };
  const compact = (text: string) => text.replace(/[\s\u200B]/g, '');

  it.each(Object.entries(TEXTS))('[REPORT-09] prints %s in every field, within its pages', async (_, text) => {
    const pdf = await print(text);
    const words = await reader.read(pdf, 'pdftotext', '-bbox');
    const rights = Array.from(words.matchAll(/xMax="([\d.]+)"/g), ([, x]) => Number(x));
    const feet = Array.from(words.matchAll(/yMax="([\d.]+)"/g), ([, y]) => Number(y));
    expect(Math.max(...rights)).toBeLessThan(RIGHT_MARGIN_POINTS + LETTER_POINTS);
    expect(Math.max(...feet)).toBeLessThan(841);
    expect(await reader.read(pdf, 'pdfinfo')).toMatch(/Pages:\s+\d+/);
  });

  // Five details, a reason of the assessment, triggers, more information, measures, three commitments, the update.
  const MIN_FIELDS = 13;

  it.each(['markup', 'links'] as const)('[REPORT-47] prints %s as it was written', async (kind) => {
    const text = compact((await reader.readPages(await print(TEXTS[kind]))).map(withoutFrame).join(''));
    expect(text.split(compact(TEXTS[kind])).length - 1).toBeGreaterThanOrEqual(MIN_FIELDS);
  });

  it.each([
    ['unbroken', 'W', 10_000],
    ['chinese', '善', 150],
  ] as const)('[REPORT-47] prints %s to its end', async (kind, letter, count) => {
    const text = (await reader.readPages(await print(TEXTS[kind]))).join('');
    expect(text.split(letter).length - 1).toBeGreaterThanOrEqual(MIN_FIELDS * count);
  });

  it('makes no link of what looks like one', async () => {
    const pdf = await print(TEXTS.links);
    const objects = await reader.read(pdf, 'qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none');
    expect(objects.includes('/URI')).toBe(false);
  });

  it('shows a box for a letter without a form, and says so', async () => {
    const pages = await reader.readPages(await print(TEXTS.pictures));
    expect(pages.join('\n')).toContain('Noise □□□ end');
    expect(pages.join(' ').replace(/\s+/g, ' ')).toContain('A box (□) stands for a character of an entered text');
  });

  it('prints other languages of Hong Kong in fonts that every installation has', async () => {
    const additionalInfo = 'नमस्ते สวัสดี السلام שלום 嘢𠮷 Ελλ';
    const report = buildReport(samplePlan(), sampleReport({ additionalInfo }));
    const pdf = await printer.printReport(report, { isPreview: true });
    const fonts = (await reader.read(pdf, 'pdffonts')).split('\n').slice(2).filter(Boolean);
    const ours = /\+(Inter|NotoSansCJKhk|NotoSansArabic|NotoSansHebrew|NotoSansThai|NotoSansDevanagari)-/;
    expect(fonts.filter((line) => !ours.test(line))).toEqual([]);
    expect((await reader.readPages(pdf)).join('\n')).toContain('สวัสดี');
  });

  it('prints every letter that is taken for printable', async () => {
    const letters = Array.from({ length: LAST_LETTER }, (_, codePoint) => codePoint)
      .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
      .filter((codePoint) => codePoint % LETTERS_EVERY === 0)
      .map((codePoint) => String.fromCodePoint(codePoint))
      .concat(ALWAYS);
    const { additionalInfo } = JSON.parse(toTemplateInput({ additionalInfo: letters.join(' ') })) as ReportInput;
    const printed = additionalInfo.replaceAll('□ ', '');
    expect(printed.length).toBeGreaterThan(80_000 / LETTERS_EVERY);
    const pdf = await printer.printReport(buildReport(samplePlan(), sampleReport({ additionalInfo: printed })));
    const text = (await reader.readPages(pdf)).join('');
    expect(ALWAYS.filter((letter) => !text.includes(letter))).toEqual([]);
  });
});

/** Removes running header and footer, so that a text over several pages is found in one piece. */
function withoutFrame(page: string): string {
  const start = page.indexOf('Construction Noise Management Plan · Version');
  const end = page.lastIndexOf('QuietSite');
  return page.slice(start < 0 ? 0 : page.indexOf('\n', start), end < 0 ? undefined : end);
}
