import { describe, expect, it } from 'vitest';
import { project, receiver } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { calculateRun } from './calculate-run.ts';

const snapshot = project({ receivers: [1, 2, 3].map((pointId) => receiver({ pointId })) });

describe('what is stored of a run', () => {
  it('has the results of the whole calculation, without the tables of its receivers', () => {
    const { receivers, ...summary } = calculate(snapshot);
    const { levels, ...outcome } = calculateRun(snapshot);
    expect(outcome.summary).toEqual(summary);
    expect([...levels.unmitigated]).toEqual(receivers.map(({ unmitigated }) => unmitigated.highestLevel));
    expect([...levels.mitigated]).toEqual(receivers.map(({ mitigated }) => mitigated.highestLevel));
    expect([...levels.withNeighbours]).toEqual(receivers.map(({ withNeighbourLevel }) => withNeighbourLevel));
    expect([...levels.ranks]).toEqual(receivers.map(({ rank }) => rank));
  });

  it('progress rises from 0 to 1', () => {
    const fractions: number[] = [];
    calculateRun(snapshot, { onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect([fractions[0], fractions.at(-1)]).toEqual([0, 1]);
  });

  it('is cancelled by its progress callback', () => {
    const onProgress = () => {
      throw new Error('cancelled');
    };
    expect(() => calculateRun(snapshot, { onProgress })).toThrow('cancelled');
  });

  it('reports the end of each part, in order, to those who measure', () => {
    const stages: string[] = [];
    calculateRun(snapshot, { onStage: (stage) => stages.push(stage) });
    expect(stages).toEqual(['prepare', 'engine', 'summarise']);
  });
});
