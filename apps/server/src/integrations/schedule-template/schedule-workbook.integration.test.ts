import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { SCHEDULE_COLUMNS } from '@quietsite/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZipDirectory } from '../archive/zip-directory.ts';
import { readCsv } from '../csv/read-csv.ts';
import { openWorkbookParts, type WorkbookParts } from '../programme-file/workbook-parts.ts';
import { writeScheduleWorkbook } from './write-schedule-workbook.ts';

const run = promisify(execFile);
const zones = [
  'West',
  `=A1 & "B" <'C'> 區`,
  ...Array.from({ length: 40 }, (_, i) => `Zone ${i} ${'long '.repeat(9)}end`),
];
const works = ['Earthwork', 'Paving', 'Pipe Laying (800m)'];
/** Elements of the first sheet in their required order (ECMA-376, CT_Worksheet). */
const ORDER = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'sheetData',
  'dataValidations',
  'pageMargins',
];
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PACKAGE = 'application/vnd.openxmlformats-package';

let folder: string;
let path: string;
/** Read with QuietSite's own archive reader; the library that writes has another. */
let names: readonly string[];
let parts: WorkbookParts;
beforeAll(async () => {
  const bytes = await writeScheduleWorkbook({ zones, works });
  folder = await mkdtemp(join(tmpdir(), 'quietsite-test-'));
  path = join(folder, 'Schedule.xlsx');
  await writeFile(path, bytes);
  parts = await openWorkbookParts(bytes);
  const file = await open(path);
  names = (await readZipDirectory(file, 50)).map(({ name }) => name.toString('utf8'));
  await file.close();
});
afterAll(() => rm(folder, { recursive: true }));

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false },
  isArray: (name) =>
    ['Override', 'Default', 'Relationship', 'sheet', 'dataValidation', 'row', 'c', 'col', 'xf', 'si'].includes(name),
});
type Attributes = Record<string, string>;
const parse = (name: string) => parser.parse(parts.read(name) ?? '');
/** Reads the cells of a sheet with GDAL, which is independent of the library that wrote it. */
async function readSheet(sheet: string): Promise<readonly (readonly string[])[]> {
  const options = ['-f', 'CSV', '/vsistdout/', path, sheet, '-oo', 'HEADERS=DISABLE', '-oo', 'FIELD_TYPES=STRING'];
  const reading = readCsv(Buffer.from((await run('ogr2ogr', options)).stdout));
  return 'lines' in reading ? reading.lines.slice(1) : [];
}

describe('[SCHED-03] [U56] the Excel template', () => {
  it('is read by another program: two sheets, the columns, and what can be chosen', async () => {
    const { stdout } = await run('ogrinfo', ['-ro', '-q', path]);
    expect(stdout.match(/(?<=^\d+: )\w+/gm)).toEqual(['Schedule', 'Lists']);
    expect(await readSheet('Schedule')).toEqual([[...SCHEDULE_COLUMNS]]);
    const lists = await readSheet('Lists');
    expect(lists.map(([zone]) => zone)).toEqual(zones);
    expect(lists.flatMap(([, work]) => work || [])).toEqual(works);
  });

  it('names the type of each part, only parts that are there, and none with macros', () => {
    const { Default: defaults, Override: overrides } = parse('[Content_Types].xml').Types;
    const typeOf = new Map<string, string>([
      ...names.flatMap((name): [string, string][] => {
        const known = defaults.find(({ Extension }: Attributes) => name.endsWith(`.${Extension}`));
        return known ? [[name, known.ContentType]] : [];
      }),
      ...overrides.map(({ PartName, ContentType }: Attributes) => [PartName?.slice(1), ContentType]),
    ]);
    expect([...typeOf.keys()].sort()).toEqual([...names].sort());
    typeOf.delete('[Content_Types].xml');
    expect(Object.fromEntries([...typeOf].filter(([name]) => !name.endsWith('.rels')))).toEqual({
      'xl/workbook.xml': `${MAIN}.sheet.main+xml`,
      'xl/sharedStrings.xml': `${MAIN}.sharedStrings+xml`,
      'xl/styles.xml': `${MAIN}.styles+xml`,
      'xl/worksheets/sheet1.xml': `${MAIN}.worksheet+xml`,
      'xl/worksheets/sheet2.xml': `${MAIN}.worksheet+xml`,
    });
    const links = [...typeOf].filter(([name]) => name.endsWith('.rels'));
    expect(new Set(links.map(([, type]) => type))).toEqual(new Set([`${PACKAGE}.relationships+xml`]));
  });

  it('is well-formed in each part, and refers to parts that are there and to nothing outside', () => {
    for (const name of names) expect([name, XMLValidator.validate(parts.read(name) ?? '')]).toEqual([name, true]);
    for (const name of names.filter((one) => one.endsWith('.rels'))) {
      const links: Attributes[] = parse(name).Relationships.Relationship ?? [];
      expect(new Set(links.map(({ Id }) => Id)).size).toBe(links.length);
      const base = posix.dirname(posix.dirname(name));
      for (const { Target = '', TargetMode } of links) {
        expect([TargetMode, names]).toEqual([undefined, expect.arrayContaining([posix.join(base, Target)])]);
      }
    }
    const ids = parse('xl/_rels/workbook.xml.rels').Relationships.Relationship.map(({ Id }: Attributes) => Id);
    const sheets: Attributes[] = parse('xl/workbook.xml').workbook.sheets.sheet;
    expect(sheets.map(({ name, state }) => [name, state])).toEqual([
      ['Schedule', undefined],
      ['Lists', 'hidden'],
    ]);
    for (const sheet of sheets) expect(ids).toContain(sheet['r:id']);
  });

  it('keeps the order and the limits that a spreadsheet program insists on', () => {
    const { worksheet } = parse('xl/worksheets/sheet1.xml');
    const elements = Object.keys(worksheet).filter((key) => !key.startsWith('xmlns'));
    expect(elements).toEqual(ORDER.filter((name) => elements.includes(name)));
    expect(worksheet.sheetViews.sheetView.pane).toEqual({
      ...{ ySplit: '1', topLeftCell: 'A2', activePane: 'bottomLeft', state: 'frozen' },
    });
    const { count, dataValidation: rules } = worksheet.dataValidations;
    expect(rules).toHaveLength(Number(count));
    for (const { sqref, formula1, error = '' } of rules as Attributes[]) {
      expect(sqref).toMatch(/^([A-E])2:\1\d+$/);
      expect([formula1?.length, error.length].every((length) => (length ?? 0) <= 225)).toBe(true);
    }
    expect(rules.map(({ formula1 }: Attributes) => formula1).slice(0, 2)).toEqual([
      `Lists!$A$1:$A$${zones.length}`,
      `Lists!$B$1:$B$${works.length}`,
    ]);
  });

  it('uses only styles and texts that it has, and no formula', () => {
    const styles = parse('xl/styles.xml').styleSheet.cellXfs;
    expect(styles.xf).toHaveLength(Number(styles.count));
    const texts = parse('xl/sharedStrings.xml').sst.si.length;
    for (const name of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']) {
      const { cols, sheetData } = parse(name).worksheet;
      const cells: Record<string, string>[] = sheetData.row.flatMap((row: { c: Attributes[] }) => row.c);
      const used = [...cells.map(({ s }) => s), ...(cols?.col ?? []).map(({ style }: Attributes) => style)];
      expect(used.filter((style) => Number(style ?? 0) >= styles.xf.length)).toEqual([]);
      expect(cells.filter(({ t, v, f }) => t !== 's' || Number(v) >= texts || f !== undefined)).toEqual([]);
    }
  });
});
