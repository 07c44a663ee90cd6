import { describe, expect, it } from 'vitest';
import { buildProject, buildRow, type PlainProject, toEngineInput } from '../testing/plain-project.ts';
import { buildBlock, DAYS_PER_BLOCK } from './block.ts';

const rowsOn = (...periods: [number, number][]) => periods.map(([startDay, endDay]) => buildRow({ startDay, endDay }));
const taskOn = (...periods: [number, number][]) => ({ zone: 0, rows: rowsOn(...periods) });

function blockOf(project: Partial<PlainProject>, edges: readonly number[] = [], firstDay = 32, lastDay = 63) {
  return buildBlock(toEngineInput(buildProject(project)), edges, firstDay, lastDay);
}

describe('the days of a block (M-40)', () => {
  it('are cut where work begins and on the day after it ends', () => {
    const { days, firstDay, lastDay } = blockOf({ tasks: [taskOn([35, 40], [50, 60])] });
    expect([...days]).toEqual([32, 35, 41, 50, 61, 64]);
    expect({ firstDay, lastDay }).toEqual({ firstDay: 32, lastDay: 63 });
  });

  it('are cut at the work of neighbours and at the edges of profiles too', () => {
    const { days } = blockOf(
      { tasks: [taskOn([32, 63])], neighbours: [[taskOn([33, 100])], [taskOn([1, 44])]] },
      [38, 60],
    );
    expect([...days]).toEqual([32, 33, 38, 45, 60, 64]);
  });

  it('are cut once where several things change', () => {
    const { days } = blockOf(
      { tasks: [taskOn([40, 49]), taskOn([50, 63])], neighbours: [[taskOn([40, 49])]] },
      [40, 50],
    );
    expect([...days]).toEqual([32, 40, 50, 64]);
  });

  it('are not cut outside the block, nor at its ends', () => {
    const { days } = blockOf({ tasks: [taskOn([1, 31], [64, 99], [20, 200])] }, [10, 32, 64, 65]);
    expect([...days]).toEqual([32, 64]);
  });

  it('are cut on its last day', () => {
    expect([...blockOf({ tasks: [taskOn([32, 62])] }).days]).toEqual([32, 63, 64]);
    expect([...blockOf({ tasks: [taskOn([63, 70])] }).days]).toEqual([32, 63, 64]);
    expect([...blockOf({}, [63]).days]).toEqual([32, 63, 64]);
  });

  it('come in order across zero and beyond two digits', () => {
    const { days } = blockOf({ tasks: [taskOn([-7, -3], [2, 9])] }, [12, 5, -10], -20, 11);
    expect([...days]).toEqual([-20, -10, -7, -2, 2, 5, 10, 12]);
    expect(DAYS_PER_BLOCK).toBe(32);
  });
});

describe('the combinations of a block (M-41)', () => {
  it('are the tasks at work in each interval, ascending, with a key', () => {
    const { tasks, keys } = blockOf({
      tasks: [taskOn([40, 50]), taskOn([32, 32]), taskOn([45, 63]), taskOn([64, 80]), taskOn([1, 31])],
    });
    expect(tasks).toEqual([[1], [], [0], [0, 2], [2]]);
    expect(keys).toEqual(['1', '', '0', '0+2', '2']);
  });

  it('stay the same while rows of a task come and go', () => {
    const { keys } = blockOf({ tasks: [taskOn([32, 50], [40, 45])] });
    expect(keys).toEqual(['0', '0', '0', '']);
  });

  it('leave neighbours out', () => {
    const { keys, neighbours } = blockOf({ tasks: [taskOn([40, 50])], neighbours: [[taskOn([32, 63])]] });
    expect(keys).toEqual(['', '0', '']);
    expect(neighbours).not.toBeNull();
  });
});

describe('the neighbours of a block', () => {
  it.each([
    { startDay: 1, endDay: 31, isAtWork: false },
    { startDay: 1, endDay: 32, isAtWork: true },
    { startDay: 63, endDay: 99, isAtWork: true },
    { startDay: 64, endDay: 99, isAtWork: false },
  ])('work from day $startDay to $endDay: $isAtWork', ({ startDay, endDay, isAtWork }) => {
    const { neighbours } = blockOf({ neighbours: [[taskOn([startDay, endDay])], [taskOn([1, 2])]] });
    expect(neighbours !== null).toBe(isAtWork);
  });

  it('are none without neighbours', () => {
    expect(blockOf({}).neighbours).toBeNull();
  });
});
