import { changeObject, DOCUMENT, DRAW_FRAME, type JoinedPiece, type Numbering } from './join-piece.ts';
import { changeText, findDictionary, findReference, replaceList, writeReferences } from './pdf-text.ts';
import type { PdfObject } from './read-pdf.ts';
import { findPage, requirePart, type TaggedPdf } from './tagged-pdf.ts';

type Change = (text: string) => string;

/** The frame's own objects, with its empty pages replaced by the pages of the pieces. */
export function joinFrame(pdf: TaggedPdf, pieces: readonly JoinedPiece[], { base, key }: Numbering) {
  const pageOf = matchPages(pdf, pieces);
  const reference = (number: number) =>
    number === pdf.document ? DOCUMENT : (pageOf.get(number)?.number ?? base + number);
  const change: Change = (text) => shiftKeys(changeText(text, { reference }), key);
  const contents = new Map([...pageOf.keys()].map((page) => [findReference(pdf.textOf(page), 'Contents'), page]));
  const objects = pdf.objects.map((object): PdfObject => {
    const { number } = object;
    const page = contents.get(number);
    if (page !== undefined)
      return changeObject(object, base + number, (text) => toForm(text, change(pdf.textOf(page))));
    return changeObject(object, reference(number), (text) => {
      if (number === pdf.document) return replaceList(change(text), 'K', listElements(pdf, pieces, reference, pageOf));
      if (number === pdf.structure) return joinStructure(change(text), pdf, pieces, { base, key });
      const own = pageOf.get(number);
      return own ? toPage(own.text, change(text)) : change(text);
    });
  });
  return { objects, trailer: change(pdf.trailer) };
}

type PiecePage = JoinedPiece['pages'][number];

/** Maps each empty page of the frame to a page of the pieces. Only empty pages have no tagged content. */
function matchPages(pdf: TaggedPdf, pieces: readonly JoinedPiece[]): Map<number, PiecePage> {
  const empty = pdf.pages.filter((page) => !pdf.textOf(page).includes('/StructParents'));
  const pages = pieces.flatMap((piece) => piece.pages);
  requirePart(empty.length === pages.length || undefined, `room for ${pages.length} pages`);
  return new Map(pages.map((page, index) => [empty[index] as number, page]));
}

/** Turns the header and footer of an empty page into a form that is drawn first on the page of the piece. */
const toForm = (stream: string, emptyPage: string): string => {
  const box = requirePart(/\/MediaBox \[[^\]]*\]/.exec(emptyPage)?.[0], 'size of a page').replace('/MediaBox', '/BBox');
  const keys = `/Type /XObject\n/Subtype /Form\n${box}\n/Resources ${findDictionary(emptyPage, 'Resources')}`;
  return stream.replace('<<', () => `<<\n${keys}`);
};

function toPage(page: string, emptyPage: string): string {
  const [frame, parent] = [findReference(emptyPage, 'Contents'), findReference(emptyPage, 'Parent')];
  return page
    .replace(/\/Parent \d+ 0 R/, `/Parent ${parent} 0 R`)
    .replace(/\/Contents (\d+ 0 R)/, `/Contents [${DRAW_FRAME} 0 R $1]`)
    .replace('/Resources <<', `/Resources <<\n/XObject << /frame ${frame} 0 R >>`);
}

/** Lists the structure elements of frame and pieces in page order. */
function listElements(
  pdf: TaggedPdf,
  pieces: readonly JoinedPiece[],
  reference: (number: number) => number,
  pageOf: ReadonlyMap<number, PiecePage>,
): string {
  const all = pdf.elements.map((element) => ({
    page: pdf.pages.indexOf(findPage(pdf, element) ?? 0),
    numbers: [reference(element)] as readonly number[],
  }));
  const placeOf = new Map([...pageOf].map(([empty, { number }]) => [number, pdf.pages.indexOf(empty)]));
  for (const { pages, elements } of pieces) {
    const first = placeOf.get(pages[0]?.number ?? 0) ?? 0;
    const after = all.findIndex(({ page }) => page > first);
    all.splice(after < 0 ? all.length : after, 0, { page: first, numbers: elements });
  }
  return writeReferences(all.flatMap(({ numbers }) => numbers));
}

function joinStructure(text: string, pdf: TaggedPdf, pieces: readonly JoinedPiece[], { base, key }: Numbering): string {
  const own = pdf.parents.map(([each, object]) => [each + key, base + object] as const);
  const parents = [...pieces.flatMap((piece) => piece.parents), ...own].sort(([one], [other]) => one - other);
  const ownIds = pdf.ids.map(([name, object]) => [name, base + object] as const);
  const ids = [...pieces.flatMap((piece) => piece.ids), ...ownIds].sort(([one], [other]) => (one < other ? -1 : 1));
  const write = (pairs: readonly (readonly [number | string, number])[]) =>
    pairs.map(([name, object]) => `${name} ${object} 0 R`).join(' ');
  return replaceList(replaceList(text, 'Nums', write(parents)), 'Names', write(ids));
}

/** Shifts the structure keys of pages and links. */
const shiftKeys = (text: string, by: number): string =>
  !/^<<\s*\/Type \/(Page|Annot)\b/.test(text)
    ? text
    : text.replace(/\/StructParent(s?) (\d+)/, (_, plural, key) => `/StructParent${plural} ${Number(key) + by}`);
