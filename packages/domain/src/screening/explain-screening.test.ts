import { HIDDEN, IN_VIEW, IN_VIEW_OF_BLANK_FACADES } from '@quietsite/acoustics';
import { expect, it } from 'vitest';
import type { RowEnergy, TaskLines } from '../calculation/explain/source-lines.ts';
import { at, row, task, zone } from '../testing/snapshot-builder.ts';
import { explainScreening } from './explain-screening.ts';

const ofRow = (id: number, machine: number, state: number): RowEnergy => ({
  ...{ row: row({ id, name: `Row ${id}` }), energy: 1, correction: -5, source: { state, machine } },
});

function linesOf(correction: number | null, ...rows: readonly RowEnergy[]): TaskLines {
  const line = { kind: 'notional' as const, position: at(0, 0), distanceMetres: 10, energy: 1 };
  return {
    ...{ task: task(), zone: zone(), counts: true, zoneDistanceMetres: 10, energy: 1, correction },
    ...{ loudestGroup: null, groups: [], otherRows: [] },
    lines: rows.map((one) => ({ ...line, rows: [one] })),
  };
}

it('a correction is explained by hidden sources, by quiet rows in view, or by blank facades (M-107 to M-109)', () => {
  const none = { correction: 0, clause: null, quiet: null };
  expect(explainScreening(linesOf(null, ofRow(1, 100, HIDDEN)))).toEqual(none);
  expect(explainScreening(linesOf(0, ofRow(1, 100, IN_VIEW)))).toEqual(none);
  expect(explainScreening(linesOf(-10, ofRow(1, 100, HIDDEN), ofRow(2, 1, HIDDEN)))).toEqual({
    ...{ correction: -10, clause: 'M-107', quiet: null },
  });
  const blank = linesOf(-5, ofRow(1, 1000, HIDDEN), ofRow(2, 500, IN_VIEW_OF_BLANK_FACADES));
  expect(explainScreening(blank)).toEqual({ correction: -5, clause: 'M-109', quiet: null });
});

it('quiet rows are named with their sound power, and the one below which a row is quiet', () => {
  const quiet = linesOf(-5, ofRow(1, 990, HIDDEN), ofRow(2, 10, IN_VIEW));
  expect(explainScreening(quiet)).toEqual({
    ...{ correction: -5, clause: 'M-108' },
    quiet: { limit: expect.closeTo(15, 9), rows: [{ rowId: 2, name: 'Row 2', soundPower: expect.closeTo(10, 9) }] },
  });
  // Not all of those in view are quiet.
  expect(explainScreening(linesOf(-5, ofRow(1, 990, IN_VIEW), ofRow(2, 10, IN_VIEW))).clause).toBe('M-109');
});

it('a row without energy at its machine is quiet, and has no sound power', () => {
  const silent = explainScreening(linesOf(-5, ofRow(1, 1000, HIDDEN), ofRow(2, 0, IN_VIEW)));
  expect([silent.clause, silent.quiet?.limit, silent.quiet?.rows]).toEqual([
    ...['M-108', expect.closeTo(15, 9), [{ rowId: 2, name: 'Row 2', soundPower: null }]],
  ]);
  // More than 15 dB below 1,000 is below 31.6.
  const inView = (machine: number) =>
    explainScreening(linesOf(-5, ofRow(1, 1000 - machine, HIDDEN), ofRow(2, machine, IN_VIEW)));
  expect([inView(31.5).clause, inView(31.7).clause]).toEqual(['M-108', 'M-109']);
});
