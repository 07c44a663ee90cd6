import { expect, it } from 'vitest';
import { toDay } from '../../../../packages/domain/src/day.ts';
import { createReferenceProject, type ReferenceProject } from '../../../kit/src/reference-project/reference-project.ts';
import type { Works } from '../../../kit/src/reference-project/works.ts';
import { buildBareSchedule } from './bare-schedule.ts';
import { calculateDayByDay, listRowsByDay } from './daily-twin.ts';
import { flattenWorks, measureDistances } from './flat-works.ts';

const large = createReferenceProject('L');
const [zone] = large.works.zones as [Works['zones'][number]];
const [task] = large.works.tasks as [Works['tasks'][number]];
const plainRow = {
  ...(large.works.rows[0] as Works['rows'][number]),
  ...{ taskId: task.id, quantity: 1, timePercent: 100, soundPower: 100, exclusiveGroup: '' },
  ...{ quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0 },
  ...{ enclosureDba: 0, barrierDba: 0, hammerDba: 0, customMethodDba: 0 },
};

function projectOf(rows: readonly (Partial<Works['rows'][number]> & { from: string; to: string })[]): ReferenceProject {
  const built = rows.map(({ from, to, ...changes }) => ({
    ...plainRow,
    ...changes,
    start: toDay(from),
    end: toDay(to),
  }));
  const works = { zones: [zone], tasks: [task], rows: built };
  return { ...large, works, receivers: large.receivers.slice(0, 1), neighbours: [] };
}

it('corrects and mitigates the sound power of a row', () => {
  const dates = { from: '2027-03-01', to: '2027-03-02' };
  const { soundPowers } = flattenWorks(
    projectOf([
      { ...dates, quantity: 2, timePercent: 50, barrierDba: -5, enclosureDba: -8 },
      { ...dates, quieterMethodSoundPower: 95, quieterEquipmentSoundPower: 92, hammerDba: -1 },
      { ...dates, quieterMethodSoundPower: 95 },
    ]),
  );
  const expected = [
    [100, 100, 100],
    [92, 91, 95],
  ];
  expected.forEach((levels, run) => {
    levels.forEach((level, row) => {
      expect(soundPowers[run]?.[row]).toBeCloseTo(level, 9);
    });
  });
});

it('cuts time at the edges of rows and takes the loudest group', () => {
  const project = projectOf([
    { from: '2027-03-01', to: '2027-03-31', soundPower: 90 },
    { from: '2027-03-11', to: '2027-03-20', soundPower: 100, exclusiveGroup: 'A', enclosureDba: -20 },
    { from: '2027-03-16', to: '2027-03-31', soundPower: 95, exclusiveGroup: 'B' },
    { from: '2027-05-01', to: '2027-05-01', soundPower: 80 },
  ]);
  const { starts, columns, unmitigated, mitigated } = buildBareSchedule(flattenWorks(project));
  expect([...starts]).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...columns]).toEqual([0, 0, 0, 0, 0]);
  const [loud, middle, soft] = [1e10, 10 ** 9.5, 1e9];
  const close = (value: number) => expect.closeTo(value, 0);
  expect([...unmitigated]).toEqual([soft, soft + loud, soft + loud, soft + middle, 1e8].map(close));
  expect([...mitigated]).toEqual([soft, soft + 1e8, soft + middle, soft + middle, 1e8].map(close));
});

it('reckons the highest day of a spreadsheet', () => {
  const project = projectOf([
    { from: '2027-03-01', to: '2027-03-10', soundPower: 100, enclosureDba: -10 },
    { from: '2027-03-10', to: '2027-03-12', soundPower: 100 },
  ]);
  const works = flattenWorks(project);
  const days = listRowsByDay(works);
  expect(days.starts).toHaveLength(13);
  const { unmitigated, mitigated } = calculateDayByDay(works, days, Float64Array.of(10), [0]);
  expect(unmitigated[0]).toBeCloseTo(10 * Math.log10(2e10) - 28 + 3, 9);
  expect(mitigated[0]).toBeCloseTo(10 * Math.log10(1.1e10) - 28 + 3, 9);
});

it('gives every zone, own and of neighbours, a column with its distance', () => {
  const works = flattenWorks(large);
  expect(works.columnCount).toBe(16);
  expect(new Set(works.columns).size).toBe(16);
  expect(works.columns).toHaveLength(1_000);
  const distances = measureDistances(large);
  expect(distances).toHaveLength(2_000 * 16);
  const [, east] = large.neighbours as [Works, Works];
  const { centre } = east.zones[2] as Works['zones'][number];
  const { position } = large.receivers[7] as ReferenceProject['receivers'][number];
  expect(distances[7 * 16 + 15]).toBeCloseTo(Math.hypot(centre[0] - position[0], centre[1] - position[1]), 6);
});
