import { expect, it } from 'vitest';
import { createReferenceProject, limitReceivers } from '../../../kit/src/reference-project/reference-project.ts';
import { sweepBlocked, sweepPlain, toTransmissions } from './bare-kernel.ts';
import { buildBareSchedule } from './bare-schedule.ts';
import { calculateDayByDay, listRowsByDay } from './daily-twin.ts';
import { flattenWorks, measureDistances } from './flat-works.ts';

it('keeps the highest sum of each receiver in each run, in both forms', () => {
  const schedule = {
    columnCount: 2,
    starts: Int32Array.of(0, 1, 3),
    columns: Int32Array.of(0, 0, 1),
    unmitigated: Float64Array.of(10, 4, 8),
    mitigated: Float64Array.of(1, 2, 8),
  };
  // Five receivers: one more than a block.
  const transmissions = Float64Array.of(1, 0, 0, 1, 1, 1, 2, 0.5, 4, 0.25);
  for (const sweep of [sweepPlain, sweepBlocked]) {
    const { unmitigated, mitigated } = sweep(schedule, transmissions);
    expect([...unmitigated]).toEqual([10, 8, 12, 20, 40]);
    expect([...mitigated]).toEqual([2, 8, 10, 8, 10]);
  }
});

it('takes the transmission of M-33 from a distance', () => {
  const [near, far] = toTransmissions(Float64Array.of(1, 100));
  expect(10 * Math.log10(near as number)).toBeCloseTo(-5, 9);
  expect(10 * Math.log10(far as number)).toBeCloseTo(-45, 9);
});

it('finds the levels that a loop over days finds', () => {
  const project = limitReceivers(createReferenceProject('L'), 22);
  const works = flattenWorks(project);
  const distances = measureDistances(project);
  const receivers = project.receivers.map((_, index) => index);
  const twin = calculateDayByDay(works, listRowsByDay(works), distances, receivers);
  const schedule = buildBareSchedule(works);
  for (const sweep of [sweepPlain, sweepBlocked]) {
    const highest = sweep(schedule, toTransmissions(distances));
    for (const receiver of receivers)
      for (const run of ['unmitigated', 'mitigated'] as const) {
        const level = 10 * Math.log10(highest[run][receiver] as number);
        expect(level).toBeCloseTo(twin[run][receiver] as number, 9);
        expect(level).toBeGreaterThan(60);
      }
  }
});
