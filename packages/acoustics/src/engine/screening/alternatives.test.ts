import { describe, expect, it } from 'vitest';
import { buildRow } from '../../testing/plain-project.ts';
import { composeAlternatives, type ScreenedRow } from './alternatives.ts';

/** Energies by correction of a row that emits one number in all runs, the third run ten times as much. */
const screenedRow = (energy: number): ScreenedRow => ({
  energies: [1, 2, 4].map((less) => [energy / less, energy / less, (10 * energy) / less]),
  machine: [energy, energy, 10 * energy],
});
const row = (energy: number, change: { group?: string; fixedPosition?: number } = {}) =>
  buildRow({ ...change, screened: screenedRow(energy) });
const energiesOf = (energy: number) => screenedRow(energy).energies;

describe('the alternatives of a zone-task behind screens (M-107)', () => {
  it('are each group with the common rows', () => {
    const rows = [row(1), row(20, { group: 'A' }), row(40, { group: 'B' }), row(2, { group: 'A' })];
    expect(composeAlternatives(rows, ['A', 'B'])).toEqual([
      { notional: { energies: energiesOf(23), isQuiet: [false, false, false] }, fixed: [] },
      { notional: { energies: energiesOf(41), isQuiet: [false, false, false] }, fixed: [] },
    ]);
  });

  it('are one of all rows if none has a group', () => {
    expect(composeAlternatives([row(1), row(4)], [])).toEqual([
      { notional: { energies: energiesOf(5), isQuiet: [false, false, false] }, fixed: [] },
    ]);
  });

  it('list fixed positions one by one, also position 0, and may have nothing at the notional source', () => {
    const [only] = composeAlternatives([row(4, { fixedPosition: 0 }), row(2, { fixedPosition: 3 })], []) ?? [];
    expect(only).toEqual({
      notional: null,
      fixed: [
        { position: 0, energies: energiesOf(4), isQuiet: [false, false, false] },
        { position: 3, energies: energiesOf(2), isQuiet: [false, false, false] },
      ],
    });
  });

  it('call a source quiet if all its rows are, in each run on its own (M-108)', () => {
    const loud = { ...screenedRow(1000), machine: [1000, 10, 1000] };
    const rows = [
      buildRow({ fixedPosition: 1, screened: loud }),
      buildRow({ screened: { ...screenedRow(1), machine: [1, 1, 1] } }),
      buildRow({ screened: { ...screenedRow(2), machine: [2, 0.1, 500] } }),
    ];
    const [only] = composeAlternatives(rows, []) ?? [];
    expect(only?.notional?.isQuiet).toEqual([true, false, false]);
    expect(only?.fixed.map(({ isQuiet }) => isQuiet)).toEqual([[false, false, false]]);
  });

  it('are none without rows, or while any row has no energies behind screens', () => {
    expect(composeAlternatives([], [])).toBeNull();
    expect(composeAlternatives([buildRow(), buildRow()], [])).toBeNull();
    expect(composeAlternatives([row(1), buildRow()], [])).toBeNull();
  });
});
