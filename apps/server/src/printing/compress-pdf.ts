import { createPackedFile } from './packed-file.ts';
import { readPdf } from './read-pdf.ts';

/**
 * A tagged file consists of ten thousands of small objects, of which one list of offsets alone takes megabytes. They are
 * packed into compressed streams; streams stay as they are. The same file in gives the same file out. Throws
 * PrintingError.
 */
export async function compressPdf(pdf: Uint8Array): Promise<Buffer> {
  const { objects, size, trailer } = readPdf(pdf);
  const file = createPackedFile();
  return file.finish(await file.add(objects, size), trailer);
}
