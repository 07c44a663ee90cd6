import { type CalculationSnapshot, type Language, type SnapshotZone, toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { buildPlanTable } from '../tables/build-plan-table.ts';
import { samplePlan, sampleReport } from '../testing/sample-plan.ts';
import { buildReport } from './build-report.ts';

const source = samplePlan();
const report = sampleReport();
const linear = { alignment: [hk80(835_000, 817_000), hk80(835_400, 817_000)], widthMetres: 12 };
const moving = { ...linear, metresPerDay: 8.5, start: toDay('2027-03-01'), direction: 'backwards' as const };
const [first, ...others] = source.snapshot.zones as [SnapshotZone, ...SnapshotZone[]];
const planOf = (line: Partial<SnapshotZone>) => {
  const zones: CalculationSnapshot['zones'] = [{ ...first, name: 'Trench', type: 'A', ...line }, ...others];
  return { ...source, snapshot: { ...source.snapshot, zones } };
};
const notesOf = (line: Partial<SnapshotZone>, language: Language = 'en') =>
  buildReport(planOf(line), { ...report, general: { ...report.general, language } }).notes;
const course = '400 m long, 12 m wide, 2 corners from 835000.00 / 817000.00 to 835400.00 / 817000.00';

it('[REPORT-107] the plan gives width, course, progress and start of each front, and lists linear zones', () => {
  expect(notesOf({ moving })).toContain(
    `Zones drawn as a line with a width (M-150, M-154): Trench: moving work-front ${course}, 8.5 m a day backwards from 2027-03-01.`,
  );
  expect(notesOf({ linear })).toContain(
    `Zones drawn as a line with a width (M-150, M-154): Trench: linear zone of type A ${course}.`,
  );
  expect(notesOf({ moving }, 'zh-Hant').join()).toContain('移動工作面，長 400 米，闊 12 米');
  expect(notesOf({ moving }, 'zh-Hans').join()).toContain('移动工作面，长 400 米，宽 12 米');
  expect(notesOf({ moving }, 'zh-Hant').join()).toContain('由 2027-03-01 起每日 8.5 米，反方向');
  expect(notesOf({ moving }, 'zh-Hans').join()).toContain('由 2027-03-01 起每日 8.5 米，反方向');
  for (const language of ['zh-Hant', 'zh-Hans'] as const)
    expect(notesOf({ moving: { ...moving, direction: 'forwards' } }, language).join()).not.toContain('反方向');
  expect(notesOf({}).join()).not.toContain('drawn as a line');
});

it('[REPORT-108] the schedule as a spreadsheet has the width and the metres per day of such zones', () => {
  const scheduleOf = (line: Partial<SnapshotZone>, language?: Language) =>
    buildPlanTable('schedule', planOf(line), null, report, language);
  const { columns, rows } = scheduleOf({ moving });
  expect(columns.slice(-2).map(({ label }) => label)).toEqual(['Width m', 'Metres per day']);
  const ofTrench = rows.filter((cells) => cells.includes('Trench'));
  expect(ofTrench.length).toBeGreaterThan(0);
  for (const cells of ofTrench) expect(cells.slice(-2)).toEqual([12, 8.5]);
  for (const cells of rows) if (!cells.includes('Trench')) expect(cells.slice(-2)).toEqual([null, null]);
  for (const cells of scheduleOf({ linear }).rows)
    if (cells.includes('Trench')) expect(cells.slice(-2)).toEqual([12, null]);
  const labels = ({ columns: all }: ReturnType<typeof scheduleOf>) => all.slice(-2).map(({ label }) => label);
  expect(labels(scheduleOf({ moving }, 'zh-Hant'))).toEqual(['闊度（米）', '每日進度（米）']);
  expect(labels(scheduleOf({}))).not.toContain('Width m');
});
