import { describe, expect, it } from 'vitest';
import { HIDDEN, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, UNDECIDED } from '../../screening.ts';
import { ColumnBuilder } from '../columns.ts';
import { EnergyRows } from '../energy-rows.ts';
import type { EmissionStep, ScreenedAlternative } from '../engine-input.ts';
import { LANES } from '../lanes.ts';
import { addNotional, addScreenedMixed, hasFixedSource } from './screened-columns.ts';

const ZONES = 2;
const source = (byCorrection: readonly (readonly number[])[], isQuiet = [false, false, false]) => ({
  energies: byCorrection,
  isQuiet,
});
const stepOf = (alternatives?: readonly ScreenedAlternative[]): EmissionStep => ({
  startDay: 0,
  endDay: 0,
  common: { notional: [0, 0, 0], fixed: [] },
  groups: [],
  alternatives,
});
const bits = (...states: readonly number[]) => states.reduce((sum, state) => sum | (1 << state), 0);

/** Each column's states and energies. */
function listColumns(step: EmissionStep, views: readonly number[], view: number) {
  const columns = new ColumnBuilder(ZONES);
  const rows = new EnergyRows(3);
  addNotional(rows, { zone: 1, step, views, first: 1, end: 2 }, view, columns);
  const { screened } = columns.build();
  const { offsets, states, zones } = screened.zones;
  return rows.list().map(({ offset, energies }) => {
    const place = offsets.indexOf(offset);
    return { zone: zones[place], view: screened.zones.views[place], states: states[place], energies: [...energies] };
  });
}

const inSecond = (...energies: readonly number[]) => [0, 0, 0, ...energies, 0, 0, 0];

describe('a notional source behind screens (M-107)', () => {
  const loud = source([
    [8, 7, 9],
    [4, 3, 5],
    [2, 1, 3],
  ]);

  it('has a column for each correction, and states with the same energies share one', () => {
    expect(listColumns(stepOf([{ notional: loud, fixed: [] }]), [2, 2, 2], 2)).toEqual([
      { zone: 1, view: 2, states: bits(UNDECIDED, IN_VIEW), energies: inSecond(8, 7, 9) },
      { zone: 1, view: 2, states: bits(IN_VIEW_OF_BLANK_FACADES), energies: inSecond(4, 3, 5) },
      { zone: 1, view: 2, states: bits(HIDDEN), energies: inSecond(2, 1, 3) },
    ]);
  });

  it('takes the loudest alternative in each run, with its own corrections', () => {
    const quiet = source(
      [
        [20, 7, 9],
        [5, 2, 4],
        [1, 0, 2],
      ],
      [true, false, false],
    );
    const alternatives = [
      { notional: loud, fixed: [] },
      { notional: quiet, fixed: [] },
      { notional: null, fixed: [] },
    ];
    expect(listColumns(stepOf(alternatives), [0, 0, 0], 0).map(({ states, energies }) => [states, energies])).toEqual([
      [bits(UNDECIDED), inSecond(20, 7, 9)],
      [bits(IN_VIEW), inSecond(8, 7, 9)],
      [bits(IN_VIEW_OF_BLANK_FACADES), inSecond(5, 3, 5)],
      [bits(HIDDEN), inSecond(2, 1, 3)],
    ]);
  });

  it('emits in the runs of the view alone, and needs no column without energy', () => {
    const runs = listColumns(stepOf([{ notional: loud, fixed: [] }]), [0, 1, 0], 1);
    expect(runs.map(({ energies }) => energies)).toEqual([[7], [3], [1]].map(([energy = 0]) => inSecond(0, energy, 0)));
    expect(listColumns(stepOf([{ notional: null, fixed: [] }]), [0, 0, 0], 0)).toEqual([]);
    expect(listColumns(stepOf(), [0, 0, 0], 0)).toEqual([]);
    const silent = source([
      [5, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(listColumns(stepOf([{ notional: silent, fixed: [] }]), [0, 0, 0], 0).map(({ states }) => states)).toEqual([
      bits(UNDECIDED, IN_VIEW),
    ]);
  });
});

describe('a zone-task with fixed positions behind screens (M-107)', () => {
  const fixed = [{ position: 0, ...source([[1, 1, 1]]) }];

  it('has two columns with a unit in the runs of the view: the first run and the third, and the second', () => {
    const columns = new ColumnBuilder(ZONES);
    const rows = new EnergyRows(2);
    const step = stepOf([{ notional: null, fixed }]);
    addScreenedMixed(rows, { zone: 0, step, views: [0, 1, 0], first: 0, end: 1 }, 0, columns);
    const [first, second, ...rest] = rows.list();
    expect([...(first?.energies ?? [])]).toEqual([1, 0, 1, 0, 0, 0]);
    expect([...(second?.energies ?? [])]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(second?.offset).toBe((first?.offset ?? 0) + LANES);
    expect(rest).toEqual([]);
    addScreenedMixed(rows, { zone: 0, step, views: [0, 1, 0], first: 0, end: 1 }, 1, columns);
    expect(rows.list().map(({ energies }) => [...energies])).toEqual([
      [1, 0, 1, 0, 0, 0],
      [0, 1, 0, 0, 0, 0],
    ]);
  });

  it('is told from one at the notional source alone', () => {
    expect(hasFixedSource(stepOf([{ notional: null, fixed }]))).toBe(true);
    const notional = { notional: source([[1, 1, 1]]), fixed: [] };
    expect(hasFixedSource(stepOf([notional, { notional: null, fixed }]))).toBe(true);
    expect(hasFixedSource(stepOf([notional]))).toBe(false);
    expect(hasFixedSource(stepOf())).toBe(false);
  });
});
