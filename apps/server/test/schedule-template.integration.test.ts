import type { ProgrammeFile } from '@quietsite/contracts';
import { SCHEDULE_COLUMNS } from '@quietsite/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSendOptions, sendTo } from './programme-file/programme-calls.ts';
import { addScheduleProject, type ScheduleClient } from './schedule-calls.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let schedule: ScheduleClient;
beforeAll(async () => {
  world = await startSiteWorld();
  schedule = await addScheduleProject(world, 'Templates');
  await world.client.query('update zones set name = $1 where id = $2', [`=A1 & "B" <'C'> 區`, schedule.east]);
});
afterAll(() => world.close());

const fetch = (format: 'csv' | 'xlsx', projectId = schedule.projectId) =>
  world.call('GET', `/${projectId}/schedule/template.${format}`, world.owner);

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => name === 'col' });
async function openWorkbook(projectId?: number) {
  const { rawPayload } = await fetch('xlsx', projectId);
  const parts = unzipSync(rawPayload);
  const names = Object.keys(parts);
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return { rawPayload, names, text, parse: (name: string) => parser.parse(text(name)) };
}

describe('the CSV template', () => {
  it('[SCHED-02] [U47] is the header alone, in UTF-8 with byte-order mark', async () => {
    const answer = await fetch('csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Schedule.csv"',
    });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const line = answer.rawPayload.subarray(3).toString('utf8');
    expect(line.replaceAll('"', '')).toBe('Zone,Construction Work,Activity,Start Date,End Date\r\n');
  });
});

describe('the Excel template', () => {
  it('[SCHED-03] [U56] is a sound workbook without macros', async () => {
    const answer = await fetch('xlsx');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="Schedule.xlsx"',
    });
    const { names, text } = await openWorkbook();
    expect(names.filter((name) => /vba|macro|\.bin$|external/i.test(name))).toEqual([]);
    expect(text('[Content_Types].xml')).not.toMatch(/macroEnabled|vba/i);
    expect(names).toContain('xl/worksheets/sheet1.xml');
    for (const name of names) expect([name, XMLValidator.validate(text(name))]).toEqual([name, true]);
  });

  it('[SCHED-03] has the columns, and the zones and works of the moment on a hidden sheet', async () => {
    const { rawPayload, parse } = await openWorkbook();
    const [sheet, lists] = await readExcelFile(rawPayload);
    expect(sheet).toEqual({ sheet: 'Schedule', data: [[...SCHEDULE_COLUMNS]] });
    const [zones = [], works = []] = [0, 1].map((column) => lists?.data.map((row) => row[column]).filter(Boolean));
    expect(zones).toEqual(['West', `=A1 & "B" <'C'> 區`]);
    const { rows } = await world.client.query(
      'select distinct construction_work as name from catalogue.work_equipment order by 1',
    );
    expect(works).toEqual(rows.map(({ name }) => name));
    expect(works).toContain('Box Culvert Structure');
    const { sheet: sheets } = parse('xl/workbook.xml').workbook.sheets;
    expect(sheets.map(({ name, state }: Record<string, string>) => [name, state])).toEqual([
      ['Schedule', undefined],
      ['Lists', 'hidden'],
    ]);
    expect(JSON.stringify(parse('xl/worksheets/sheet2.xml'))).not.toContain('"f"');
  });

  it('[U56] offers exactly those in its cells, and takes days only', async () => {
    const { rawPayload, parse } = await openWorkbook();
    const [, lists] = await readExcelFile(rawPayload);
    const works = lists?.data.length;
    const { dataValidation: rules } = parse('xl/worksheets/sheet1.xml').worksheet.dataValidations;
    expect(
      rules.map(({ sqref, type, formula1, showErrorMessage }: Record<string, string>) => [
        ...[sqref, type, String(formula1), showErrorMessage],
      ]),
    ).toEqual([
      ['A2:A5001', 'list', 'Lists!$A$1:$A$2', '1'],
      ['B2:B5001', 'list', `Lists!$B$1:$B$${works}`, '0'],
      ['D2:D5001', 'date', '36526', '1'],
      ['E2:E5001', 'date', 'MAX(36526,D2)', '1'],
    ]);
  });

  it('[LIMIT-01] shows the days of its date columns as yyyy-mm-dd', async () => {
    const { parse } = await openWorkbook();
    const { cellXfs, numFmts } = parse('xl/styles.xml').styleSheet;
    const formats = parse('xl/worksheets/sheet1.xml').worksheet.cols.col.map(({ style }: { style?: string }) => {
      const { numFmtId } = cellXfs.xf[Number(style ?? 0)];
      return numFmtId === numFmts.numFmt.numFmtId ? numFmts.numFmt.formatCode : null;
    });
    expect(formats).toEqual([null, null, null, 'yyyy-mm-dd', 'yyyy-mm-dd']);
    expect(Number(cellXfs.count)).toBe(cellXfs.xf.length);
  });

  it('of a project without zones has no list of them', async () => {
    const { id } = await world.create('Without zones');
    const { parse } = await openWorkbook(id);
    const { dataValidation: rules } = parse('xl/worksheets/sheet1.xml').worksheet.dataValidations;
    expect(rules.map(({ sqref }: { sqref: string }) => sqref)).toEqual(['B2:B5001', 'D2:D5001', 'E2:E5001']);
  });
});

describe('a template that was filled in', () => {
  const read = async (fileName: string, content: Buffer | string) => {
    const options = defaultSendOptions(world.owner);
    const answer = await sendTo(world.server, schedule.projectId, { fileName, content }, options);
    return answer.json<ProgrammeFile>();
  };
  const task = {
    zoneName: 'West',
    constructionWork: 'Paving',
    name: 'Sub-base',
    start: '2027-03-01',
    end: '2027-03-31',
  };

  it('[SCHED-02] is read by the import', async () => {
    const { body } = await fetch('csv');
    const file = await read('Schedule.csv', `${body}West,Paving,Sub-base,2027-03-01,2027-03-31\r\n`);
    expect(file).toMatchObject({ format: 'csv', problems: [], tasks: [task] });
  });

  it('[SCHED-03] is read by the import as a workbook too, days as days', async () => {
    const parts = unzipSync((await fetch('xlsx')).rawPayload);
    const cells = ['West', 'Paving', 'Sub-base'].map(
      (text, index) => `<c r="${'ABC'[index]}2" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    // 2027-03-01 and 2027-03-31 as spreadsheet day numbers, in the style of their columns.
    const days = [46_447, 46_477].map((day, index) => `<c r="${'DE'[index]}2" s="2"><v>${day}</v></c>`);
    const name = 'xl/worksheets/sheet1.xml';
    const row = `<row r="2">${[...cells, ...days].join('')}</row></sheetData>`;
    const sheet = strFromU8(parts[name] ?? new Uint8Array()).replace('</sheetData>', row);
    const filled = Buffer.from(zipSync({ ...parts, [name]: strToU8(sheet) }));
    expect(await read('Schedule.xlsx', filled)).toMatchObject({ format: 'xlsx', problems: [], tasks: [task] });
  });
});
