import { type FileHandle, open } from 'node:fs/promises';
import { type MaterialMediaType, mediaTypeOf } from '@quietsite/domain';
import { readBytes } from '../archive/read-bytes.ts';
import { checkOfficePackage } from './office-package.ts';
import { materialRefused } from './refuse-material.ts';

const PDF = /^%PDF-[12]\.\d/;
/** Within this distance of its end a PDF says so; without it the file was cut off. */
const PDF_TAIL_BYTES = 1_024;
/** Signature, and a first block of 13 bytes that is the header. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
const ZIP = Buffer.from('504b0304', 'hex');
const HEAD_BYTES = 16;

/** What the file is by its content, which must be what its name says; what the browser calls it counts for nothing (U53). */
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
