import { type Appendix, buildAppendix } from '@quietsite/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLargePlan } from '../../../../tools/kit/src/reference-project/large-plan.ts';
import { createPrinter, type Printer } from './printer.ts';
import { checkFigures } from './testing/compare-figures.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';

/** The reference project of the benchmarks: groups, fixed positions, both types of zones, examinations, neighbours. */
const plan = createLargePlan('L', 5);

describe.each(['B', 'C'] as const)('figures of Appendix %s', (letter) => {
  let printer: Printer;
  let reader: PdfReader;
  let pages: readonly string[];

  beforeAll(async () => {
    printer = createPrinter();
    reader = await createPdfReader();
    const kind = letter === 'B' ? 'b' : 'c';
    // Every receiver in full, however many pages that takes.
    pages = await read(buildAppendix(kind, plan.source, plan.records, plan.map, 'en', Number.POSITIVE_INFINITY));
  });
  afterAll(async () => {
    await printer.close();
    await reader.close();
  });
  const read = async (appendix: Appendix) =>
    (await reader.read(await printer.printAppendix(appendix), 'pdftotext', '-layout')).split('\f');

  it('[APPX-08] [APPX-09] [APPX-10] are those of the records, cell by cell', () => {
    const { cells, missing } = checkFigures(pages, { letter, ...plan });
    expect(missing).toEqual([]);
    expect(cells).toBeGreaterThan(4000);
  });

  it('are missed when a record says something else', () => {
    const [first, ...others] = plan.records.receivers.filter(({ isMitigated }) => isMitigated === (letter === 'C'));
    const receivers = first ? [{ ...first, cnl: (first.cnl ?? 0) + 0.1 }, ...others] : [];
    const { missing } = checkFigures(pages, { letter, ...plan, records: { ...plan.records, receivers } });
    expect(missing).toHaveLength(1);
  });
});
