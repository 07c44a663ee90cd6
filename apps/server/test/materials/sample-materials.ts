import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestArchive, type TestEntry, zip } from '../shapes/zip-writer.ts';

/** The smallest accepted PDF. */
export const pdf = (text = '') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

/** Files written by other programs. */
export function makeRealFiles(): Readonly<Record<'pdf' | 'png' | 'jpg' | 'xlsx', Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'quietsite-samples-'));
  const path = (name: string) => join(folder, name);
  const run = (program: string, ...parameters: string[]) => execFileSync(program, parameters, { stdio: 'pipe' });
  try {
    run('qpdf', '--empty', path('a.pdf'));
    run('gdal_create', '-of', 'GTiff', '-outsize', '8', '8', '-bands', '3', '-burn', '90', path('a.tif'));
    run('gdal_translate', '-of', 'PNG', path('a.tif'), path('a.png'));
    run('gdal_translate', '-of', 'JPEG', path('a.tif'), path('a.jpg'));
    writeFileSync(path('a.csv'), 'name,level\nExcavator,112\n');
    run('ogr2ogr', '-f', 'XLSX', path('a.xlsx'), path('a.csv'));
    const [pdfFile, png, jpg, xlsx] = ['a.pdf', 'a.png', 'a.jpg', 'a.xlsx'].map((name) => readFileSync(path(name)));
    if (!pdfFile || !png || !jpg || !xlsx) throw new Error('a sample is missing');
    return { pdf: pdfFile, png, jpg, xlsx };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
export const WORD = `${OFFICE}.wordprocessingml.document`;
export const EXCEL = `${OFFICE}.spreadsheetml.sheet`;

const kinds = {
  docx: { main: 'word/document.xml', contentType: `${WORD}.main+xml` },
  xlsx: { main: 'xl/workbook.xml', contentType: `${EXCEL}.main+xml` },
} as const;

export interface OfficeParts {
  /** Replaces the default. */
  readonly contentTypes?: string | Buffer;
  readonly relationships?: string;
  readonly entries?: readonly TestEntry[];
  readonly archive?: TestArchive;
}

export const contentTypesOf = (contentType: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><Types><Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/main.xml" ContentType="${contentType}"/>${more}</Types>`;

/** A minimal Word or Excel file, plus any given parts. */
export function office(kind: keyof typeof kinds, parts: OfficeParts = {}): Buffer {
  const { main, contentType } = kinds[kind];
  const entries: TestEntry[] = [
    { name: '[Content_Types].xml', data: parts.contentTypes ?? contentTypesOf(contentType) },
    {
      name: '_rels/.rels',
      data: `<Relationships><Relationship Target="${main}" Type="x/officeDocument"/></Relationships>`,
    },
    { name: main, data: '<document/>' },
    ...(parts.relationships ? [{ name: `${main}.rels`, data: parts.relationships }] : []),
    ...(parts.entries ?? []),
  ];
  return zip(entries, parts.archive);
}
