import { type FileHandle, open } from 'node:fs/promises';
import { type MaterialMediaType, mediaTypeOf } from '@quietsite/domain';
import { readBytes } from '../archive/read-bytes.ts';
import { checkOfficePackage } from './office-package.ts';
import { materialRefused } from './refuse-material.ts';

const PDF = /^%PDF-[12]\.\d/;
/** A complete PDF has its end marker within this distance of the end; otherwise the file was cut off. */
const PDF_TAIL_BYTES = 1_024;
/** Signature, followed by the 13-byte header block. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
const ZIP = Buffer.from('504b0304', 'hex');
const HEAD_BYTES = 16;

/** Detects the type from the content, which must match the file name; the browser's type is ignored (U53). */
export async function detectMaterial(path: string, fileName: string): Promise<MaterialMediaType> {
  const file = await open(path, 'r');
  try {
    const head = await readBytes(file, 0, HEAD_BYTES);
    if (head.length === 0) throw materialRefused('EMPTY');
    const mediaType = mediaTypeOf(fileName);
    if (mediaType === undefined || !(await isOfType(mediaType, file, head))) throw materialRefused('UNKNOWN_TYPE');
    return mediaType;
  } finally {
    await file.close();
  }
}

async function isOfType(mediaType: MaterialMediaType, file: FileHandle, head: Buffer): Promise<boolean> {
  switch (mediaType) {
    case 'application/pdf':
      return PDF.test(head.toString('latin1')) && (await hasPdfEnd(file));
    case 'image/png':
      return head.equals(PNG);
    case 'image/jpeg':
      return head.subarray(0, JPEG.length).equals(JPEG);
    default:
      return head.subarray(0, ZIP.length).equals(ZIP) && checkOfficePackage(file, mediaType);
  }
}

async function hasPdfEnd(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const tail = await readBytes(file, Math.max(0, size - PDF_TAIL_BYTES), PDF_TAIL_BYTES);
  return tail.includes('%%EOF');
}
