import PDFDocument from 'pdfkit';
import type { AppendixModel } from '../../../../packages/documents/src/index.ts';

const FONT = '/usr/share/fonts/opentype/inter/Inter-Regular.otf';
const POINTS_PER_MM = 72 / 25.4;
const SIZE = 7.5;
const LEFT = 16 * POINTS_PER_MM;
const TOP = 26 * POINTS_PER_MM;
const WIDTH = 265 * POINTS_PER_MM;
const HEIGHT = 169 * POINTS_PER_MM;

type Section = AppendixModel['sections'][number];
type TableSection = Extract<Section, { kind: 'table' }>;
type Row = TableSection['parts'][number]['rows'][number];

/**
 * The yardstick: the same cells at the same places, written by a plain PDF library. No tags, no bookmarks, no
 * measuring, no wrapping, no Chinese.
 */
export async function writeBare(model: AppendixModel): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, autoFirstPage: false, font: FONT });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.fontSize(SIZE);
  for (const section of model.sections) if (section.kind === 'table') writeSection(document, section);
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

function writeSection(document: PDFKit.PDFDocument, section: TableSection): void {
  const widths = toWidths(section);
  const perPage = section.rowsPerPage.next;
  const pitch = HEIGHT / (perPage + 2);
  for (const { rows, title } of section.parts) {
    for (let first = 0; first < Math.max(1, rows.length); first += perPage * section.pageColumns) {
      document.addPage();
      writeText(document, section.heading, LEFT, TOP - 20);
      writeText(document, title, LEFT, TOP - 10);
      for (let column = 0; column < section.pageColumns; column += 1) {
        const left = LEFT + (column * WIDTH) / section.pageColumns;
        const from = first + column * perPage;
        writeRow(
          document,
          section.columns.map(({ label }) => label),
          left,
          TOP,
          widths,
          [1],
        );
        for (const [index, row] of rows.slice(from, from + perPage).entries())
          writeAny(document, row, left, TOP + (index + 1) * pitch, widths);
      }
    }
  }
}

function writeAny(document: PDFKit.PDFDocument, row: Row, left: number, y: number, widths: readonly number[]): void {
  if ('head' in row) writeText(document, row.head, left, y);
  else if ('cells' in row) writeRow(document, row.cells.map(toText), left, y, widths, row.spans);
  else writeRow(document, row.map(toText), left, y, widths, [1]);
}

function writeRow(
  document: PDFKit.PDFDocument,
  cells: readonly string[],
  left: number,
  y: number,
  widths: readonly number[],
  spans: readonly number[],
): void {
  let x = left;
  let place = 0;
  for (const [index, cell] of cells.entries()) {
    writeText(document, cell, x, y);
    const span = spans[index] ?? 1;
    for (let each = 0; each < span; each += 1) x += widths[place + each] ?? 0;
    place += span;
  }
  document
    .moveTo(left, y + SIZE + 3)
    .lineTo(x, y + SIZE + 3)
    .lineWidth(0.3)
    .stroke();
}

const writeText = (document: PDFKit.PDFDocument, words: string, x: number, y: number) => {
  if (words !== '') document.text(words.replaceAll('\n', ' '), x, y, { lineBreak: false });
};

type Cell = Extract<Row, readonly unknown[]>[number];

const toText = (cell: Cell): string => (typeof cell === 'string' ? cell : 'mark' in cell ? cell.mark : '-');

function toWidths({ columns, pageColumns }: TableSection): number[] {
  const fixed = columns.reduce((sum, { widthMm }) => sum + widthMm, 0);
  const flexibleWidth = WIDTH / POINTS_PER_MM / pageColumns - fixed;
  return columns.map(({ widthMm }) => (widthMm || flexibleWidth) * POINTS_PER_MM);
}
