import { deflateSync } from 'node:zlib';
import { joinFrame } from './join-frame.ts';
import { DRAW_FRAME, type JoinedPiece, readPiece } from './join-piece.ts';
import { createPackedFile } from './packed-file.ts';
import type { PdfObject } from './read-pdf.ts';
import { findPage, readTaggedPdf, type TaggedPdf } from './tagged-pdf.ts';

export interface PdfJoiner {
  /** Adds a file without its first page. Returns how many pages are left, and which have a heading of level 3. */
  add(piece: Uint8Array): Promise<{ readonly pages: number; readonly headed: readonly number[] }>;
  /** `frame` has one empty page for each page of the pieces, in the same order. */
  finish(frame: Uint8Array): Promise<Buffer>;
}

const FIRST_FREE = DRAW_FRAME + 1;

/**
 * Joins tagged files into one: pages, structure and names of header cells. Bookmarks, links, headers and footers come
 * from the frame, which was compiled with empty pages in place of the pieces. Deterministic.
 */
export function createPdfJoiner(): PdfJoiner {
  const file = createPackedFile();
  const pieces: JoinedPiece[] = [];
  let next = FIRST_FREE;
  let nextKey = 0;
  return {
    async add(source) {
      const pdf = readTaggedPdf(source);
      const { piece, objects } = readPiece(pdf, { base: next, key: nextKey, prefix: `P${pieces.length}` });
      next = await file.add(objects, next + pdf.size);
      nextKey += pdf.parents.length;
      pieces.push(piece);
      return { pages: piece.pages.length, headed: listHeadingPages(pdf) };
    },
    async finish(source) {
      const pdf = readTaggedPdf(source);
      const { objects, trailer } = joinFrame(pdf, pieces, { base: next, key: nextKey });
      const last = await file.add([drawFrame, ...objects], next + pdf.size);
      return file.finish(last, trailer);
    },
  };
}

const DRAWING = deflateSync('q /frame Do Q\n');
const drawFrame: PdfObject = {
  number: DRAW_FRAME,
  body: Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${DRAWING.length} >>\nstream\n`),
    DRAWING,
    Buffer.from('\nendstream'),
  ]),
  isStream: true,
};

/** The pages with a heading of level 3, counted without the removed first page. */
const listHeadingPages = (pdf: TaggedPdf): number[] =>
  pdf.elements
    .filter((element) => pdf.textOf(element).includes('/S /H3'))
    .map((element) => pdf.pages.indexOf(findPage(pdf, element) ?? 0) - 1);
