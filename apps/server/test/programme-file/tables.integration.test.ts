import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, dayNumber, toDay } from '@quietsite/domain';
import { writeCsv } from '@quietsite/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf } from '../shapes/upload.ts';
import { type ProgrammeWorld, startProgrammeWorld } from './programme-calls.ts';
import { columns, row, serial, sheetOf, workbook } from './workbooks.ts';

let world: ProgrammeWorld;
beforeAll(async () => {
  world = await startProgrammeWorld();
});
afterAll(() => world.close());

const zone = () => world.zoneNames[0] ?? '';
const line = (...change: readonly string[]) => [zone(), 'Piling', 'Excavation', '2027-03-01', '2027-03-31', ...change];
const namesOf = async (fileName: string, content: Buffer | string) =>
  (await world.read(fileName, content)).tasks.map(({ name }) => name);

describe('a schedule as text', () => {
  test('[SCHED-17] [SCHED-18] [SCHED-19] all bad lines are reported together, and none of the file is used', async () => {
    const file = await world.read(
      'programme.csv',
      writeCsv([
        columns,
        line(),
        [zone(), 'Piling', 'Breaking', '1/3/2027', '31/3/2027'],
        ['Zone 99', 'Piling', '', '2027-03-02', '2027-03-01'],
        [zone(), '', 'Lifting', '', ''],
      ]),
    );
    expect(file.tasks).toEqual([]);
    expect(file.problems).toEqual([
      { line: 3, fault: 'BAD_DATE', value: '1/3/2027', other: '' },
      { line: 3, fault: 'BAD_DATE', value: '31/3/2027', other: '' },
      { line: 4, fault: 'END_BEFORE_START', value: '2027-03-02', other: '2027-03-01' },
      { line: 4, fault: 'ZONE_UNKNOWN', value: 'Zone 99', other: '' },
      { line: 4, fault: 'ACTIVITY_MISSING', value: '', other: '' },
    ]);
  });

  test('[SCHED-15] [U48] commas, semicolons and tabs', async () => {
    for (const delimiter of [',', ';', '\t']) {
      const text = [columns, line(), line()].map((cells) => cells.join(delimiter)).join('\r\n');
      expect(await namesOf('programme.csv', text)).toEqual(['Excavation', 'Excavation']);
    }
  });

  test('[U48] UTF-8 with and without its mark, UTF-16 of both orders, all line ends', async () => {
    const text = writeCsv([columns, [zone(), '樁基工程', '挖掘 “1”', '2027/3/1', '']]);
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const content of [text, `\ufeff${text}`, little, Buffer.from(little).swap16(), text.replaceAll('\r', '')])
      expect(await namesOf('programme.csv', content)).toEqual(['挖掘 “1”']);
    expect(await namesOf('programme.csv', text.replaceAll('\n', ''))).toEqual(['挖掘 “1”']);
  });

  test('[SCHED-17] lines are counted as a person sees them, also behind a cell of several', async () => {
    const notes = 'first\nsecond\nthird';
    const text = writeCsv([[...columns, 'Notes'], line(notes), [], line('', 'x'), [zone(), '', 'a', 'soon', '', '']]);
    const { problems } = await world.read('programme.csv', text);
    expect(problems).toEqual([{ line: 7, fault: 'BAD_DATE', value: 'soon', other: '' }]);
  });

  test('[U47] the apostrophe that our own files put before a formula comes off', async () => {
    const text = writeCsv([columns, [zone(), "'=SUM(A1)", "'+852 works", '', '']]);
    const { tasks } = await world.read('programme.csv', text);
    expect(tasks[0]).toMatchObject({ constructionWork: '=SUM(A1)', name: '+852 works' });
  });

  test('[SCHED-01] 5,000 activities, and one too many', async () => {
    const lines = Array.from({ length: 5_000 }, () => line());
    expect(await namesOf('programme.csv', writeCsv([columns, ...lines]))).toHaveLength(5_000);
    const answer = await world.send('programme.csv', writeCsv([columns, ...lines, line()]));
    expect(outcomeOf(answer)).toBe('FILE_REFUSED TOO_MANY_ROWS');
  });
});

describe('a schedule as a workbook', () => {
  const daysOf = async (content: Buffer) =>
    (await world.read('programme.xlsx', content)).tasks.map(({ start, end }) => [start, end]);
  const epoch = (day: string) => dayNumber(toDay('2027-03-01')) - dayNumber(toDay(day));

  test('[SCHED-15] [Q75] date cells of both systems, with and without a time, are days', async () => {
    for (const [is1904, first] of [
      [false, '1899-12-30'],
      [true, '1904-01-01'],
    ] as const) {
      const days = epoch(first);
      const rows = [
        row(1, columns),
        row(2, [zone(), '', 'a', serial(days), serial(days + 30)]),
        row(3, [zone(), '', 'b', serial(days + 0.999988), serial(days + 30.75)]),
        row(4, [zone(), '', 'c', '<c t="d"><v>2027-03-01</v></c>', '<c t="d"><v>2027-03-31T00:00:00</v></c>']),
        row(5, [zone(), '', 'd', '<c t="d"><v>2027-03-01T23:59:59.5</v></c>', '<c t="str"><v>2027/3/31</v></c>']),
      ];
      const expected = Array.from({ length: 4 }, () => ['2027-03-01', addDays(toDay('2027-03-01'), 30)]);
      expect(await daysOf(workbook({ sheets: [rows.join('')], is1904 }))).toEqual(expected);
    }
  });

  test('[SCHED-17] [Q75] a number is no date, nor is a formula that failed', async () => {
    const failed = '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>';
    const rows = [row(1, columns), row(2, [zone(), '', 'a', '<c><v>46000</v></c>', failed])].join('');
    const { problems } = await world.read('programme.xlsx', workbook({ sheets: [rows] }));
    expect(problems.map(({ fault, value }) => [fault, value])).toEqual([
      ['BAD_DATE', '46000'],
      ['BAD_DATE', '#DIV/0!'],
    ]);
  });

  test('[SCHED-15] the first sheet that has the columns, wherever they begin in it', async () => {
    const other = row(1, ['Zones', 'of', 'this', 'project', '!']);
    const table = [row(3, ['', ...columns]), row(5, ['', ...line()]), row(7, ['', zone(), '', '', '', ''])].join('');
    const { tasks, problems, notes } = await world.read('programme.xlsx', workbook({ sheets: [other, table, table] }));
    expect(problems).toEqual([{ line: 7, fault: 'ACTIVITY_MISSING', value: '', other: '' }]);
    expect([tasks, notes.blankLines]).toEqual([[], 2]);
  });

  test('[SCHED-15] [Q75] a workbook that another program wrote', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quietsite-test-'));
    const [table, book] = [join(folder, 'programme.csv'), join(folder, 'programme.xlsx')];
    await writeFile(table, writeCsv([columns, [zone(), 'Piling', 'Lifting; placing', '2027/03/01', '2027/03/31']]));
    // The dates become date cells.
    await promisify(execFile)('ogr2ogr', ['-f', 'XLSX', book, table, '-oo', 'AUTODETECT_TYPE=YES']);
    const { tasks } = await world.read('programme.xlsx', await readFile(book));
    await rm(folder, { recursive: true });
    expect(tasks).toEqual([
      expect.objectContaining({ zoneName: zone(), name: 'Lifting; placing', start: '2027-03-01', end: '2027-03-31' }),
    ]);
  });

  test('[U48] names of parts in any case, shared texts, rich texts, prefixes', async () => {
    const texts = `<x:sst xmlns:x="s"><x:si><x:t>${zone()}</x:t></x:si><x:si><x:r><x:t>Breaking </x:t></x:r><x:r><x:t>&amp; lifting</x:t></x:r></x:si></x:sst>`;
    const cells = ['<c t="s"><v>0</v></c>', '', '<c t="s"><v>1</v></c>', '', ''];
    const rows = sheetOf([row(1, columns), row(2, cells)].join('')).replace(/<(\/?)(row|c|v|is|t)\b/g, '<$1q:$2');
    const content = workbook({ sheets: [rows], sharedStrings: texts, spell: (name) => name.toUpperCase() });
    expect(await namesOf('programme.xlsx', content)).toEqual(['Breaking & lifting']);
  });
});
