import { buildReport } from '@quietsite/documents';
import type { CalculationSnapshot, SnapshotReceiver, SnapshotRow, SnapshotTask } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { samplePlan, sampleReport, sampleSnapshot } from './testing/sample-plan.ts';

const [firstTask, firstRow, firstReceiver] = [
  sampleSnapshot.tasks[0],
  sampleSnapshot.rows[0],
  sampleSnapshot.receivers[0],
];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const tasksOf = (count: number, name = 'Task'): SnapshotTask[] =>
  numbers(count).map((id) => ({ ...(firstTask as SnapshotTask), id, name: `${name}-${id}` }));
const rowsOf = (count: number, tasks: number): SnapshotRow[] =>
  numbers(count).map((id) => ({
    ...(firstRow as SnapshotRow),
    ...{ id, taskId: (id % tasks) + 1, name: `Crane-${id}`, barrierDba: 0, exclusiveGroup: '' },
    ...{ quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0, enclosureDba: 0, customMethodDba: 0 },
  }));
const receiversOf = (count: number): SnapshotReceiver[] =>
  numbers(count).map((pointId) => ({
    ...(firstReceiver as SnapshotReceiver),
    ...{ pointId, buildingName: `Tower-${pointId}`, criterion: 90, otherCriteria: [], contributions: [] },
  }));

/** The maximum on the page where a table starts, and on each following page, all of which are full (Q126). */
function expectMost(counts: readonly number[], first: number, next: number, all: number): void {
  expect(counts[0]).toBeLessThanOrEqual(first);
  expect(counts.slice(1, -1)).toEqual(counts.slice(1, -1).map(() => next));
  expect(counts.at(-1)).toBeLessThanOrEqual(next);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(counts.length).toBeGreaterThan(2);
}

describe('page splits of the plan', () => {
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

  const print = async (changes: Partial<CalculationSnapshot>) => {
    const source = samplePlan({ ...sampleSnapshot, ...changes }, { history: [] });
    return printer.printReport(buildReport(source, sampleReport()), { isPreview: true });
  };
  /** Counts a name on each page that has it, from one section to the next. */
  const countOn = async (pdf: Buffer, name: RegExp, from: string, to: string) => {
    // After cover and contents.
    const text = (await reader.readPages(pdf)).slice(2).join('\f');
    const section = text.slice(text.indexOf(from), text.indexOf(to)).split('\f');
    return section.map((page) => page.match(name)?.length ?? 0).filter((count) => count > 0);
  };

  it('[REPORT-56] prints 22 activities on the first page and 27 on the next', async () => {
    const pdf = await print({ tasks: tasksOf(60), rows: rowsOf(3, 60), receivers: receiversOf(1) });
    expectMost(await countOn(pdf, /Task-\d+/g, '10 Construction work schedule', '11 Cumulative'), 22, 27, 60);
  });

  it('[SHELL-68] names the place of every section that can be written', async () => {
    const pdf = await print({ tasks: tasksOf(3), rows: rowsOf(3, 3), receivers: receiversOf(1) });
    const places = (await reader.read(pdf, 'pdfinfo', '-dests')).matchAll(/^\s*(\d+) .*"section-(\w+)"/gm);
    const pages = new Map([...places].map(([, page, name]) => [name, Number(page)]));
    const written = ['information', 'permits', 'assessment', 'triggers', 'documents', 'additional', 'signatures'];
    const further = ['measures', 'schedule', 'compliance', 'monitoring', 'engagement', 'complaints'];
    for (const name of [...written, ...further]) expect(pages.get(name), name).toBeGreaterThan(1);
    expect(pages.get('complaints')).toBeGreaterThan(pages.get('permits') ?? 0);
  });

  it('[REPORT-57] prints 28 machines on a page, 22 with a long activity', async () => {
    const sections = ['11 Cumulative', '12 Construction noise impacts'] as const;
    const short = await print({ tasks: tasksOf(7), rows: rowsOf(70, 7), receivers: receiversOf(1) });
    expectMost(await countOn(short, /Crane-\d+/g, ...sections), 28, 28, 70);
    const name =
      'Bulk excavation with lateral support and all works that belong to it, in the order of the programme, later';
    const long = await print({ tasks: tasksOf(7, name), rows: rowsOf(70, 7), receivers: receiversOf(1) });
    expectMost(await countOn(long, /Crane-\d+/g, ...sections), 22, 22, 70);
  });

  it('[REPORT-58] prints 32 receivers on the first page and 35 on the next', async () => {
    const pdf = await print({ tasks: tasksOf(1), rows: rowsOf(1, 1), receivers: receiversOf(80) });
    const sections = ['12 Construction noise impacts', '13 Construction noise mon'] as const;
    expectMost(await countOn(pdf, /Tower-\d+/g, ...sections), 32, 35, 80);
  });

  it('repeats the head of a table on every page it needs', async () => {
    const pdf = await print({ tasks: tasksOf(60), rows: rowsOf(3, 60), receivers: receiversOf(1) });
    const heads = await countOn(pdf, /Phase of work/g, '10 Construction work schedule', '11 Cumulative');
    expect(heads.length).toBeGreaterThan(2);
    expect(new Set(heads)).toEqual(new Set([1]));
    // Equipment is listed below its activities: a phase of work is a single item in the whole plan.
    const others = await countOn(pdf, /Phase of work/g, '11 Cumulative', '12 Construction noise impacts');
    expect(others.filter((count) => count > 0)).toEqual([]);
  });

  it('[REPORT-100] numbers every page and repeats its heading, wherever the tables start', async () => {
    const source = samplePlan({ ...sampleSnapshot, receivers: sampleSnapshot.receivers.slice(0, 2) }, { history: [] });
    const report = buildReport(source, sampleReport());
    for (const lines of [0, 20, 40, 55]) {
      const credit = 'Line of credit.\n'.repeat(lines);
      const pages = await reader.readPages(await printer.printReport({ ...report, credit }, { isPreview: true }));
      const texts = pages.map((text) => text.replaceAll(/\s+/g, ' '));
      expect(texts.map((text) => text.match(/Page \d+ of \d+/)?.[0])).toEqual(
        numbers(pages.length).map((page) => `Page ${page} of ${pages.length}`),
      );
      const heading = `Construction Noise Management Plan · ${report.header.version}`;
      expect(texts.map((text) => text.includes(heading))).toEqual(numbers(pages.length).map((page) => page > 1));
    }
  });

  it('[REPORT-111] splits no paragraph on method and rounding, nor the facts of the run below, over two pages', async () => {
    const source = samplePlan({ ...sampleSnapshot, receivers: sampleSnapshot.receivers.slice(0, 2) }, { history: [] });
    const report = buildReport(source, sampleReport());
    const last = report.notes.at(-1) ?? '';
    for (const lines of [16, 22, 28, 34, 40]) {
      const complaints = { ...report.complaints, others: 'Line of complaints.\n'.repeat(lines).trim() };
      const pages = await reader.readPages(await printer.printReport({ ...report, complaints }, { isPreview: true }));
      const texts = pages.slice(2).map((text) => text.replaceAll(/\s+/g, ''));
      for (const note of report.notes)
        expect(texts.some((text) => text.includes(note.replaceAll(/\s+/g, '')))).toBe(true);
      const facts = texts.find((text) => text.includes(last.replaceAll(/\s+/g, '')));
      for (const { label } of report.origin) expect(facts).toContain(label.replaceAll(/\s+/g, ''));
    }
  });

  it('[REPORT-59] sets a list of 20 in one column and of 21 in two', async () => {
    const heads = async (count: number) => {
      const rows = rowsOf(count, count).map((row) => ({ ...row, barrierDba: -5 }));
      const pdf = await print({ tasks: tasksOf(count), rows, receivers: receiversOf(1) });
      const text = await reader.read(pdf, 'pdftotext', '-layout');
      return /9\.1 Enclosures.*\n+ *Activity( +Name +Activity +Name)?/.exec(text.slice(text.lastIndexOf('9.1')))?.[1];
    };
    expect(await heads(20)).toBeUndefined();
    expect(await heads(21)).toBeDefined();
  });

  it('fills pages with tall rows as far as they go, and runs none over its foot', async () => {
    const name = 'Foundation works with a name of several lines 打樁工程及支護'.repeat(2);
    const pdf = await print({ tasks: tasksOf(40, name), rows: rowsOf(120, 40), receivers: receiversOf(40) });
    const words = await reader.read(pdf, 'pdftotext', '-bbox');
    const feet = Array.from(words.matchAll(/yMax="([\d.]+)">(?!Page|of|\d+<|Run|QuietSite)/g), ([, y]) => Number(y));
    expect(Math.max(...feet)).toBeLessThan(830);
    const tasks = await countOn(pdf, /-\d+\n/g, '10 Construction work schedule', '11 Cumulative');
    expect(Math.min(...tasks.slice(1, -1))).toBeGreaterThan(8);
  });
});
