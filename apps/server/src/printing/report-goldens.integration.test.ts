import { buildReport } from '@quietsite/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { differingShare, type GreyPicture } from './testing/grey-picture.ts';
import { DOTS_PER_INCH, expectPicture, MAX_DIFFERING } from './testing/page-pictures.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { samplePlan, sampleReport, sampleSite } from './testing/sample-plan.ts';

/** One of each kind of page, recognised by its content. */
const KINDS = [
  ['cover', 'Conclusion'],
  ['contents', 'Location of the site'],
  ['legislation', 'Legislation and criteria'],
  ['declarations', '2 Construction permits or approvals'],
  ['methods', '7 Preparation and checking'],
  ['measures', '9.2 Checklist of mitigation measures'],
  ['schedule', '10 Construction work schedule'],
  ['equipment', '11 Cumulative impact'],
  ['compliance', '12.1 Levels at noise sensitive receivers'],
  ['days', '12.2 Receivers above'],
  ['movements', '12.3 Movement and deletion'],
  ['method', '16 Method and rounding'],
  ['annex', 'Annex: calculation method'],
] as const;

/** The others are also named in the contents. */
const PLACES: Readonly<Record<string, number>> = { cover: 0, contents: 1 };

describe('pictures of the plan', () => {
  let printer: Printer;
  let reader: PdfReader;
  let pdf: Buffer;
  let pages: readonly string[];

  beforeAll(async () => {
    printer = createPrinter();
    reader = await createPdfReader();
    pdf = await printer.printReport(buildReport(samplePlan(), sampleReport(), sampleSite));
    pages = await reader.readPages(pdf);
  });
  afterAll(async () => {
    await printer.close();
    await reader.close();
  });

  it.each(KINDS)('the page of %s looks as it was approved', async (kind, words) => {
    const index = pages.findIndex((page, place) => page.includes(words) && (place > 1 || PLACES[kind] === place));
    await expectPicture(reader, pdf, index + 1, `report-${kind}`);
  });

  it('distinguishes two kinds of page', async () => {
    const [one, other] = await Promise.all([1, 2].map((page) => reader.draw(pdf, DOTS_PER_INCH, page)));
    const share = differingShare(one as GreyPicture, other as GreyPicture);
    expect(share).toBeGreaterThan(10 * MAX_DIFFERING);
  });
});
