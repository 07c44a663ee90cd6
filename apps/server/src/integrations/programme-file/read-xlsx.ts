import { readScheduleTable, type ScheduleTable } from '@quietsite/domain/programme-files';
import { strToU8, zipSync } from 'fflate';
import { type CellValue, readSheet, type SheetData } from 'read-excel-file/universal';
import { MAX_CELL_LENGTH } from '../csv/read-csv.ts';
import { checkSheet } from './check-sheet.ts';
import { MAX_SHEETS } from './limits.ts';
import { programmeRefused } from './refuse-programme.ts';
import { scanXml } from './scan-xml.ts';
import { openWorkbookParts, type WorkbookParts } from './workbook-parts.ts';
import { listWorkbookSheets, type WorkbookSheets } from './workbook-sheets.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Reads the first sheet that has the columns of a schedule (U48, Q74). */
export async function readXlsx(bytes: Uint8Array, zoneNames: readonly string[]): Promise<ScheduleTable> {
  const parts = await openWorkbookParts(bytes);
  const workbook = listWorkbookSheets(parts);
  const shared = readShared(parts, workbook);
  let isBlank = true;
  for (const sheet of workbook.sheets.slice(0, MAX_SHEETS)) {
    const xml = parts.read(sheet);
    if (xml === undefined) throw programmeRefused('NOT_READABLE');
    const lines = await readLines({ ...shared, sheet: checkSheet(xml) });
    const table = readScheduleTable(lines, zoneNames);
    if (!('refusal' in table)) return table;
    if (table.refusal !== 'NO_HEADER') throw programmeRefused(table.refusal);
    isBlank &&= lines.every((cells) => cells.every((cell) => cell.trim() === ''));
  }
  throw programmeRefused(isBlank ? 'EMPTY' : 'NO_HEADER');
}

interface SheetParts {
  readonly sheet: string;
  readonly sharedStrings: string | undefined;
  readonly styles: string | undefined;
  readonly is1904: boolean;
}

function readShared(parts: WorkbookParts, workbook: WorkbookSheets): Omit<SheetParts, 'sheet'> {
  const read = (name: string | undefined) => {
    const xml = name === undefined ? undefined : parts.read(name);
    if (xml !== undefined) scanXml(xml, { open() {} });
    return xml;
  };
  return { is1904: workbook.is1904, sharedStrings: read(workbook.sharedStrings), styles: read(workbook.styles) };
}

async function readLines(parts: SheetParts): Promise<readonly (readonly string[])[]> {
  // The library would skip CDATA sections together with their content.
  if ([parts.sheet, parts.sharedStrings].some((xml) => xml?.includes('<![CDATA[')))
    throw programmeRefused('NOT_READABLE');
  const data = await readSheet(packSheet(parts), 1, { trim: false }).catch((error: unknown): SheetData => {
    throw programmeRefused('NOT_READABLE', error);
  });
  return data.map((row) => row.map(cellText));
}

/** Packs the checked parts of one sheet as a workbook, so that names and order in the original file do not matter. */
function packSheet({ sheet, sharedStrings, styles, is1904 }: SheetParts): ArrayBuffer {
  const relation = (id: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${id}" Target="${target}.xml"/>`;
  const texts: Record<string, string | undefined> = {
    'xl/workbook.xml': `<workbook><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="s" sheetId="1" id="worksheet"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('worksheet', 'sheet')}${relation('sharedStrings', 'texts')}${relation('styles', 'styles')}</Relationships>`,
    'xl/sheet.xml': sheet,
    'xl/texts.xml': sharedStrings,
    'xl/styles.xml': styles,
  };
  const files = Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, strToU8(text)]]));
  return zipSync(Object.fromEntries(files), { level: 0 }).buffer as ArrayBuffer;
}

function cellText(value: CellValue | null): string {
  const text =
    value === null ? '' : (dayOf(value) ?? (typeof value === 'boolean' ? String(value).toUpperCase() : `${value}`));
  if (text.length > MAX_CELL_LENGTH) throw programmeRefused('CELL_TOO_LONG');
  return text;
}

/**
 * A date cell means that day, whatever its time of day (Q75). The library builds it in UTC from the number of the cell.
 */
function dayOf(value: unknown): string | undefined {
  if (!(value instanceof Date)) return undefined;
  return Number.isNaN(value.getTime()) ? '#' : value.toISOString().slice(0, 10);
}
