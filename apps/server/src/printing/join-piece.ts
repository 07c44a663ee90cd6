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

/** Where a file's numbers, keys and names start in the joined one. */
export interface Numbering {
  readonly base: number;
  readonly key: number;
  readonly prefix?: string;
}

/** Its objects, renumbered for the joined file. */
export function readPiece(pdf: TaggedPdf, { base, key, prefix = '' }: Numbering) {
  const [lead = 0, ...pages] = pdf.pages;
  const reference = (number: number) => (number === pdf.document ? DOCUMENT : base + number);
  const rename = (name: string) => `(${prefix}${name.slice(1)}`;
  const string = (text: string, before: string) =>
    HEAD_CELL.test(text) && !before.endsWith('/T ') ? rename(text) : text;
  const change = (text: string) => changeText(text, { reference, string });
  const isLead = (element: number) => findPage(pdf, element) === lead;
  const left = listLeft(pdf, lead, isLead);
  const piece: JoinedPiece = {
    pages: pages.map((number) => ({ number: base + number, text: shiftKey(change(pdf.textOf(number)), key) })),
    elements: pdf.elements.filter((element) => !isLead(element)).map(reference),
    parents: pdf.parents.filter(([, object]) => !left.has(object)).map(([each, object]) => [each + key, base + object]),
    ids: pdf.ids.map(([name, object]) => [rename(name), base + object]),
  };
  const ownPages = new Set(pages);
  const kept = pdf.objects.filter(({ number }) => !left.has(number) && !ownPages.has(number));
  return { piece, objects: kept.map((object) => changeObject(object, base + object.number, change)) };
}

/** The compiler writes this only into the names of head cells. */
const HEAD_CELL = /^\(U\d+x\d+y\d+\)$/;

/** Objects that belong to the whole file or to the removed page. */
function listLeft(pdf: TaggedPdf, lead: number, isLead: (element: number) => boolean): Set<number> {
  const { catalogue, pageTree, structure, document, trailer, textOf } = pdf;
  const leadKey = Number(/\/StructParents (\d+)/.exec(textOf(lead))?.[1]);
  return new Set([
    ...[catalogue, pageTree, structure, document, lead],
    ...pdf.elements.filter(isLead),
    ...pdf.parents.filter(([key]) => key === leadKey).map(([, object]) => object),
    findReference(trailer, 'Info') ?? 0,
    findReference(textOf(catalogue), 'Metadata') ?? 0,
    findReference(textOf(lead), 'Contents') ?? 0,
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
