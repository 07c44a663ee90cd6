import type { Appendix } from '@quietsite/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from './printer.ts';
import { differingShare } from './testing/grey-picture.ts';
import { createPdfReader, type PdfReader } from './testing/pdf-reader.ts';
import { buildSample, planOfReceivers, planWithTexts } from './testing/sample-appendix.ts';

/** Inventory, calculation and schedule of the sample have more rows, most parts of the calculation fewer. */
const FEW_ROWS = 4;
const RECEIVERS = 2;
/** With this many times its rows, the first calculation takes two pages. */
const LONG_PART = 20;
const LONG_HEADING = 'Of two pages';

describe('an appendix made in pieces', () => {
  let printer: Printer;
  let reader: PdfReader;
  let whole: Buffer;
  let joined: Buffer;
  const appendix = () => withLongPart(onNewPages(buildSample('b', planOfReceivers(RECEIVERS))));
  const printWith = async (maxRowsAtOnce: number, some = appendix()) => {
    const other = createPrinter({ maxRowsAtOnce });
    return other.printAppendix(some).finally(() => other.close());
  };

  beforeAll(async () => {
    printer = createPrinter();
    reader = await createPdfReader();
    whole = await printer.printAppendix(appendix());
    joined = await printWith(FEW_ROWS);
  });
  afterAll(async () => {
    await printer.close();
    await reader.close();
  });

  it.each([
    ['text, with the numbers of its pages', ['pdftotext', '-layout']],
    ['structure in its order', ['pdfinfo', '-struct-text']],
    ['pages', ['pdfinfo', '-l', '-1']],
  ] as const)('has the same %s as one made at once', async (_, [tool, ...parameters]) => {
    expect(joined.equals(whole)).toBe(false);
    const ask = async (pdf: Buffer) =>
      numberNames((await reader.read(pdf, tool, ...parameters)).replace(/File size.*/, ''));
    expect(await ask(joined)).toBe(await ask(whole));
  });

  it('has the same bookmarks, and they and all links lead to the same pages', async () => {
    const ask = async (pdf: Buffer) => {
      const bookmarks = JSON.parse(await reader.read(pdf, 'qpdf', '--json=2', '--json-key=outlines'));
      return JSON.stringify(bookmarks.outlines, (key, value) => (/^(object|dest)$/.test(key) ? undefined : value));
    };
    expect(await ask(joined)).toBe(await ask(whole));
    expect(await listLinks(joined)).toEqual(await listLinks(whole));
    expect((await listLinks(joined)).length).toBeGreaterThan(RECEIVERS);
  });

  it('repeats the title of a part on each of its pages', async () => {
    const pages = (await reader.readPages(joined)).map((text) => text.replaceAll(/\s+/g, ' '));
    const titled = pages.filter((text) => text.includes('B-5') && text.includes(LONG_HEADING));
    expect(titled.length).toBe(2);
  });

  it('names every head cell once', async () => {
    const text = await reader.read(joined, 'qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none');
    const names = text.match(/"\/ID": "u:[^"]+"/g) ?? [];
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
  });

  it('looks the same', async () => {
    const pages = (await reader.readPages(joined)).length;
    for (const page of [1, Math.floor(pages / 4), Math.floor(pages / 2), pages]) {
      const [one, other] = await Promise.all([whole, joined].map((pdf) => reader.draw(pdf, 60, page)));
      if (!one || !other) throw new Error('nothing drawn');
      expect(differingShare(one, other)).toBe(0);
    }
  });

  it('passes the checks of qpdf', async () => {
    expect(await reader.read(joined, 'qpdf', '--check')).toContain('No syntax');
  });

  it('gives the same bytes for the same input', async () => {
    expect((await printWith(FEW_ROWS)).equals(joined)).toBe(true);
  });

  it('leaves texts alone that look like the language of the file', async () => {
    const words = 'Block 8 0 R (x) \\(U1x0y0) /StructParents 3';
    const some = onNewPages(buildSample('b', planWithTexts(words)));
    const ask = async (pdf: Buffer) => numberNames(await reader.read(pdf, 'pdfinfo', '-struct-text'));
    expect(await ask(await printWith(2, some))).toBe(await ask(await printer.printAppendix(some)));
  });

  /** For each link, its page and its target page. */
  async function listLinks(pdf: Buffer): Promise<string[]> {
    const file = JSON.parse(await reader.read(pdf, 'qpdf', '--json=2', '--json-stream-data=none'));
    const objects = file.qpdf[1];
    const pages: string[] = file.pages.map(({ object }: { object: string }) => object);
    const resolve = (reference: string) => objects[`obj:${reference}`].value;
    return pages.flatMap((page, index) =>
      (resolve(page)['/Annots'] ?? []).map((link: string) => {
        const [target] = resolve(resolve(link)['/Dest']);
        return `${index} to ${pages.indexOf(target)}`;
      }),
    );
  }
});

it('a document that takes too much memory fails by itself', async () => {
  const printer = createPrinter({ memoryLimitMegabytes: 20 });
  await expect(printer.printAppendix(buildSample('b', planOfReceivers()))).rejects.toMatchObject({
    failure: 'MEMORY_LIMIT',
  });
  await printer.close();
});

/** In pieces every part starts on a new page; this makes a single run do so too. */
function onNewPages({ model, ...appendix }: Appendix): Appendix {
  const sections = model.sections.map((section) => (section.kind === 'table' ? { ...section, flows: false } : section));
  return { ...appendix, model: { ...model, sections } };
}

function withLongPart({ model, ...appendix }: Appendix): Appendix {
  const sections = model.sections.map((section) => {
    if (section.kind !== 'table' || section.number !== 'B-5') return section;
    const [first, ...others] = section.parts;
    if (!first) throw new Error('no calculation');
    return { ...section, parts: [{ ...first, heading: LONG_HEADING, rows: repeat(first.rows, LONG_PART) }, ...others] };
  });
  return { ...appendix, model: { ...model, sections } };
}

const repeat = <Row>(rows: readonly Row[], times: number): Row[] => Array.from({ length: times }, () => rows).flat();

/** Names of head cells and numbers of links are invisible; only which are equal matters. */
function numberNames(text: string): string {
  const names = new Map<string, number>();
  return text.replace(/(?<=[[ ]\(|<)(?:P\d+)?U\d+x\d+y\d+(?=[)>])|(?<=^ *)Object \d+ 0$/gm, (name) => {
    if (!names.has(name)) names.set(name, names.size);
    return String(names.get(name));
  });
}
