import type { FileTask } from '@quietsite/domain';
import {
  buildSampleProgramme,
  listTableRows,
  type SampleProgramme,
  writeCsvProgramme,
  writeMsProject,
  writeXer,
  writeXlsx,
  writeXlsxProgramme,
} from '@quietsite/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProgrammeWorld, startProgrammeWorld } from './programme-calls.ts';

let world: ProgrammeWorld;
let programme: SampleProgramme;
beforeAll(async () => {
  world = await startProgrammeWorld();
  programme = buildSampleProgramme({ zoneNames: world.zoneNames, activityCount: 1_000 });
});
afterAll(() => world.close());

/** Zone, work, name and dates; in a programme, zone and work are the summaries above. */
const asRow = ({ zoneName, path, constructionWork, name, start, end }: FileTask) => [
  path[0] ?? zoneName,
  constructionWork,
  name,
  start,
  end,
];
const byName = (rows: readonly (readonly (string | null)[])[]) =>
  rows.toSorted((a, b) => `${a[2]}`.localeCompare(`${b[2]}`, 'en'));

describe('the same 1,000 activities', () => {
  test('[SCHED-01] [Q74] as CSV', async () => {
    const file = await world.read('programme.csv', writeCsvProgramme(programme));
    expect(file).toMatchObject({ format: 'csv', fileName: 'programme.csv', problems: [] });
    expect(file.tasks.map(asRow)).toEqual(listTableRows(programme));
    expect(file.tasks.map(({ line }) => line)).toEqual(programme.activities.map((_, index) => index + 2));
  });

  test('[SCHED-01] [Q75] as a workbook, its days as date cells or as texts', async () => {
    const asDates = await world.read('programme.xlsx', writeXlsxProgramme(programme));
    expect(asDates.format).toBe('xlsx');
    expect(asDates.tasks.map(asRow)).toEqual(listTableRows(programme));
    const header = ['Zone', 'Construction Work', 'Activity', 'Start Date', 'End Date'];
    const asTexts = await world.read('programme.xlsx', writeXlsx([header, ...listTableRows(programme)]));
    expect(asTexts).toEqual(asDates);
  });

  test('[SCHED-01] as Microsoft Project XML', async () => {
    const file = await world.read('programme.xml', writeMsProject(programme));
    expect(file).toMatchObject({ format: 'msproject', problems: [] });
    expect(byName(file.tasks.map(asRow))).toEqual(byName(listTableRows(programme)));
    expect(file.tasks.every(({ path, constructionWork }) => path.length === 2 && path[1] === constructionWork)).toBe(
      true,
    );
    expect(file.notes.milestones).toBe(1);
    expect(file.tasks[0]?.sourceId).toMatch(/^msp:\d+$/);
  });

  test('[SCHED-01] as Primavera P6 XER', async () => {
    const file = await world.read('programme.xer', writeXer(programme));
    expect(file).toMatchObject({ format: 'xer', problems: [] });
    expect(byName(file.tasks.map(asRow))).toEqual(byName(listTableRows(programme)));
    expect(new Set(file.tasks.map(({ sourceId }) => sourceId))).toEqual(
      new Set(programme.activities.map(({ sourceId }) => `p6:${sourceId}`)),
    );
    expect(file.notes.milestones).toBe(1);
  });

  test('[SCHED-16] [U48] whatever the browser calls them, and whatever they are called', async () => {
    const files: readonly [string, string | Buffer, string][] = [
      ['a.CSV', writeCsvProgramme(programme), 'csv'],
      ['c.zip', writeXlsxProgramme(programme), 'xlsx'],
      ['d.csv', writeXlsxProgramme(programme), 'xlsx'],
      ['e.txt', writeMsProject(programme), 'msproject'],
      ['f', writeXer(programme), 'xer'],
    ];
    for (const [name, content, format] of files)
      for (const type of ['text/csv', 'application/vnd.ms-excel', '']) {
        const answer = await world.send(name, content, { type });
        expect(answer.statusCode).toBe(200);
        expect(answer.json().format).toBe(format);
      }
  });
});
