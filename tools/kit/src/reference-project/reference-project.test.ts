import { expect, it } from 'vitest';
import type { SnapshotZone } from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import { dayNumber } from '../../../../packages/domain/src/day.ts';
import { contains, type Hk80Polygon } from '../../../../packages/geometry/src/index.ts';
import { distanceToSite } from './receivers.ts';
import { createReceiverSeries, createReferenceProject, type ReferenceProject } from './reference-project.ts';
import type { Works } from './works.ts';

const large = createReferenceProject('L');
const series = createReceiverSeries();
const extraLarge = series[3] as ReferenceProject;
const projects = [large, extraLarge];
const allWorks = projects.flatMap(({ works, neighbours }) => [works, ...neighbours]);

const count = ({ zones, tasks, rows }: Works) => [zones.length, tasks.length, rows.length];
const share = <T>(items: readonly T[], isCounted: (item: T) => boolean) =>
  items.filter(isCounted).length / items.length;
const daysOf = ({ start, end }: { start: Works['tasks'][number]['start']; end: Works['tasks'][number]['end'] }) =>
  dayNumber(end) - dayNumber(start) + 1;

it('has the sizes asked for', () => {
  expect(count(large.works)).toEqual([10, 60, 600]);
  expect(count(extraLarge.works)).toEqual([50, 1_000, 5_000]);
  expect(large.neighbours.map(count)).toEqual([
    [3, 20, 200],
    [3, 20, 200],
  ]);
  expect(extraLarge.neighbours.map(count)).toEqual([
    [17, 333, 1_666],
    [17, 333, 1_666],
  ]);
  expect(large.receivers).toHaveLength(2_000);
  for (const { tasks } of allWorks) expect(tasks.map(({ start }) => start).sort()[0]).toBe('2027-01-01');
  expect(
    large.works.tasks
      .map(({ end }) => end)
      .sort()
      .at(-1),
  ).toBe('2031-12-31');
  expect(
    extraLarge.works.tasks
      .map(({ end }) => end)
      .sort()
      .at(-1),
  ).toBe('2036-12-30');
});

it('is the same every time, and as it was when the figures on record were measured', () => {
  expect(createReferenceProject('L')).toEqual(large);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const fingerprint = ({ works, receivers }: ReferenceProject) => [
    sum(works.rows.map((row) => row.soundPower * row.quantity * row.timePercent)),
    sum(works.rows.map((row) => row.id * daysOf(row))),
    Math.round(sum(receivers.map(({ position }) => position[0] - position[1]))),
  ];
  expect(projects.map(fingerprint)).toEqual([
    [9_111_320, 19_132_512, 37_168_877],
    [73_963_355, 1_264_912_276, 371_244_815],
  ]);
});

it('limits the receivers to the first of them and leaves the works alone', () => {
  expect(series.map(({ receivers }) => receivers.length)).toEqual([2_000, 5_000, 10_000, 20_000]);
  for (const { works, neighbours, receivers } of series) {
    expect(works).toBe(extraLarge.works);
    expect(neighbours).toBe(extraLarge.neighbours);
    expect(receivers).toEqual(extraLarge.receivers.slice(0, receivers.length));
  }
});

it('draws zones of 6 to 12 corners and 30 to 200 m, a fifth of them of type B', () => {
  for (const { outline, centre } of allWorks.flatMap(({ zones }) => zones)) {
    const ring = outline[0] ?? [];
    expect(ring.length - 1).toBeGreaterThanOrEqual(6);
    expect(ring.length - 1).toBeLessThanOrEqual(12);
    const extent = (axis: 0 | 1) =>
      Math.max(...ring.map((corner) => corner[axis])) - Math.min(...ring.map((corner) => corner[axis]));
    const largest = Math.max(extent(0), extent(1));
    expect(largest).toBeGreaterThan(29.99);
    expect(largest).toBeLessThan(200.01);
    expect(contains(outline, centre)).toBe(true);
  }
  for (const { works } of projects) expect(share(works.zones, ({ type }) => type === 'B')).toBe(0.2);
});

it('plans tasks of 20 to 240 days and gives exactly half of the rows dates of their own inside them', () => {
  for (const { tasks, rows } of allWorks) {
    const taskById = new Map(tasks.map((task) => [task.id, task]));
    for (const task of tasks) expect(daysOf(task) >= 20 && daysOf(task) <= 240).toBe(true);
    const isInside = rows.every((row) => {
      const task = taskById.get(row.taskId);
      return task !== undefined && task.start <= row.start && row.start <= row.end && row.end <= task.end;
    });
    expect(isInside).toBe(true);
    const hasOwnDates = (row: Works['rows'][number]) => daysOf(row) < daysOf(taskById.get(row.taskId) ?? row);
    expect(share(rows, hasOwnDates)).toBe(0.5);
    expect(new Set(rows.map(({ taskId }) => taskId)).size).toBe(tasks.length);
  }
});

it('fills the rows as real ones are filled', () => {
  for (const { works } of projects) {
    const { rows } = works;
    const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;
    expect(rows.every(({ soundPower }) => isBetween(soundPower, 95, 120))).toBe(true);
    expect(rows.every(({ quantity }) => isBetween(quantity, 1, 4))).toBe(true);
    expect(rows.every(({ timePercent }) => isBetween(timePercent, 10, 100))).toBe(true);
    expect(
      isBetween(
        share(rows, ({ exclusiveGroup }) => exclusiveGroup !== ''),
        0.3,
        0.37,
      ),
    ).toBe(true);
    expect(new Set(rows.map(({ exclusiveGroup }) => exclusiveGroup))).toEqual(new Set(['', 'A', 'B']));
    expect(
      isBetween(
        share(rows, ({ fixedLocation }) => fixedLocation !== null),
        0.06,
        0.1,
      ),
    ).toBe(true);
    expect(isBetween(share(rows, isMitigated), 0.56, 0.64)).toBe(true);
  }
});

it('puts fixed rows inside their zone', () => {
  for (const { zones, tasks, rows } of allWorks) {
    const zoneById = new Map(zones.map((zone) => [zone.id, zone]));
    const zoneOfTask = new Map(tasks.map(({ id, zoneId }) => [id, zoneById.get(zoneId) as SnapshotZone]));
    const fixed = rows.filter(({ fixedLocation }) => fixedLocation !== null);
    expect(fixed.length).toBeGreaterThan(5);
    for (const { taskId, fixedLocation } of fixed)
      expect(fixedLocation && contains(zoneOfTask.get(taskId)?.outline as Hk80Polygon, fixedLocation)).toBe(true);
  }
});

it('lets receivers stand in the ring around the site, one in twenty a school with examinations', () => {
  for (const { site, receivers } of projects) {
    const distances = receivers.map(({ position }) => distanceToSite(site, position[0], position[1]));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...distances)).toBeLessThanOrEqual(300);
    expect(share(receivers, ({ kind }) => kind === 'education')).toBe(0.05);
    for (const { kind, heightMetres, otherCriteria } of receivers) {
      expect(heightMetres !== null && heightMetres >= 10 && heightMetres <= 120).toBe(true);
      expect(otherCriteria.length > 0).toBe(kind === 'education');
    }
  }
  const school = large.receivers.find(({ kind }) => kind === 'education');
  expect(school?.otherCriteria).toHaveLength(5);
  expect(school?.otherCriteria[4]).toMatchObject({ start: '2031-05-08', end: '2031-05-21', value: 65 });
});

function isMitigated(row: Works['rows'][number]): boolean {
  const replacements = row.quieterEquipmentSoundPower + row.quieterMethodSoundPower;
  const reductions = row.enclosureDba + row.barrierDba + row.hammerDba + row.customMethodDba;
  return replacements > 0 || reductions < 0;
}
