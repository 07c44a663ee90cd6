import { createPackedFile } from './packed-file.ts';
import { readPdf } from './read-pdf.ts';

/**
 * A tagged file has tens of thousands of small objects, whose offset table alone takes megabytes. Packs them into
 * compressed streams; existing streams stay unchanged. Deterministic. Throws PrintingError.
 */
export async function compressPdf(pdf: Uint8Array): Promise<Buffer> {
  const { objects, size, trailer } = readPdf(pdf);
  const file = createPackedFile();
  return file.finish(await file.add(objects, size), trailer);
}
