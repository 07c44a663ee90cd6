import { crc32, deflateRawSync } from 'node:zlib';
import { type TestEntry, zip } from '../shapes/zip-writer.ts';
import { msProject, plainTask, xer, xerTask } from './programmes.ts';
import { columns, row, sheetOf, workbook } from './workbooks.ts';

export interface Hostile {
  readonly title: string;
  readonly fileName: string;
  readonly file: () => Buffer | string;
  /** Outcome: a reason, or 'accepted' if it is harmless. */
  readonly expected: string;
}

const MEGABYTE = 1_048_576;
/** A file just below the size limit, with more rows than any real one: cost depends only on size. */
const LARGEST = Number(process.env.QUIETSITE_HOSTILE_MEGABYTES ?? 19.9);
const MANY = Math.round(LARGEST * 50_000);
const SIZE = `${Math.round(LARGEST)} MB`;
/** Above the limit of a sheet. */
const CELLS = Math.max(MANY, 350_000);
const ROWS = MANY.toLocaleString('en');
const fill = (text: string, megabytes = LARGEST) => text.repeat(Math.floor((megabytes * MEGABYTE) / text.length));
const as =
  (fileName: string) =>
  (title: string, file: () => Buffer | string, expected: string): Hostile => ({ title, fileName, file, expected });

const xml = as('programme.xml');
const withType = (type: string, name: string) =>
  msProject(plainTask(1, { Name: name }), `<?xml version="1.0"?>${type}`);
const lolz = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

export const hostileXml = (address: string): readonly Hostile[] => [
  xml('[U48] a billion laughs', () => withType(`<!DOCTYPE p [<!ENTITY l0 "ha">${lolz}]>`, '&l9;'), 'HAS_ENTITIES'),
  xml(
    '[U48] one long entity, used often',
    () => withType(`<!DOCTYPE p [<!ENTITY a "${'a'.repeat(100_000)}">]>`, '&a;'.repeat(100_000)),
    'HAS_ENTITIES',
  ),
  xml(
    '[U48] a file as an entity',
    () => withType('<!DOCTYPE p [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'),
    'HAS_ENTITIES',
  ),
  xml(
    '[U48] an address as an entity',
    () => withType(`<!DOCTYPE p [<!ENTITY a SYSTEM "${address}">]>`, '&a;'),
    'HAS_ENTITIES',
  ),
  xml(
    '[U48] an entity of parameters',
    () => withType(`<!DOCTYPE p [<!ENTITY % a SYSTEM "${address}">%a;]>`, 'x'),
    'HAS_ENTITIES',
  ),
  xml('[U48] a document type from elsewhere', () => withType(`<!DOCTYPE p SYSTEM "${address}">`, 'x'), 'HAS_ENTITIES'),
  xml(
    '[U48] an entity in UTF-16',
    () => Buffer.from(`\ufeff${withType('<!DOCTYPE p [<!ENTITY a "b">]>', '&a;')}`, 'utf16le'),
    'HAS_ENTITIES',
  ),
  xml('[U48] an entity that nobody declared', () => msProject(plainTask(1, { Name: '&xxe;' })), 'accepted'),
  xml(
    '[U48] 100,000 elements in each other',
    () => msProject('<a>'.repeat(100_000) + '</a>'.repeat(100_000)),
    'NOT_READABLE',
  ),
  xml(`[U48] ${ROWS} tasks`, () => msProject('<Task/>'.repeat(MANY)), 'TOO_MANY_ROWS'),
  xml(`[U48] one text of ${SIZE}`, () => msProject(plainTask(1, { Notes: fill('x', LARGEST - 1) })), 'CELL_TOO_LONG'),
  xml(
    `[U48] one element with ${ROWS} attributes`,
    () => msProject(`<Task ${fill('a="" ', LARGEST - 1)}/>`),
    'CELL_TOO_LONG',
  ),
  xml(`[U48] a comment of ${SIZE}`, () => msProject(`<!--${fill('<a', LARGEST - 1)}-->${plainTask(1)}`), 'accepted'),
  xml('[U48] a comment without an end', () => msProject(`<!--${fill('<a', LARGEST - 1)}`), 'NOT_READABLE'),
  xml('[U48] nothing but brackets', () => `<Project>${fill('<')}`, 'NOT_READABLE'),
  xml(
    `[U48] ${SIZE} of resources`,
    () => msProject(plainTask(1)).replace('</Project>', `${fill('<R>1</R>', LARGEST - 1)}</Project>`),
    'accepted',
  ),
  xml(
    '[U48] names that objects have',
    () => msProject('<__proto__><constructor>1</constructor></__proto__>'),
    'NOT_READABLE',
  ),
  xml(
    '[U48] an outline of a thousand million levels',
    () => msProject(plainTask(1, { OutlineLevel: '1000000000', Summary: 1 }) + plainTask(2, { OutlineLevel: '1e99' })),
    'accepted',
  ),
];

const csv = as('programme.csv');
const head = `${columns.join()}\n`;

export const hostileCsv: readonly Hostile[] = [
  csv(`[U48] one line of ${SIZE}`, () => fill('x'), 'CELL_TOO_LONG'),
  csv(`[U48] one line of ${SIZE}, quoted`, () => `${head}"${fill('x')}`, 'CELL_TOO_LONG'),
  csv(`[U48] ${SIZE} of commas`, () => fill(','), 'TOO_MANY_ROWS'),
  csv(`[U48] ${SIZE} of commas in lines`, () => head + fill(`${','.repeat(9_999)}\n`), 'TOO_MANY_ROWS'),
  csv(`[U48] ${SIZE} of line ends`, () => head + fill('\n'), 'NO_ROWS'),
  csv(`[U48] ${SIZE} of line ends, and a line`, () => `${head}${fill('\n')}Zone 1,,a,,\n`, 'TOO_MANY_ROWS'),
  csv(`[U48] ${SIZE} of quotes`, () => head + fill(`${'"'.repeat(9_999)}\n`), 'TOO_MANY_ROWS'),
  csv(
    '[U48] quotes in the wrong place, in every cell',
    () => head + fill(`${'"a"b,'.repeat(100)}\n`, LARGEST / 20),
    'NOT_READABLE',
  ),
  csv('[U48] a quote that nobody closes', () => `${head}"${fill('Zone 1,Piling,Excavation,,\n', 1)}`, 'NOT_READABLE'),
  csv('[U48] a NUL in the middle', () => `${head}Zone 1,Pil\0ing,Excavation,,\n`, 'NOT_TEXT'),
  csv('[U48] UTF-16 cut in half', () => Buffer.from(`\ufeff${head}`, 'utf16le').subarray(0, -1), 'NOT_TEXT'),
  csv('[U48] 700,000 lines', () => head + fill('Zone 1,Piling,Excavation,,\n'), 'TOO_MANY_ROWS'),
];

const p6 = as('programme.xer');
const chain = (length: number) =>
  Array.from({ length }, (_, i) => ({ wbs_id: `${i + 11}`, wbs_name: 'x'.repeat(200), parent_wbs_id: `${i + 12}` }));
const codes = (count: number) => Array.from({ length: count }, (_, i) => xerTask(`A${i}`));

export const hostileXer: readonly Hostile[] = [
  p6(`[U48] one line of ${SIZE}`, () => `ERMHDR\t${fill('x')}`, 'NOT_READABLE'),
  p6(`[U48] ${SIZE} of line ends`, () => `ERMHDR\t1\n${fill('\n')}`, 'NOT_READABLE'),
  p6(`[U48] a row of ${SIZE}`, () => `ERMHDR\t1\n%T\tTASK\n%F\ttask_id\n%R${fill('\tx')}\n%E\n`, 'CELL_TOO_LONG'),
  p6(`[U48] ${ROWS} rows`, () => `ERMHDR\t1\n%T\tTASK\n%F\ttask_id\n${'%R\t1\n'.repeat(MANY)}%E\n`, 'TOO_MANY_ROWS'),
  p6(
    `[U48] ${ROWS} rows of a table that does not matter`,
    () => xer({ TASK: [xerTask('A1')] }, `%T\tTASKPRED\r\n%F\ta\r\n${'%R\t1\r\n'.repeat(MANY)}%E\r\n`),
    'accepted',
  ),
  p6(
    '[U48] 5,000 activities below 50,000 levels',
    () => xer({ PROJWBS: chain(50_000), TASK: codes(5_000) }),
    'accepted',
  ),
  p6(
    '[U48] a breakdown that is above itself',
    () => xer({ PROJWBS: [{ wbs_id: '11', wbs_name: 'x', parent_wbs_id: '11' }], TASK: codes(1) }),
    'accepted',
  ),
  p6('[U48] a NUL in the middle', () => xer({ TASK: [xerTask('A1', { task_name: 'a\0b' })] }), 'NOT_TEXT'),
];

const xlsx = as('programme.xlsx');
const sheet = (...rows: readonly string[]) => workbook({ sheets: [row(1, columns) + rows.join('')] });
const entry = (name: string, data: Buffer | string, change: Partial<TestEntry> = {}): TestEntry => ({
  name,
  data,
  ...change,
});
const beside = (...others: readonly TestEntry[]) => workbook({ sheets: [row(1, columns)], others });
const SHEET = 'xl/worksheets/sheet1.xml';
const packed = deflateRawSync(Buffer.alloc(40 * MEGABYTE, ' '));

export const hostileWorkbooks: readonly Hostile[] = [
  xlsx('[U48] a sheet of 60 MB', () => sheet(fill(' ', 60)), 'ARCHIVE_TOO_LARGE'),
  xlsx('[U48] a sheet of 20 MB', () => sheet(fill('<row/>', 20)), 'ARCHIVE_TOO_LARGE'),
  xlsx(
    '[U48] 40 MB packed into 40 KB',
    () =>
      beside(
        entry(SHEET, packed, {
          isStored: true,
          method: 8,
          bytes: 40 * MEGABYTE,
          checksum: crc32(Buffer.alloc(40 * MEGABYTE, ' ')),
        }),
      ),
    'ARCHIVE_TOO_LARGE',
  ),
  xlsx(
    '[U48] 40 MB that claim to be 1 KB',
    () => beside(entry(SHEET, packed, { isStored: true, method: 8, bytes: 1_024 })),
    'ARCHIVE_BROKEN',
  ),
  xlsx(
    '[U48] parts that are too large only together',
    () => workbook({ sheets: [fill('<row/>', 9)], sharedStrings: `<sst>${fill('<si/>', 9)}</sst>` }),
    'ARCHIVE_TOO_LARGE',
  ),
  xlsx('[U48] an archive in the archive', () => beside(entry('xl/embeddings/a.zip', zip([]))), 'ARCHIVE_UNSAFE'),
  xlsx(
    '[U48] sheets that lie in each other',
    () => beside(entry('xl/a.xml', 'x', { start: 0, isListedOnly: true })),
    'ARCHIVE_BROKEN',
  ),
  xlsx('[U48] one size here, another there', () => beside(entry(SHEET, '<a/>', { localBytes: 9 })), 'ARCHIVE_BROKEN'),
  xlsx(
    '[U48] larger than it says',
    () => beside(entry(SHEET, sheetOf(row(1, columns)), { bytes: 9 })),
    'ARCHIVE_BROKEN',
  ),
  xlsx('[U48] smaller than it says', () => beside(entry(SHEET, '<a/>', { bytes: 4_000 })), 'ARCHIVE_BROKEN'),
  xlsx('[U48] a wrong checksum', () => beside(entry(SHEET, '<a/>', { checksum: 1 })), 'ARCHIVE_BROKEN'),
  xlsx('[U48] two parts of one name', () => beside(entry('XL/WORKBOOK.XML', '<a/>')), 'ARCHIVE_BROKEN'),
  xlsx(
    '[U48] a thousand parts',
    () => beside(...Array.from({ length: 1_000 }, (_, i) => entry(`p${i}`, ''))),
    'ARCHIVE_TOO_LARGE',
  ),
  xlsx(
    '[U48] a part that claims 4 GB',
    () => beside(entry('xl/media/a.png', 'x', { bytes: 0xfffffffe })),
    'ARCHIVE_TOO_LARGE',
  ),
  xlsx('[U48] a name that leads elsewhere', () => beside(entry('../../etc/cron.d/x', 'x')), 'ARCHIVE_UNSAFE'),
  xlsx('[U48] a link', () => beside(entry('xl/a', '/etc/passwd', { mode: 0xa1ff })), 'ARCHIVE_UNSAFE'),
  xlsx('[U48] encrypted', () => beside(entry('xl/a.xml', 'x', { flags: 1 })), 'ARCHIVE_ENCRYPTED'),
  xlsx('[U48] a macro', () => beside(entry('xl/vbaProject.bin', 'x')), 'HAS_MACROS'),
  xlsx('[U48] a macro in other letters', () => beside(entry('XL/VBAPROJECT.BIN', 'x')), 'HAS_MACROS'),
  xlsx(
    '[U48] entities in a sheet',
    () => workbook({ sheets: [`<!DOCTYPE a [<!ENTITY l0 "ha">${lolz}]>${sheetOf(row(1, ['&l9;']))}`] }),
    'HAS_ENTITIES',
  ),
  xlsx(
    '[U48] entities in the texts',
    () => workbook({ sheets: [row(1, columns)], sharedStrings: '<!DOCTYPE a SYSTEM "x"><sst/>' }),
    'HAS_ENTITIES',
  ),
  xlsx(
    '[U48] entities in the formats',
    () => beside(entry('xl/styles.xml', '<!DOCTYPE a SYSTEM "x"><styleSheet/>')),
    'HAS_ENTITIES',
  ),
  xlsx(
    '[U48] entities in the list of types',
    () => beside(entry('[Content_Types].xml', '<!DOCTYPE a SYSTEM "x"><Types/>')),
    'HAS_ENTITIES',
  ),
  xlsx(
    '[U48] a row that says it is the millionth',
    () => sheet('<row r="1000000"><c r="A1000000"><v>1</v></c></row>'),
    'TOO_MANY_ROWS',
  ),
  xlsx(
    '[U48] a cell that says it is in the millionth row',
    () => sheet('<row><c r="A1000000"><v>1</v></c></row>'),
    'TOO_MANY_ROWS',
  ),
  xlsx('[U48] rows without number or end', () => sheet('<row r="1e9"/>'), 'NOT_READABLE'),
  xlsx('[U48] an endless row', () => sheet('<row r="Infinity"/>'), 'NOT_READABLE'),
  xlsx(
    '[U48] an endless row, hidden from who looks for it',
    () => sheet('<x:row a = " x:r=\'Infinity\' "/>'),
    'NOT_READABLE',
  ),
  xlsx('[U48] an endless row, written in numbers', () => sheet('<row r="&#73;nfinity"/>'), 'NOT_READABLE'),
  xlsx(`[U48] ${ROWS} rows`, () => sheet('<row/>'.repeat(MANY)), 'TOO_MANY_ROWS'),
  xlsx(
    `[U48] ${CELLS.toLocaleString('en')} cells`,
    () => sheet(`<row>${'<c r="A2"/>'.repeat(CELLS)}</row>`),
    'TOO_MANY_ROWS',
  ),
  xlsx(
    '[U48] a cell in the last column of each row',
    () => sheet(...Array.from({ length: 40_000 }, (_, i) => `<row r="${i + 2}"><c r="XFD${i + 2}"><v>1</v></c></row>`)),
    'TOO_MANY_ROWS',
  ),
  xlsx(
    '[U48] one text of 100,000 blanks in 100,000 cells',
    () =>
      workbook({
        sheets: [Array.from({ length: 20_000 }, (_, i) => row(i + 1, Array(5).fill('<c t="s"><v>0</v></c>'))).join('')],
        sharedStrings: `<sst><si><t>${' '.repeat(100_000)}x</t></si></sst>`,
      }),
    'CELL_TOO_LONG',
  ),
  xlsx(
    '[U48] a sheet that says it is endless',
    () =>
      workbook({
        sheets: [
          sheetOf(row(1, columns) + row(2, ['', '', 'a', '', ''])).replace(
            '<sheetData>',
            '<dimension ref="A1:XFD1048576"/><sheetData>',
          ),
        ],
      }),
    'accepted',
  ),
  xlsx('[U48] sections that the reader would pass over', () => sheet(row(2, ['<![CDATA[Zone 1]]>'])), 'NOT_READABLE'),
  xlsx(
    '[U48] a sheet that is not there',
    () =>
      beside(
        entry(SHEET.replace('1', '2'), 'x'),
        entry(
          'xl/_rels/workbook.xml.rels',
          '<Relationships><Relationship Id="rId1" Type="/worksheet" Target="../../../etc/passwd"/></Relationships>',
        ),
      ),
    'NOT_READABLE',
  ),
];
