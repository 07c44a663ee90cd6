import type { FileHandle } from 'node:fs/promises';
import type { MaterialMediaType } from '@quietsite/domain';
import { AppError } from '../../errors.ts';
import { type PlacedEntry, readZipDirectory } from '../archive/zip-directory.ts';
import { readSmallEntries } from './read-small-entries.ts';
import { materialRefused } from './refuse-material.ts';

/** A document with a picture on each page; an archive of a drawing needs far fewer. */
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

/** Macros of either age, controls, and packages that run something; data of charts is embedded as a plain sheet. */
const ACTIVE_PART =
  /(^|\/)(vbaproject|vbadata|activex|macrosheets|dialogsheets)([^/]*\.|\/)|\/embeddings\/(?!.*\.(xlsx|docx|pptx)$)/;
const ACTIVE_TYPE = /macroenabled|vbaproject|activex|macrosheet|dialogsheet|officedocument\.oleobject/;
/** What is fetched and opened by itself as soon as somebody opens the document. */
const FETCHED = /(attachedtemplate|oleobject|subdocument|frame)["']/;
const RELATIONSHIP = /<(?:[\w.-]+:)?relationship\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Whether a Word or Excel file is one, by what its archive says of itself. With anything in it that runs it is refused (U53). */
export async function checkOfficePackage(file: FileHandle, mediaType: MaterialMediaType): Promise<boolean> {
  const main = mainParts[mediaType];
  const entries = await listEntries(file);
  const names = entries.map(nameOf);
  if (!main || !names.includes(CONTENT_TYPES) || !names.some((name) => name.startsWith(main.folder))) return false;
  if (names.some((name) => ACTIVE_PART.test(name))) throw materialRefused('HAS_MACROS');
  const texts = await readSmallEntries(file, entries.filter(isDescription));
  if (!texts) return false;
  if (texts.some((text) => ACTIVE_TYPE.test(text) || fetchesSomething(text))) throw materialRefused('HAS_MACROS');
  return texts.some((text) => text.includes(main.contentType));
}

const nameOf = (entry: PlacedEntry) => entry.name.toString('latin1').toLowerCase().replaceAll('\\', '/');
const isDescription = (entry: PlacedEntry) => nameOf(entry) === CONTENT_TYPES || nameOf(entry).endsWith('.rels');

/** An archive that contradicts itself or is locked is not a document either. */
async function listEntries(file: FileHandle): Promise<readonly PlacedEntry[]> {
  return readZipDirectory(file, MAX_PARTS).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
}

const fetchesSomething = (text: string): boolean =>
  [...text.matchAll(RELATIONSHIP)].some(([tag]) => /targetmode\s*=\s*["']external/.test(tag) && FETCHED.test(tag));
