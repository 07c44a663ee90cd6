import { roundHalfUp } from '@quietsite/acoustics';
import { type Project, planTables } from '@quietsite/contracts';
import type { EquipmentRecord, ReceiverRecord } from '@quietsite/domain';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sent } from '../receiver-calls.ts';
import { place, square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld } from './report-calls.ts';

let world: ReportWorld;
let project: Project;
const FORMULA = '=HYPERLINK("http://quietsite.example","Piling")';

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20), { name: '海景' });
  project = await world.addSite('Tables');
  const { zoneId } = await world.addWorks(project.id);
  await world.client.query('update tasks set name = $2 where project_id = $1', [project.id, FORMULA]);
  const taskId = await world.addTask(project.id, zoneId, '2027-03-10', '2027-03-20');
  await world.client.query(
    `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
       start_date, end_date, barrier_dba) values ($1, $2, 'Breaker', 2, 118, 118, 50, '2027-03-10', '2027-03-20', -5)`,
    [project.id, taskId],
  );
  const points = (await world.list(project.id)).points;
  await world.save(project.id, {
    points: points.map((point) =>
      sent(point, { isSelected: true, criterion: 50, position: place(point.buildingId - 740, 5) }),
    ),
  });
  await world.calculate(project.id);
});
afterAll(() => world.close());

const ask = (table: string, format: string, as = world.owner) =>
  world.call('GET', `/${project.id}/tables/${table}?format=${format}`, as);
const csv = async (table: string): Promise<string[][]> => {
  const { data } = Papa.parse<string[]>((await ask(table, 'csv')).body.slice(1), { skipEmptyLines: true });
  return data;
};
/** Cells of a workbook in the form of the CSV. */
const xlsx = async (table: string): Promise<string[][]> => {
  const [sheet] = await readExcelFile((await ask(table, 'xlsx')).rawPayload);
  return (sheet?.data ?? []).map((row) => row.map((cell) => toText(cell)));
};
const toText = (cell: unknown) =>
  cell === null ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
const column = (rows: readonly (readonly string[])[], label: string) => {
  const index = rows[0]?.indexOf(label) ?? -1;
  expect([label, index]).not.toEqual([label, -1]);
  return rows.slice(1).map((row) => row[index]);
};
const shown = (levels: readonly (number | null | undefined)[]) =>
  levels.map((level) => (level === null || level === undefined ? '' : String(roundHalfUp(level, 1))));

describe('a table of the plan', () => {
  it.each(planTables)('[U47] %s says the same in both formats', async (table) => {
    const [lines, sheet] = [await csv(table), await xlsx(table)];
    expect(lines.length).toBeGreaterThan(1);
    const guarded = sheet.map((row) =>
      row.map((cell) => (/^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell)),
    );
    expect(guarded).toEqual(lines);
  });

  it('[U47] has its heads and words in the language of the report, and the same figures', async () => {
    const inEnglish = await csv('summary');
    const { general } = (await world.report(project.id)).draft.input;
    await world.saveText(project.id, { general: { ...general, language: 'zh-Hant' } });
    try {
      const [lines, sheet] = [await csv('summary'), await xlsx('summary')];
      expect(sheet[0]).toEqual(lines[0]);
      expect(column(lines, '緩解後：最高聲級 dB(A)')).toEqual(column(inEnglish, 'Mitigated: highest level dB(A)'));
      expect(new Set(column(lines, '緩解後：結論'))).toEqual(new Set(['超標']));
      const name = (await ask('summary', 'xlsx')).headers['content-disposition'];
      expect(name).toContain(`filename*=UTF-8''${encodeURIComponent('Tables_NSR-噪音摘要.xlsx')}`);
    } finally {
      await world.saveText(project.id, { general });
    }
  });

  it('[U47] cannot run as a formula: guarded in one format, a text in the other', async () => {
    expect((await ask('schedule', 'csv')).body).toContain(`"'=HYPERLINK(""http`);
    const answer = await ask('schedule', 'xlsx');
    expect(column(await xlsx('schedule'), 'Activity')).toContain(FORMULA);
    const sheets = Object.entries(unzipSync(answer.rawPayload)).filter(([name]) =>
      /worksheets\/[^/]+\.xml$/.test(name),
    );
    expect(sheets).toHaveLength(1);
    for (const [, content] of sheets) expect(strFromU8(content)).not.toContain('<f>');
  });

  it('[REPORT-07] has the levels of the run', async () => {
    const { receivers } = await world.results(project.id);
    const lines = await csv('summary');
    expect(column(lines, 'NSR')).toEqual(['N1', 'N2']);
    expect(column(lines, 'Building')).toEqual(['Harbour View', '海景']);
    expect(column(lines, 'Unmitigated: highest level dB(A)')).toEqual(
      shown(receivers.map(({ unmitigatedLevel }) => unmitigatedLevel)),
    );
    expect(column(lines, 'Mitigated: highest level dB(A)')).toEqual(
      shown(receivers.map(({ mitigatedLevel }) => mitigatedLevel)),
    );
  });

  it.each([
    ['unmitigated', false],
    ['mitigated', true],
  ] as const)('[REPORT-07] has the records of the %s run', async (run, isMitigated) => {
    const records = (await world.read(`/${project.id}/results/receivers`)).json<ReceiverRecord[]>();
    const wanted = records.filter((record) => record.isMitigated === isMitigated).map(({ cnl }) => cnl);
    const levels = column(await csv(`calculation-${run}`), 'Noise level dB(A)');
    expect(levels).toEqual(shown(wanted));
    const machines = (await world.read(`/${project.id}/results/equipment`)).json<EquipmentRecord[]>();
    const plant = await csv(`plant-${run}`);
    expect(plant).toHaveLength(1 + machines.filter((machine) => machine.isMitigated === isMitigated).length);
  });

  it('[REPORT-37] has the reasons of the saved text', async () => {
    const [near] = (await world.results(project.id)).receivers;
    await world.saveText(project.id, { reasons: [{ pointId: near?.pointId ?? 0, reason: '+No room' }] });
    expect((await ask('compliance', 'csv')).body).toContain(`"'+No room"`);
  });

  it('[U47] is saved under its title, and by nobody else', async () => {
    const answer = await ask('schedule', 'csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/filename="[\w-]+_Construction-work-schedule\.csv"/),
      'cache-control': 'private, no-store',
    });
    expect(answer.body.charCodeAt(0)).toBe(0xfeff);
    expect((await ask('schedule', 'pdf')).json().code).toBe('VALIDATION_FAILED');
    expect((await ask('schedule', 'csv', await world.server.signIn('demo-epd'))).json().code).toBe('NOT_FOUND');
  });

  it('of thousands of lines is the same in both formats', async () => {
    // A sixth of the sample's receivers already gives thousands.
    await world.client.query('delete from receiver_points where project_id = $1 and id % 6 > 0', [world.draft]);
    await world.calculate(world.draft);
    const url = (format: string) => `/${world.draft}/tables/calculation-unmitigated?format=${format}`;
    const [lines, workbook] = [await world.read(url('csv')), await world.read(url('xlsx'))];
    const { data } = Papa.parse<string[]>(lines.body.slice(1), { skipEmptyLines: true });
    const [sheet] = await readExcelFile(workbook.rawPayload);
    expect(data.length).toBeGreaterThan(1_001);
    expect(sheet?.data.map((row) => row.map(toText))).toEqual(data);
  }, 120_000);

  it('[U34] there is none while the project is not calculated', async () => {
    const other = await world.addSite('Nothing to tell');
    const answer = await world.call('GET', `/${other.id}/tables/schedule`, world.owner);
    expect(answer.json().code).toBe('NOT_CALCULATED');
  });
});
