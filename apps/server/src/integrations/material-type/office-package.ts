import type { FileHandle } from 'node:fs/promises';
import type { MaterialMediaType } from '@quietsite/domain';
import { AppError } from '../../errors.ts';
import { type PlacedEntry, readZipDirectory } from '../archive/zip-directory.ts';
import { readSmallEntries } from './read-small-entries.ts';
import { materialRefused } from './refuse-material.ts';

/** Enough for a document with a picture on each page. The limit for archives of drawings would be too low. */
const MAX_PARTS = 2_000;
const CONTENT_TYPES = '[content_types].xml';

const mainParts: Partial<Record<MaterialMediaType, { readonly folder: string; readonly contentType: string }>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    folder: 'word/',
    contentType: 'wordprocessingml.document.main+xml',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    folder: 'xl/',
    contentType: 'spreadsheetml.sheet.main+xml',
  },
};

/** Old and new macros, controls, and embedded packages that run something. Chart data is embedded as a plain sheet. */
const ACTIVE_PART =
  /(^|\/)(vbaproject|vbadata|activex|macrosheets|dialogsheets)([^/]*\.|\/)|\/embeddings\/(?!.*\.(xlsx|docx|pptx)$)/;
const ACTIVE_TYPE = /macroenabled|vbaproject|activex|macrosheet|dialogsheet|officedocument\.oleobject/;
/** Relationship types whose targets are fetched automatically when the document is opened. */
const FETCHED_TYPE = /(attachedtemplate|oleobject|subdocument|frame)["']/;
const RELATIONSHIP = /<(?:[\w.-]+:)?relationship\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Whether a file is a Word or Excel document, according to its package. Refuses any active content (U53). */
export async function checkOfficePackage(file: FileHandle, mediaType: MaterialMediaType): Promise<boolean> {
  const main = mainParts[mediaType];
  const entries = await listEntries(file);
  const names = entries.map(nameOf);
  if (!main || !names.includes(CONTENT_TYPES) || !names.some((name) => name.startsWith(main.folder))) return false;
  if (names.some((name) => ACTIVE_PART.test(name))) throw materialRefused('HAS_MACROS');
  const texts = await readSmallEntries(file, entries.filter(isDescription));
  if (!texts) return false;
  if (texts.some((text) => ACTIVE_TYPE.test(text) || fetchesExternalContent(text))) throw materialRefused('HAS_MACROS');
  return texts.some((text) => text.includes(main.contentType));
}

const nameOf = (entry: PlacedEntry) => entry.name.toString('latin1').toLowerCase().replaceAll('\\', '/');
const isDescription = (entry: PlacedEntry) => nameOf(entry) === CONTENT_TYPES || nameOf(entry).endsWith('.rels');

/** Lists no entries of an inconsistent or encrypted archive, so that it is not recognised as a document. */
async function listEntries(file: FileHandle): Promise<readonly PlacedEntry[]> {
  return readZipDirectory(file, MAX_PARTS).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
}

const fetchesExternalContent = (text: string): boolean =>
  [...text.matchAll(RELATIONSHIP)].some(([tag]) => /targetmode\s*=\s*["']external/.test(tag) && FETCHED_TYPE.test(tag));
