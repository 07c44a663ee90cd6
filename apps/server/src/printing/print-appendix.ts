import {
  type Appendix,
  type AppendixModel,
  type AppendixPiece,
  listPieces,
  reservePages,
  toTemplateInput,
} from '@quietsite/documents';
import { compressPdf } from './compress-pdf.ts';
import { createPdfJoiner } from './join-pdf.ts';
import { PrintingError } from './printing-error.ts';
import type { TypstRequest } from './typst-compiler.ts';

type Compile = (order: TypstRequest) => Promise<Uint8Array>;

/**
 * The memory for a document grows with its rows, so long sections are compiled in pieces. The rest is compiled last,
 * with empty pages in place of the pieces, so that contents, bookmarks and page numbers are correct.
 */
export async function printAppendix(
  { model, mapSvg, drawings }: Appendix,
  compile: Compile,
  maxRows?: number,
): Promise<Buffer> {
  const order = (some: AppendixModel): TypstRequest => ({
    template: 'appendix.typ',
    inputs: { model: toTemplateInput(some), map: mapSvg, drawings: JSON.stringify(drawings) },
    isLarge: true,
  });
  const pieces = listPieces(model, maxRows);
  if (pieces.length === 0) return compressPdf(await compile(order(model)));
  const joiner = createPdfJoiner();
  const pages: number[][] = [];
  // The next piece is compiled while the previous one is being joined.
  let joining: Promise<unknown> = Promise.resolve();
  for (const piece of pieces) {
    const [pdf] = await Promise.all([compile(order(piece.model)), joining]);
    joining = joiner.add(pdf).then((added) => pages.push(countPages(piece, added)));
  }
  await joining;
  return joiner.finish(await compile(order(reservePages(model, pieces, pages))));
}

/** Number of pages of each part. A part starts with its heading on a new page. */
function countPages({ parts }: AppendixPiece, piece: { readonly pages: number; readonly headed: readonly number[] }) {
  if (parts === 1) return [piece.pages];
  if (piece.headed.length !== parts) throw new PrintingError('COMPRESSION', `a piece lacks its ${parts} headings`);
  return piece.headed.map((first, index) => (piece.headed[index + 1] ?? piece.pages) - first);
}
