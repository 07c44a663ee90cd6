import type { ProgrammeFile } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProgrammeWorld, startProgrammeWorld } from './programme-calls.ts';
import { msProject, plainTask, task, xer, xerTask } from './programmes.ts';

let world: ProgrammeWorld;
beforeAll(async () => {
  world = await startProgrammeWorld();
});
afterAll(() => world.close());

const daysOf = ({ tasks }: ProgrammeFile) => tasks.map(({ start, end }) => [start, end]);
const summary = (uid: number, level: number, name: string) =>
  plainTask(uid, { Name: name, OutlineLevel: level, Summary: 1 });

describe('Microsoft Project XML', () => {
  const read = (tasks: string) => world.read('programme.xml', msProject(tasks));

  test('[SCHED-01] summaries above are the path, and what is no work is counted', async () => {
    const { tasks, notes } = await read(
      [
        task({ UID: 0, ID: 0, Name: 'Whole', OutlineLevel: 0, Summary: 1 }),
        summary(1, 1, 'Zone 1'),
        summary(2, 2, 'Piling &amp; caps'),
        plainTask(3, { OutlineLevel: 3, ID: 17 }),
        plainTask(4, { OutlineLevel: 2 }),
        summary(5, 1, 'Zone 2'),
        plainTask(6, { OutlineLevel: 2, Name: '&#25366;&#x6398; &lt;A&gt;' }),
        plainTask(7, { OutlineLevel: 2, Milestone: 1 }),
        plainTask(8, { OutlineLevel: 2, Active: 0 }),
        task({ UID: 9, ID: 9, IsNull: 1 }),
        plainTask(10),
      ].join(''),
    );
    expect(tasks.map(({ line, sourceId, name, path }) => [line, sourceId, name, path])).toEqual([
      [17, 'msp:3', 'Task 3', ['Zone 1', 'Piling & caps']],
      [4, 'msp:4', 'Task 4', ['Zone 1']],
      [6, 'msp:6', '挖掘 <A>', ['Zone 2']],
      [10, 'msp:10', 'Task 10', []],
    ]);
    expect(tasks.map(({ constructionWork }) => constructionWork)).toEqual(['Piling & caps', 'Zone 1', 'Zone 2', '-']);
    expect(notes).toEqual({ milestones: 1, leftOut: 4, blankLines: 1 });
  });

  test('[SCHED-01] what has tasks below is a summary where the file does not say', async () => {
    const levels = [1, 2, 2, 1].map((OutlineLevel, i) => task({ UID: i + 1, Name: `Task ${i + 1}`, OutlineLevel }));
    const { tasks } = await read(levels.join(''));
    expect(tasks.map(({ name, path }) => [name, path])).toEqual([
      ['Task 2', ['Task 1']],
      ['Task 3', ['Task 1']],
      ['Task 4', []],
    ]);
  });

  test('[SCHED-01] days are those written; what is over at midnight ended the day before', async () => {
    const moments: readonly [string, string][] = [
      ['2027-03-01T08:00:00', '2027-03-05T17:00:00'],
      ['2027-03-01T00:00:00', '2027-03-05T00:00:00'],
      ['2027-03-05T00:00:00', '2027-03-05T00:00:00'],
      ['2027-03-01T23:00:00', '2027-03-02T00:00:00'],
      ['2027-03-01', '2027-03-05'],
      ['2027-03-01T00:00:00.000Z', '2027-03-05T17:00:00+08:00'],
      ['', ''],
    ];
    const file = await read(moments.map(([Start, Finish], i) => plainTask(i + 1, { Start, Finish })).join(''));
    expect(daysOf(file)).toEqual([
      ['2027-03-01', '2027-03-05'],
      ['2027-03-01', '2027-03-04'],
      ['2027-03-05', '2027-03-05'],
      ['2027-03-01', '2027-03-01'],
      ['2027-03-01', '2027-03-05'],
      ['2027-03-01', '2027-03-05'],
      [null, null],
    ]);
  });

  test('[SCHED-17] [SCHED-18] a file that is not a programme is reported, and none of it is used', async () => {
    const { tasks, problems } = await read(
      [
        plainTask(1),
        plainTask(2, { Start: 'tomorrow' }),
        plainTask(3, { Finish: '2027-02-01T00:00:00' }),
        plainTask(4, { Name: '' }),
        plainTask(5, { Name: 'x'.repeat(201) }),
      ].join(''),
    );
    expect(tasks).toEqual([]);
    expect(problems.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'BAD_DATE'],
      [3, 'END_BEFORE_START'],
      [4, 'ACTIVITY_MISSING'],
      [5, 'TEXT_TOO_LONG'],
    ]);
  });

  test('[SCHED-01] encodings that XML names, prefixes, and parts that do not matter', async () => {
    const text = msProject(plainTask(1, { Name: '挖掘' }), '<?xml version="1.0" encoding="Big5"?>');
    const big5 = Buffer.from(
      Buffer.from(text).toString('latin1').replace(Buffer.from('挖掘').toString('latin1'), '\xab\xf5\xb1\xb8'),
      'latin1',
    );
    const utf16 = Buffer.from(`\ufeff${text.replace('Big5', 'UTF-16')}`, 'utf16le');
    const prefixed = text
      .replace('Big5', 'utf-8')
      .replace(/<(\/?)([A-Z])/g, '<$1p:$2')
      .replace('xmlns=', 'xmlns:p=');
    const crowded = text
      .replace('Big5', 'utf-8')
      .replace('<Tasks>', '<!-- <Tasks> --><Resources><Tasks><Task><UID>9</UID></Task></Tasks></Resources><Tasks>')
      .replace('</UID>', '</UID><Baseline><Start>never</Start></Baseline><Notes><![CDATA[<Name>]]></Notes>');
    for (const content of [big5, utf16, prefixed, crowded])
      expect((await world.read('programme.xml', content)).tasks).toEqual([
        expect.objectContaining({ sourceId: 'msp:1', name: '挖掘', start: '2027-03-01' }),
      ]);
  });
});

describe('Primavera P6 XER', () => {
  const wbs = [
    { wbs_id: '1', proj_id: '1', proj_node_flag: 'Y', wbs_name: 'Whole', parent_wbs_id: '' },
    { wbs_id: '10', proj_id: '1', proj_node_flag: 'N', wbs_name: 'Zone 1', parent_wbs_id: '1' },
    { wbs_id: '11', proj_id: '1', proj_node_flag: 'N', wbs_name: 'Piling', parent_wbs_id: '10' },
  ];
  const read = (tasks: readonly Readonly<Record<string, string>>[], nodes = wbs) =>
    world.read('programme.xer', xer({ PROJECT: [{ proj_id: '1' }], PROJWBS: nodes, TASK: tasks }));

  test('[SCHED-01] the breakdown above is the path, and what is no work is counted', async () => {
    const { tasks, notes } = await read([
      xerTask('A10'),
      xerTask('A20', { wbs_id: '10' }),
      xerTask('A30', { wbs_id: '1' }),
      xerTask('A40', { task_type: 'TT_Rsrc', wbs_id: '77' }),
      xerTask('M1', { task_type: 'TT_Mile' }),
      xerTask('M2', { task_type: 'TT_FinMile' }),
      xerTask('L1', { task_type: 'TT_LOE' }),
      xerTask('W1', { task_type: 'TT_WBS' }),
    ]);
    expect(tasks.map(({ sourceId, path, constructionWork }) => [sourceId, path, constructionWork])).toEqual([
      ['p6:A10', ['Zone 1', 'Piling'], 'Piling'],
      ['p6:A20', ['Zone 1'], 'Zone 1'],
      ['p6:A30', [], '-'],
      ['p6:A40', [], '-'],
    ]);
    expect(tasks.map(({ line }) => line)).toEqual([12, 13, 14, 15]);
    expect(notes).toEqual({ milestones: 2, leftOut: 2, blankLines: 0 });
  });

  test('[SCHED-01] actual days before planned ones, planned before early ones', async () => {
    const late = { act_start_date: '2027-04-01 08:00', early_end_date: '2027-04-20 17:00' };
    const file = await read([
      xerTask('A1', { act_start_date: '2027-03-02 08:00', act_end_date: '2027-03-09 12:00' }),
      xerTask('A2', { act_start_date: '2027-03-02 08:00' }),
      xerTask('A3', { target_start_date: '', target_end_date: '', early_start_date: '2027-05-01 00:00' }),
      xerTask('A4', late),
      xerTask('A5', { target_end_date: '2027-03-06 00:00' }),
    ]);
    expect(daysOf(file)).toEqual([
      ['2027-03-02', '2027-03-09'],
      ['2027-03-02', '2027-03-05'],
      ['2027-05-01', null],
      ['2027-04-01', '2027-04-20'],
      ['2027-03-01', '2027-03-05'],
    ]);
  });

  test('[SCHED-17] [SCHED-18] a file that is not a programme is reported with the line', async () => {
    const { tasks, problems } = await read([
      xerTask('A1', { target_start_date: '01-Mar-27' }),
      xerTask('A2', { target_end_date: '2027-02-01 17:00' }),
      xerTask('A3', { task_name: '' }),
    ]);
    expect(tasks).toEqual([]);
    expect(problems.map(({ line, fault, value }) => [line, fault, value])).toEqual([
      [12, 'BAD_DATE', '01-Mar-27'],
      [13, 'END_BEFORE_START', '2027-03-01 08:00'],
      [14, 'ACTIVITY_MISSING', 'p6:A3'],
    ]);
  });

  test('[SCHED-01] a breakdown that is above itself has an end', async () => {
    const circle = [
      { wbs_id: '10', proj_id: '1', proj_node_flag: 'N', wbs_name: 'Hen', parent_wbs_id: '11' },
      { wbs_id: '11', proj_id: '1', proj_node_flag: 'N', wbs_name: 'Egg', parent_wbs_id: '10' },
    ];
    expect((await read([xerTask('A1')], circle)).tasks[0]?.path).toEqual(['Hen', 'Egg']);
  });

  test('[SCHED-01] the code pages that P6 writes in', async () => {
    const names: readonly [string, readonly number[]][] = [
      ['挖掘工程', [0xab, 0xf5, 0xb1, 0xb8, 0xa4, 0x75, 0xb5, 0x7b]],
      ['contractor’s – café', [...Buffer.from('contractor\x92s \x96 caf\xe9', 'latin1')]],
      ['挖掘', [...Buffer.from('挖掘')]],
    ];
    for (const [name, bytes] of names) {
      const text = xer({ TASK: [xerTask('A1', { task_name: 'NAME' })] });
      const content = Buffer.from(text.replace('NAME', Buffer.from(bytes).toString('latin1')), 'latin1');
      expect((await world.read('programme.xer', content)).tasks.map((found) => found.name)).toEqual([name]);
    }
  });
});
