import { writeCsv } from '@quietsite/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf } from '../shapes/upload.ts';
import { zip } from '../shapes/zip-writer.ts';
import { type ProgrammeWorld, startProgrammeWorld } from './programme-calls.ts';
import { msProject, plainTask, xer, xerTask } from './programmes.ts';
import { columns, row, workbook } from './workbooks.ts';

let world: ProgrammeWorld;
beforeAll(async () => {
  world = await startProgrammeWorld();
});
afterAll(() => world.close());

const line = ['Zone 1', 'Piling', 'Excavation', '2027-03-01', '2027-03-31'];
const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const manyTasks = (count: number) => Array.from({ length: count }, (_, i) => plainTask(i + 1)).join('');

const refused: readonly [reason: string, fileName: string, content: () => Buffer | string][] = [
  ['UNKNOWN_FORMAT', 'programme.xlsx', () => writeCsv([columns, line])],
  ['UNKNOWN_FORMAT', 'programme.pdf', () => '%PDF-1.7'],
  ['UNKNOWN_FORMAT', 'programme.xml', () => '<html><body/></html>'],
  ['UNKNOWN_FORMAT', 'programme.mpp', () => container],
  ['UNKNOWN_FORMAT', 'programme.xlsx', () => zip([{ name: 'word/document.xml', data: '<a/>' }])],
  ['UNKNOWN_FORMAT', 'programme.xlsx', () => zip([{ name: '[Content_Types].xml', data: '<Types/>' }])],
  ['NOT_TEXT', 'programme.csv', () => Buffer.from([0x5a, 0x00, 0x2c, 0x00])],
  ['NOT_TEXT', 'programme.csv', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x41])],
  ['NOT_TEXT', 'programme.xer', () => Buffer.alloc(64)],
  ['NOT_TEXT', 'programme.xml', () => Buffer.from(msProject(plainTask(1)), 'utf16le')],
  ['NOT_READABLE', 'programme.csv', () => `${columns.join()}\n"Zone 1,Piling,Excavation,2027-03-01,2027-03-31\n`],
  ['NOT_READABLE', 'programme.xml', () => msProject(plainTask(1)).replace('</Project>', '')],
  ['NOT_READABLE', 'programme.xml', () => msProject(plainTask(1) + plainTask(1))],
  ['NOT_READABLE', 'programme.xml', () => msProject(plainTask(1)).replace('</Name>', '</Nam>')],
  ['NOT_READABLE', 'programme.xer', () => xer({ TASK: [xerTask('A1')] }, '')],
  ['NOT_READABLE', 'programme.xer', () => xer({ TASK: [xerTask('A1'), xerTask('A1')] })],
  ['NOT_READABLE', 'programme.xer', () => 'ERMHDR\t1\r\n%T\tTASK\r\n%R\t1\r\n%E\r\n'],
  ['NOT_READABLE', 'programme.xlsx', () => workbook({ sheets: ['<row r="1"><c r="1A"><v>1</v></c></row>'] })],
  ['ARCHIVE_ENCRYPTED', 'programme.xlsx', () => container],
  ['ARCHIVE_ENCRYPTED', 'x', () => Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')])],
  [
    'HAS_MACROS',
    'programme.xlsm',
    () => workbook({ sheets: [''], others: [{ name: 'xl/vbaProject.bin', data: '!' }] }),
  ],
  ['HAS_MACROS', 'programme.xlsm', () => workbook({ sheets: [''], contentType: 'sheet.macroEnabled.main+xml' })],
  ['EMPTY', 'programme.csv', () => ''],
  ['EMPTY', 'programme.csv', () => '\ufeff\r\n ,,\r\n'],
  ['EMPTY', 'programme.xlsx', () => ''],
  ['EMPTY', 'programme.xer', () => ''],
  ['EMPTY', 'programme.xml', () => ''],
  ['EMPTY', 'programme.xlsx', () => workbook({ sheets: ['', row(1, ['', ' '])] })],
  [
    'NO_HEADER',
    'programme.csv',
    () =>
      writeCsv([
        ['Zone', 'Activity'],
        ['Zone 1', 'Excavation'],
      ]),
  ],
  ['NO_HEADER', 'programme.xlsx', () => workbook({ sheets: [row(1, ['Zone']), row(1, ['Activity'])] })],
  ['NO_ROWS', 'programme.csv', () => writeCsv([columns])],
  ['NO_ROWS', 'programme.xlsx', () => workbook({ sheets: [row(1, columns)] })],
  ['NO_ROWS', 'programme.xml', () => msProject('')],
  ['NO_ROWS', 'programme.xml', () => msProject(plainTask(1, { Milestone: 1 }))],
  ['NO_ROWS', 'programme.xer', () => xer({ TASK: [xerTask('M1', { task_type: 'TT_Mile' })] })],
  ['TOO_MANY_ROWS', 'programme.csv', () => `${columns.join()}\n${'\n'.repeat(50_000)}${line.join()}\n`],
  ['TOO_MANY_ROWS', 'programme.xml', () => msProject(manyTasks(5_001))],
  ['TOO_MANY_ROWS', 'programme.xer', () => xer({ TASK: Array.from({ length: 5_001 }, (_, i) => xerTask(`A${i}`)) })],
  ['CELL_TOO_LONG', 'programme.csv', () => writeCsv([columns, [...line, 'x'.repeat(2_001)]])],
  ['CELL_TOO_LONG', 'programme.xlsx', () => workbook({ sheets: [row(1, ['x'.repeat(2_001)])] })],
  ['CELL_TOO_LONG', 'programme.xer', () => xer({ TASK: [xerTask('A1', { task_name: 'x'.repeat(2_001) })] })],
  ['CELL_TOO_LONG', 'programme.xml', () => msProject(plainTask(1, { Name: 'x'.repeat(2_001) }))],
  ['SEVERAL_PROJECTS', 'programme.xer', () => xer({ TASK: [xerTask('A1'), xerTask('A2', { proj_id: '2' })] })],
];

describe('a file that is not taken', () => {
  test.each(refused.map(([reason, fileName, content], i) => [i + 1, reason, fileName, content] as const))(
    '[U48] [SCHED-16] %i: %s, called %s',
    async (_, reason, fileName, content) => {
      expect(outcomeOf(await world.send(fileName, content()))).toBe(`FILE_REFUSED ${reason}`);
    },
  );
});
