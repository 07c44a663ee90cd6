import { describe, expect, it } from 'vitest';
import { slantTransmission } from '../propagation.ts';
import { buildProject, buildRow, energiesOf, toEngineInput } from '../testing/plain-project.ts';
import { Engine } from './engine.ts';
import { findIncreases, raiseBounds } from './increase.ts';
import { createBlockPeaks, SERIES } from './peaks.ts';

type Row = Parameters<typeof buildRow>[0];

/** One activity with one row, in one of two zones of a type, next to a plain row of a type A zone. */
function blockOf(zone: number, row: Row, isTypeB = false) {
  const project = buildProject({
    zones: [{ isTypeB }, { isTypeB }, { isTypeB: false }],
    tasks: [
      { zone, rows: [buildRow(row)] },
      { zone: 2, rows: [buildRow()] },
    ],
    receivers: [{ profile: 0, distances: [10, 20, 30], fixedDistances: [5, 6] }],
  });
  return new Engine(toEngineInput(project)).blocks[0] as Engine['blocks'][number];
}

const grouped = { fixedPosition: 0, group: 'A' };

describe('what became louder', () => {
  it('is found in any zone, and at a fixed position behind them', () => {
    const louder = { energies: energiesOf(103) };
    for (const zone of [0, 1])
      expect(findIncreases(blockOf(zone, {}), blockOf(zone, louder), 3)).toMatchObject([{ zone, position: -1 }]);
    const [before, after] = [{ fixedPosition: 1 }, { fixedPosition: 1, ...louder }];
    expect(findIncreases(blockOf(0, before), blockOf(0, after), 3)).toMatchObject([{ zone: -1, position: 1 }]);
  });
});

describe('the increase cannot be determined', () => {
  it('when a task with groups stands in another zone (M-32)', () => {
    expect(findIncreases(blockOf(0, grouped), blockOf(1, grouped), 3)).toBeNull();
    expect(findIncreases(blockOf(0, grouped), blockOf(0, grouped), 3)).toEqual([]);
  });

  it('when the same fixed row belongs to another type B zone (M-34)', () => {
    const fixed = { fixedPosition: 0 };
    expect(findIncreases(blockOf(0, fixed, true), blockOf(1, fixed, true), 3)).toBeNull();
    expect(findIncreases(blockOf(1, fixed, true), blockOf(1, fixed, true), 3)).toEqual([]);
  });

  it('when a type B zone works with another row (M-34)', () => {
    expect(findIncreases(blockOf(0, {}, true), blockOf(1, {}, true), 3)).toBeNull();
    expect(findIncreases(blockOf(0, {}, true), blockOf(0, { energies: energiesOf(101) }, true), 3)).toBeNull();
    expect(findIncreases(blockOf(0, {}, true), blockOf(0, { fixedPosition: 0 }, true), 3)).toBeNull();
  });
});

it('raised bounds stay above what rounding can make of the sum', () => {
  const input = toEngineInput(
    buildProject({ receivers: [2, 7].map((metres) => ({ profile: 0, distances: [metres], fixedDistances: [] })) }),
  );
  const before = createBlockPeaks(2);
  const energies = [3, 5] as const;
  const { energies: raised } = raiseBounds(before, [{ zone: 0, position: -1, energies }], input);
  [2, 7].forEach((metres, receiver) => {
    energies.forEach((energy, run) => {
      for (const series of [run, run + 2]) {
        const sum = energy * slantTransmission(metres, 0);
        const bound = raised[receiver * SERIES + series] as number;
        expect(bound).toBeGreaterThan(sum * (1 + 1.5e-12));
        expect(bound).toBeLessThan(sum * (1 + 1e-11));
      }
    });
  });
});
