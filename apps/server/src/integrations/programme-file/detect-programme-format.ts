import { extname } from 'node:path';
import type { ProgrammeFormat } from '@quietsite/contracts';
import { programmeRefused } from './refuse-programme.ts';

const HEAD_BYTES = 1_024;
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006'];
/** Old and encrypted Office files share this container. */
const OFFICE_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('latin1');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const TEXT_EXTENSIONS = ['.csv', '.xml', '.xer', '.txt'];

/**
 * Detects the format by content; only plain text is recognised as a table by its name. The browser's type is ignored
 * (U48).
 */
export function detectProgrammeFormat(bytes: Buffer, fileName: string): ProgrammeFormat {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const extension = extname(fileName).toLowerCase();
  if (ZIP.some((start) => head.startsWith(start))) return 'xlsx';
  if (head.startsWith(OFFICE_CONTAINER)) {
    const isEncrypted = /^\.xls[xm]$/.test(extension) || bytes.includes(ENCRYPTED);
    throw programmeRefused(isEncrypted ? 'ARCHIVE_ENCRYPTED' : 'UNKNOWN_FORMAT');
  }
  const text = withoutMarks(head);
  if (/^\s*ERMHDR\s/.test(text)) return 'xer';
  if (/^\s*<[?!\w]/.test(text)) return 'msproject';
  if (extension === '.csv') return 'csv';
  throw programmeRefused(TEXT_EXTENSIONS.includes(extension) && text.includes('\0') ? 'NOT_TEXT' : 'UNKNOWN_FORMAT');
}

/** The first characters, without byte-order mark and without UTF-16's zero bytes. */
function withoutMarks(head: string): string {
  if (/^(\xff\xfe|\xfe\xff)/.test(head)) return head.slice(2).replaceAll('\0', '');
  return head.replace(/^\xef\xbb\xbf/, '');
}
