import { describe, expect, it } from 'vitest';
import { buildProject, buildRow, toEngineInput } from '../testing/plain-project.ts';
import { listCombinations } from './combinations.ts';
import { Engine } from './engine.ts';

const taskOn = (...periods: [number, number][]) => ({
  zone: 0,
  rows: periods.map(([startDay, endDay]) => buildRow({ startDay, endDay })),
});

describe('combinations (M-41)', () => {
  it('come in the order of first days and are one when they stand again in another block', () => {
    const tasks = [taskOn([10, 20], [40, 45]), taskOn([5, 12], [44, 70])];
    const { blocks } = new Engine(toEngineInput(buildProject({ tasks })));
    const { tasks: sets, ofInterval } = listCombinations(blocks);
    expect(sets).toEqual([[1], [0, 1], [0]]);
    // Days 5, 10, 13 and 21; 32, 40, 44 and 46; 64.
    expect(ofInterval.map((entries) => [...entries])).toEqual([[0, 1, 2, -1], [-1, 2, 1, 0], [0]]);
  });

  it('distinguish tasks with two digits from two tasks', () => {
    const tasks = Array.from({ length: 13 }, (_, task) => (task === 12 ? taskOn([3, 3]) : taskOn([1, 1])));
    const apart = tasks.with(1, taskOn([4, 4])).with(2, taskOn([4, 4]));
    const { blocks } = new Engine(toEngineInput(buildProject({ tasks: apart })));
    expect(listCombinations(blocks).tasks).toEqual([[0, 3, 4, 5, 6, 7, 8, 9, 10, 11], [12], [1, 2]]);
  });

  it('are none without work', () => {
    const project = buildProject({ tasks: [{ zone: 0, rows: [] }], firstDay: 0, lastDay: 40 });
    const { blocks } = new Engine(toEngineInput(project));
    expect(listCombinations(blocks)).toEqual({ tasks: [], ofInterval: [Int32Array.of(-1), Int32Array.of(-1)] });
  });
});
