import { findList, findReference, listReferences } from './pdf-text.ts';
import { PrintingError } from './printing-error.ts';
import { type PdfObject, readPdf } from './read-pdf.ts';

/** A compiled file with the parts that hold its structure; numbers are object numbers. */
export interface TaggedPdf {
  readonly objects: readonly PdfObject[];
  readonly size: number;
  readonly trailer: string;
  readonly catalogue: number;
  readonly pageTree: number;
  readonly pages: readonly number[];
  readonly structure: number;
  /** The root element, and its direct children. */
  readonly document: number;
  readonly elements: readonly number[];
  /** Maps keys of pages and links to their elements. */
  readonly parents: readonly (readonly [key: number, object: number])[];
  /** Names of header cells, with their brackets. */
  readonly ids: readonly (readonly [name: string, object: number])[];
  textOf(number: number): string;
}

/** Throws PrintingError. */
export function readTaggedPdf(pdf: Uint8Array): TaggedPdf {
  const { objects, size, trailer } = readPdf(pdf);
  const byNumber = new Map(objects.map((object) => [object.number, object]));
  const textOf = (number: number) => byNumber.get(number)?.body.toString('latin1') ?? '';
  const catalogue = requirePart(findReference(trailer, 'Root'), 'catalogue');
  const pageTree = requirePart(findReference(textOf(catalogue), 'Pages'), 'pages');
  const structure = requirePart(findReference(textOf(catalogue), 'StructTreeRoot'), 'structure');
  const document = requirePart(findReference(textOf(structure), 'K'), 'document');
  return {
    ...{ objects, size, trailer, catalogue, pageTree, structure, document, textOf },
    pages: listReferences(requirePart(findList(textOf(pageTree), 'Kids'), 'list of pages')),
    elements: listReferences(requirePart(findList(textOf(document), 'K'), 'elements')),
    parents: readPairs(findList(textOf(structure), 'Nums') ?? '', /(\d+) (\d+) 0 R/g, Number),
    ids: readPairs(findList(textOf(structure), 'Names') ?? '', /(\([^)]*\)) (\d+) 0 R/g, String),
  };
}

/** The first page with the element or any of its descendants. */
export function findPage(pdf: TaggedPdf, element: number): number | undefined {
  const text = pdf.textOf(element);
  const page = findReference(text, 'Pg');
  if (page !== undefined) return page;
  for (const child of listReferences(findList(text, 'K') ?? '')) {
    const found = findPage(pdf, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

const readPairs = <Key>(text: string, pair: RegExp, toKey: (text: string) => Key): (readonly [Key, number])[] =>
  Array.from(text.matchAll(pair), ([, key = '', number]) => [toKey(key), Number(number)] as const);

export function requirePart<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new PrintingError('COMPRESSION', `not a PDF that can be joined: no ${what}`);
  return value;
}
