import type { Project, ProjectDocument } from '@quietsite/contracts';
import {
  addDays,
  type DayString,
  DEFAULT_CALENDAR,
  dayNumber,
  HOLIDAY_DAYS,
  toDay,
  weekdayOf,
} from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sent } from '../receiver-calls.ts';
import { place, square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld } from './report-calls.ts';

let world: ReportWorld;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20), { name: 'Hill Court' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Findings ${++count}`);
  await world.addWorks(project.id);
});

const blocking = async () =>
  (await world.report(project.id)).findings.filter(({ isBlocking }) => isBlocking).map(({ code }) => code);
const rowId = () => world.one<number>('select id from equipment_rows where project_id = $1', [project.id]);
const contact = { email: 'somebody@works.example', roleInProject: 'Engineer' };

describe('what keeps a plan from being handed in', () => {
  it('[U34] there is nothing to say of levels until it is calculated', async () => {
    const report = await world.report(project.id);
    expect(report).toMatchObject({ compliance: null, measures: [], canClaimCredit: false, hasAppendixD: false });
    expect(await blocking()).toContain('NOT_CALCULATED');
    await world.calculate(project.id);
    expect(await blocking()).not.toContain('NOT_CALCULATED');
  });

  it('[REPORT-19] that it was already submitted, which the report states', async () => {
    const isSubmitted = async () => (await world.report(project.id)).isSubmitted;
    expect(await isSubmitted()).toBe(false);
    await world.client.query('update projects set submitted_at = now() where id = $1', [project.id]);
    expect(await isSubmitted()).toBe(true);
  });

  it('[REPORT-17] an empty address or role', async () => {
    await world.trySaveText(project.id, { contact: { email: '  ', roleInProject: '' } });
    expect(await blocking()).toEqual(expect.arrayContaining(['EMAIL_MISSING', 'ROLE_MISSING']));
    await world.trySaveText(project.id, { contact });
    expect((await blocking()).filter((code) => /EMAIL|ROLE/.test(code))).toEqual([]);
  });

  it('[REPORT-18] a sound power of its own that no file proves', async () => {
    await world.client.query(`update equipment_rows set official_id = '', sound_power = 99 where project_id = $1`, [
      project.id,
    ]);
    const { findings } = await world.report(project.id);
    const missing = { code: 'PROOF_MISSING', isBlocking: true, rowIds: [await rowId()] };
    expect(findings).toContainEqual(missing);
    await world.client.query(
      `insert into support_materials (project_id, equipment_row_id, file_name, media_type, size_bytes, sha256, file_key)
       values ($1, $2, 'a.pdf', 'application/pdf', 1, '', 'key')`,
      [project.id, await rowId()],
    );
    expect(await world.codesOf(project.id)).not.toContain('PROOF_MISSING');
  });

  it('[REPORT-05] [U46] a document that is missing or is not of the present text', async () => {
    await world.calculate(project.id);
    expect(await blocking()).toContain('DOCUMENTS_MISSING');
    for (const kind of ['report', 'appendix-a', 'appendix-b', 'appendix-c'] as const) {
      const { id } = (await world.order(project.id, kind)).json<ProjectDocument>();
      await world.client.query(`update documents set status = 'done' where id = $1`, [id]);
      expect((await blocking()).includes('DOCUMENTS_MISSING')).toBe(kind !== 'appendix-c');
    }
    await world.saveText(project.id, { additionalInfo: 'Later.' });
    expect(await blocking()).toContain('DOCUMENTS_MISSING');
  });

  it('[APPX-14] [Q127] Appendix D belongs to it with approved neighbours alone', async () => {
    await world.calculate(project.id);
    expect((await world.order(project.id, 'appendix-d')).json().code).toBe('NOT_FOUND');
    expect((await world.report(project.id)).hasAppendixD).toBe(false);
  });
});

describe('what the one who signs should look at', () => {
  it('[REPORT-37] [REPORT-38] an exceedance without a reason, by its receiver', async () => {
    await world.calculate(project.id);
    const [near] = (await world.list(project.id)).points;
    await world.save(project.id, { points: [sent(near, { criterion: 40 })] });
    await world.calculate(project.id);
    const { findings, compliance } = await world.report(project.id);
    expect(findings).toContainEqual({ code: 'REASON_MISSING', isBlocking: false, pointIds: [near?.pointId] });
    const row = compliance?.find(({ pointId }) => pointId === near?.pointId);
    expect(row).toMatchObject({ label: near?.name, description: 'Harbour View', criterion: 40, reason: '' });
    expect(row?.exceedance).toBeGreaterThan(0);
    await world.saveText(project.id, { reasons: [{ pointId: near?.pointId ?? 0, reason: 'No room for a barrier.' }] });
    expect(await world.codesOf(project.id)).not.toContain('REASON_MISSING');
  });

  it('[Q149] [NSR-37] [Q148] a receiver that exceeds and was taken out, by its building, and rows that work at night', async () => {
    await world.calculate(project.id);
    const [near] = (await world.list(project.id)).points;
    await world.save(project.id, { points: [sent(near, { criterion: 40 })] });
    await world.calculate(project.id);
    expect(await world.codesOf(project.id)).not.toContain('TAKEN_OUT');
    const takeOut = 'update receiver_points set is_selected = false, is_compulsory = false where id = $1';
    await world.client.query(takeOut, [near?.pointId]);
    await world.client.query('update equipment_rows set time_period = 2 where project_id = $1', [project.id]);
    await world.client.query('update projects set revision = revision + 1 where id = $1', [project.id]);
    const { findings, compliance } = await world.report(project.id);
    expect(findings).toContainEqual({
      ...{ code: 'TAKEN_OUT', isBlocking: false, pointIds: [near?.pointId], names: ['Harbour View'] },
    });
    expect(findings).toContainEqual({ code: 'RESTRICTED_HOURS', isBlocking: false, rowIds: [await rowId()] });
    expect(compliance?.every(({ isRestrictedUnassessed }) => isRestrictedUnassessed)).toBe(true);
  });

  it('[NSR-39] a school without examination dates, until somebody enters them', async () => {
    await world.client.query(`update receiver_buildings set kind = 'education' where project_id = $1 and name = $2`, [
      ...[project.id, 'Harbour View'],
    ]);
    await world.calculate(project.id);
    const [near] = (await world.list(project.id)).points;
    expect((await world.report(project.id)).findings).toContainEqual({
      ...{ code: 'EXAMINATIONS_MISSING', isBlocking: false, pointIds: [near?.pointId], names: [near?.name] },
    });
    const examination = { name: 'Examination', start: toDay('2027-06-07'), end: toDay('2027-06-18'), value: 65 };
    await world.save(project.id, { points: [sent(near, { otherCriteria: [examination] })] });
    await world.calculate(project.id);
    expect(await world.codesOf(project.id)).not.toContain('EXAMINATIONS_MISSING');
  });

  it('[REPORT-87] [REPORT-88] how many days of work are Sundays and holidays, and the rows that a calendar works on them', async () => {
    await world.calculate(project.id);
    const findingsOf = async () => (await world.report(project.id)).findings;
    const told = (await findingsOf()).find(({ code }) => code === 'RESTRICTED_DAYS');
    const { start, end } = await world.one<{ start: DayString; end: DayString }>(
      `select json_build_object('start', max(start_date), 'end', min(end_date)) from
         (select start_date, end_date from tasks where project_id = $1 union all
          select start_date, end_date from equipment_rows where project_id = $1) as dated`,
      [project.id],
    );
    const all = Array.from({ length: dayNumber(end) - dayNumber(start) + 1 }, (_, i) => addDays(start, i));
    const restricted = all.filter((day) => weekdayOf(dayNumber(day)) === 7 || HOLIDAY_DAYS.includes(day));
    expect(restricted.length).toBeGreaterThan(0);
    const days = { restricted: restricted.length, total: all.length };
    expect(told).toEqual({ code: 'RESTRICTED_DAYS', isBlocking: false, days, names: [] });

    const [sunday] = restricted;
    const setCalendar = async (calendar: object) => {
      await world.client.query('update projects set working_calendar = $2 where id = $1', [project.id, calendar]);
      await world.calculate(project.id);
    };
    await setCalendar(DEFAULT_CALENDAR);
    const codes = (await findingsOf()).map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('RESTRICTED'))).toEqual([]);
    await setCalendar({ ...DEFAULT_CALENDAR, extraDays: [sunday] });
    const found = await findingsOf();
    expect(found).toContainEqual({ code: 'RESTRICTED_HOURS', isBlocking: false, rowIds: [await rowId()] });
    expect(found).toContainEqual({
      ...{ code: 'RESTRICTED_DAYS', isBlocking: false, names: [sunday] },
      days: { restricted: 1, total: all.length - restricted.length + 1 },
    });
  });

  it('[NSR-19] points that were moved without a file that says why', async () => {
    const [near] = (await world.list(project.id)).points;
    await world.save(project.id, { points: [sent(near, { position: place(160, 10) })] });
    expect(await world.codesOf(project.id)).toContain('MOVED_WITHOUT_DOCUMENTS');
    await world.client.query(
      `insert into attachments (project_id, file_name, media_type, size_bytes, sha256, file_key)
       values ($1, 'a.pdf', 'application/pdf', 1, '', 'key')`,
      [project.id],
    );
    expect(await world.codesOf(project.id)).not.toContain('MOVED_WITHOUT_DOCUMENTS');
  });

  it('generated buildings, with which nothing is an assessment', async () => {
    expect(await world.codesOf(project.id)).toContain('SAMPLE_DATA');
    await world.client.query('update source.datasets set is_sample = false');
    try {
      expect(await world.codesOf(project.id)).not.toContain('SAMPLE_DATA');
    } finally {
      await world.client.query('update source.datasets set is_sample = true');
    }
  });
});

describe('what the checklist starts with', () => {
  it('[REPORT-33] [Q122] the measures that the project uses', async () => {
    await world.client.query(`update equipment_rows set barrier_dba = -5 where project_id = $1`, [project.id]);
    await world.calculate(project.id);
    const { measures, documentDefaults } = await world.report(project.id);
    expect(measures).toEqual(['Noise barrier']);
    expect(documentDefaults).toMatchObject({ quieter: false, impacts: true, measures: true, schedule: true });
  });

  it('[REPORT-45] [Q26] the credit for two different quieter methods and 3 dB(A)', async () => {
    await world.client.query(
      `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
         start_date, end_date) select project_id, task_id, 'Breaker', 1, 112, 112, 100, start_date, end_date
       from equipment_rows where project_id = $1`,
      [project.id],
    );
    const name = (text: string) =>
      world.client.query(
        `update equipment_rows set quieter_method_sound_power = 100, quieter_method_name = ${text} where project_id = $1`,
        [project.id],
      );
    await name(`'Press-in'`);
    await world.calculate(project.id);
    expect((await world.report(project.id)).canClaimCredit).toBe(false);
    await name(`name`);
    await world.calculate(project.id);
    expect((await world.report(project.id)).canClaimCredit).toBe(true);
  });
});
