import { describe, expect, it } from 'vitest';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { describeFloors } from './floors.ts';
import { LiveCalculation } from './live-calculation.ts';
import { describeNeighbour } from './neighbours/neighbours.ts';
import { describeTimeline } from './receiver-timeline.ts';
import { summarise } from './results/summarise.ts';
import type { CalculationSnapshot } from './snapshot.schema.ts';

const before = project({
  receivers: [
    receiver({ pointId: 7 }),
    receiver({ pointId: 8, isInsideZoneWithBuilding: true }),
    receiver({ pointId: 9 }),
  ],
});
const second = zone({ id: 2, type: 'B', outline: squareAt(100, 0, 60), centre: at(130, 30) });
const neighbour = describeNeighbour({ zones: [zone()], tasks: [task()], rows: [row()] });

/** All results of the receivers, with their timelines and floors. */
function resultsOf(calculation: LiveCalculation) {
  const { receivers } = calculation.prepared.snapshot;
  return {
    result: summarise(calculation),
    timelines: receivers.map(({ pointId }) => describeTimeline(calculation, pointId)),
    floors: receivers.map(({ pointId }) => describeFloors(calculation, pointId)),
  };
}

describe('an update', () => {
  it.each<[string, Partial<CalculationSnapshot>]>([
    [
      'a zone more, with work',
      {
        zones: [zone(), second],
        tasks: [task(), task({ id: 2, zoneId: 2 })],
        rows: [row(), row({ id: 2, taskId: 2 })],
      },
    ],
    ['a neighbour', { neighbours: [neighbour] }],
    ['a receiver more', { receivers: [...before.receivers, receiver({ pointId: 3, position: at(30, 200) })] }],
    ['a receiver less', { receivers: before.receivers.slice(2) }],
    ['no receiver', { receivers: [] }],
    ['a receiver back among the others', { receivers: [receiver({ pointId: 7 }), receiver({ pointId: 8 })] }],
    ['no task', { tasks: [], rows: [] }],
    ['no row', { rows: [] }],
    ['an edited row', { rows: [row({ quantity: 3, hammerDba: -5 })] }],
  ])('with %s tells what a new calculation tells', (_, changes) => {
    const live = new LiveCalculation(before);
    const after = { ...before, ...changes };
    live.update(after);
    expect(resultsOf(live)).toEqual(resultsOf(new LiveCalculation(after)));
    live.update(before);
    expect(resultsOf(live)).toEqual(resultsOf(new LiveCalculation(before)));
  });

  it('of a snapshot that does not hold together is refused, and the calculation stands as it was', () => {
    const live = new LiveCalculation(before);
    const results = resultsOf(live);
    expect(() => live.update({ ...before, rows: [row({ taskId: 9 })] })).toThrow('missing task 9');
    expect(() => live.update({ ...before, zones: [] })).toThrow('missing zone 1');
    expect(resultsOf(live)).toEqual(results);
    live.update({ ...before, rows: [row({ soundPower: 99 })] });
    expect(summarise(live)).toEqual(calculate({ ...before, rows: [row({ soundPower: 99 })] }));
  });
});

describe('the index of a receiver', () => {
  it('is its place among those that are not left out (M-35)', () => {
    const live = new LiveCalculation(before);
    expect([7, 8, 9, 1].map((pointId) => live.indexOf(pointId))).toEqual([0, -1, 1, -1]);
  });

  it('follows an update', () => {
    const live = new LiveCalculation(before);
    live.update({ ...before, receivers: before.receivers.toReversed() });
    expect([7, 8, 9].map((pointId) => live.indexOf(pointId))).toEqual([1, -1, 0]);
  });
});

describe('progress', () => {
  it('rises from 0 to 1, and may throw to cancel', () => {
    const fractions: number[] = [];
    new LiveCalculation(before, { onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect([fractions[0], fractions.at(-1)]).toEqual([0, 1]);
    const onProgress = (fraction: number) => {
      if (fraction > 0.5) throw new Error('cancelled');
    };
    expect(() => new LiveCalculation(before, { onProgress })).toThrow('cancelled');
  });
});
