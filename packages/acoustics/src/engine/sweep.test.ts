import { describe, expect, it } from 'vitest';
import { buildProject, buildRow, energiesOf, type PlainProject } from '../testing/plain-project.ts';
import { sweepProject } from '../testing/sweep-days.ts';
import { FLOOR_RUNS } from './engine-input.ts';

const taskOf = (
  zone: number,
  level: number,
  days: { startDay: number; endDay: number } = { startDay: 0, endDay: 0 },
) => ({
  zone,
  rows: [buildRow({ ...days, energies: energiesOf(level, level - 10, level - 3) })],
});
const types = (...letters: ('A' | 'B')[]) => letters.map((letter) => ({ isTypeB: letter === 'B' }));
const at = (...distances: number[]) => [{ profile: 0, distances, fixedDistances: [] }];
const ownOf = (project: Partial<PlainProject>) => sweepProject(buildProject(project)).map(({ own }) => own.flat());
const totalOf = (project: Partial<PlainProject>) =>
  sweepProject(buildProject(project)).map(({ total }) => total.flat());

describe('zone types (M-34)', () => {
  it('[CALC-15] [SITE-25] all type A zones add up', () => {
    const zones = types('A', 'A');
    expect(ownOf({ zones, tasks: [taskOf(0, 100), taskOf(1, 100)], receivers: at(10, 10) })).toEqual([
      [78.0103, 68.0103],
    ]);
  });

  it('[CALC-26] [SITE-26] of type B zones only the nearest at work counts, however quiet', () => {
    const tasks = [taskOf(0, 80), taskOf(1, 120), taskOf(2, 100)];
    const zones = types('B', 'B', 'A');
    expect(ownOf({ zones, tasks, receivers: at(10, 11, 10) })).toEqual([[75.0432, 65.0432]]);
  });

  it('the next one takes over on days on which the nearest has no work', () => {
    const tasks = [taskOf(0, 80, { startDay: 0, endDay: 4 }), taskOf(1, 120, { startDay: 3, endDay: 9 })];
    expect(ownOf({ zones: types('B', 'B'), tasks, receivers: at(10, 100) })).toEqual([
      [55, 45],
      [55, 45],
      [75, 65],
    ]);
  });

  it('all tasks of the nearest zone add up', () => {
    const tasks = [taskOf(0, 90), taskOf(0, 90), taskOf(1, 120)];
    expect(ownOf({ zones: types('B', 'B'), tasks, receivers: at(10, 11) })).toEqual([[68.0103, 58.0103]]);
  });
});

describe('neighbours (M-50)', () => {
  it('are added to the own level, which stays as it is', () => {
    const project = { zones: types('A', 'A'), neighbours: [[taskOf(1, 100)]], receivers: at(10, 10) };
    expect(totalOf({ ...project, tasks: [taskOf(0, 100)] })).toEqual([[78.0103, 68.0103]]);
    expect(ownOf({ ...project, tasks: [taskOf(0, 100)] })).toEqual([[75, 65]]);
  });

  it('are the own level where there is none', () => {
    expect(totalOf({ tasks: [taskOf(0, 100)] })).toEqual([[75, 65]]);
  });

  it('have a nearest type B zone of their own: it is never pooled', () => {
    const zones = types('B', 'B', 'B', 'B');
    const neighbours = [[taskOf(1, 100), taskOf(2, 130)], [taskOf(3, 100)]];
    const project = { zones, tasks: [taskOf(0, 100)], neighbours, receivers: at(10, 10, 11, 10) };
    expect(ownOf(project)).toEqual([[75, 65]]);
    expect(totalOf(project)).toEqual([[79.7712, 69.7712]]);
  });

  it('have ties of their own', () => {
    const zones = types('B', 'B', 'B');
    const neighbours = [[taskOf(1, 100), taskOf(2, 90)]];
    expect(totalOf({ zones, tasks: [taskOf(0, 100)], neighbours, receivers: at(10, 10, 10) })).toEqual([
      [78.0103, 68.0103],
    ]);
  });

  it('are heard alone on days without own work', () => {
    const neighbours = [[taskOf(1, 100, { startDay: 1, endDay: 1 })]];
    const zones = types('A', 'A');
    const project = { zones, tasks: [taskOf(0, 100)], neighbours, receivers: at(10, 10) };
    expect(totalOf(project)).toEqual([
      [75, 65],
      [75, 65],
    ]);
    expect(ownOf(project)).toEqual([
      [75, 65],
      [null, null],
    ]);
  });
});

describe('the run of floors (M-70)', () => {
  it('goes through a sweep twice, at the heights of the points', () => {
    const points = [0, 8].map((height) => ({ receiver: 0, height }));
    const project = buildProject({ tasks: [taskOf(0, 103)], receivers: at(6) });
    const level = 103 - 3 - 5 - 20 * Math.log10(6);
    const ground = Math.round(level * 10_000) / 10_000;
    expect(sweepProject(project, points, FLOOR_RUNS)[0]?.own).toEqual([
      [ground, 75],
      [ground, 75],
    ]);
  });
});
