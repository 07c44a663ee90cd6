import { changeText, findReference } from './pdf-text.ts';
import type { PdfObject } from './read-pdf.ts';
import { findPage, type TaggedPdf } from './tagged-pdf.ts';

/** Parts of a piece that are written only when its position is known. */
export interface JoinedPiece {
  readonly pages: readonly { readonly number: number; readonly text: string }[];
  readonly elements: readonly number[];
  readonly parents: readonly (readonly [key: number, object: number])[];
  readonly ids: readonly (readonly [name: string, object: number])[];
}

/** Fixed object numbers: the root element, and the stream that draws the frame of a page. */
export const DOCUMENT = 1;
export const DRAW_FRAME = 2;

/** Where a file's object numbers, keys and names start in the joined file. */
export interface Numbering {
  readonly base: number;
  readonly key: number;
  readonly prefix?: string;
}

/** Renumbers the objects of a piece for the joined file. */
export function readPiece(pdf: TaggedPdf, { base, key, prefix = '' }: Numbering) {
  const [firstPage = 0, ...pages] = pdf.pages;
  const reference = (number: number) => (number === pdf.document ? DOCUMENT : base + number);
  const rename = (name: string) => `(${prefix}${name.slice(1)}`;
  const string = (text: string, before: string) =>
    HEADER_CELL.test(text) && !before.endsWith('/T ') ? rename(text) : text;
  const change = (text: string) => changeText(text, { reference, string });
  const isOnFirstPage = (element: number) => findPage(pdf, element) === firstPage;
  const omitted = listOmitted(pdf, firstPage, isOnFirstPage);
  const piece: JoinedPiece = {
    pages: pages.map((number) => ({ number: base + number, text: shiftKey(change(pdf.textOf(number)), key) })),
    elements: pdf.elements.filter((element) => !isOnFirstPage(element)).map(reference),
    parents: pdf.parents
      .filter(([, object]) => !omitted.has(object))
      .map(([each, object]) => [each + key, base + object]),
    ids: pdf.ids.map(([name, object]) => [rename(name), base + object]),
  };
  const ownPages = new Set(pages);
  const kept = pdf.objects.filter(({ number }) => !omitted.has(number) && !ownPages.has(number));
  return { piece, objects: kept.map((object) => changeObject(object, base + object.number, change)) };
}

/** The compiler writes this only into the names of header cells. */
const HEADER_CELL = /^\(U\d+x\d+y\d+\)$/;

/** Objects that belong to the whole file or to the removed page. */
function listOmitted(pdf: TaggedPdf, firstPage: number, isOnFirstPage: (element: number) => boolean): Set<number> {
  const { catalogue, pageTree, structure, document, trailer, textOf } = pdf;
  const firstPageKey = Number(/\/StructParents (\d+)/.exec(textOf(firstPage))?.[1]);
  return new Set([
    ...[catalogue, pageTree, structure, document, firstPage],
    ...pdf.elements.filter(isOnFirstPage),
    ...pdf.parents.filter(([key]) => key === firstPageKey).map(([, object]) => object),
    findReference(trailer, 'Info') ?? 0,
    findReference(textOf(catalogue), 'Metadata') ?? 0,
    findReference(textOf(firstPage), 'Contents') ?? 0,
  ]);
}

const shiftKey = (page: string, by: number): string =>
  page.replace(/\/StructParents (\d+)/, (_, key) => `/StructParents ${Number(key) + by}`);

/** Changes only the part of a stream before its bytes. */
export function changeObject(
  { body, isStream }: PdfObject,
  number: number,
  change: (text: string) => string,
): PdfObject {
  const end = isStream ? body.indexOf('stream\n') : body.length;
  const text = Buffer.from(change(body.toString('latin1', 0, end)), 'latin1');
  return { number, isStream, body: isStream ? Buffer.concat([text, body.subarray(end)]) : text };
}
