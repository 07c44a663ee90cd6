import { expect, it } from 'vitest';
import { describeMachine, formatMachine } from '../../../kit/src/measure/machine.ts';
import { createReferenceProject, limitReceivers } from '../../../kit/src/reference-project/reference-project.ts';
import { measureBareKernel, measureDailyTwin } from './yardsticks.ts';

const project = limitReceivers(createReferenceProject('L'), 50);

it('counts the multiply-adds of the bare kernel and takes the faster form', () => {
  const figures = measureBareKernel(project, 3);
  expect(figures.intervals).toBeLessThan(1_826);
  expect(figures.multiplyAdds).toBeCloseTo(2 * 50 * figures.intervals * figures.entriesPerInterval, 3);
  const { plain, blocked, fasterForm } = figures;
  expect(figures[fasterForm].fastestNanoseconds).toBe(Math.min(plain.fastestNanoseconds, blocked.fastestNanoseconds));
  expect((figures.seconds * 1e9) / figures.multiplyAdds).toBeCloseTo(figures[fasterForm].fastestNanoseconds, 6);
  expect(plain.medianNanoseconds).toBeGreaterThanOrEqual(plain.fastestNanoseconds);
});

it('scales the sample of the daily twin up to all receivers', () => {
  const figures = measureDailyTwin(project, 20, 1);
  expect(figures.days).toBe(1_826);
  expect(figures.sampleReceivers).toBe(3);
  expect(figures.sampleSeconds).toBeGreaterThan(0);
  expect(figures.scaledSeconds).toBeCloseTo((figures.sampleSeconds * 50) / 3, 9);
  expect(figures.powers).toBeCloseTo(2 * 50 * figures.days * figures.rowsPerDay, 3);
});

it('describes the machine with the speed of a loop', () => {
  const machine = describeMachine(20);
  expect(machine.nanosecondsPerMultiplyAdd).toBeGreaterThan(0.01);
  expect(machine.nanosecondsPerMultiplyAdd).toBeLessThan(1_000);
  expect(formatMachine(machine)).toContain(`Node ${process.version}`);
});
