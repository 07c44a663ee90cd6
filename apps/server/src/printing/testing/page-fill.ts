import type { PdfReader } from './pdf-reader.ts';

const POINTS_PER_MM = 72 / 25.4;

export interface PageMargins {
  readonly topMm: number;
  readonly bottomMm: number;
}

/** How far down each page its words reach, as a share of the height between the margins: 0 is empty, 1 is full. */
export async function measureFill(reader: PdfReader, pdf: Buffer, { topMm, bottomMm }: PageMargins): Promise<number[]> {
  const pages = (await reader.read(pdf, 'pdftotext', '-bbox')).split('<page ').slice(1);
  return pages.map((page) => {
    const height = Number(/height="([\d.]+)"/.exec(page)?.[1]);
    const [top, bottom] = [topMm * POINTS_PER_MM, height - bottomMm * POINTS_PER_MM];
    const feet = Array.from(page.matchAll(/yMax="([\d.]+)"/g), ([, y]) => Number(y)).filter((y) => y < bottom);
    return (Math.max(top, ...feet) - top) / (bottom - top);
  });
}
