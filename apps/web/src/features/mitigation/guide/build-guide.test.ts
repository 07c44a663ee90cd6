import { type Gain, NO_MEASURES, type RowAlternative } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { buildGuide } from './build-guide.ts';
import { formatDrop } from './format-drop.ts';

describe('the guide', () => {
  const way = (kind: RowAlternative['kind'], cost: number): RowAlternative => ({
    kind,
    measures: NO_MEASURES,
    emission: 1,
    cost,
  });
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const waysOf = new Map([
    [1, [way('method', 20), way('step', 60), way('step', 50)]],
    [2, [way('equipment', 30), way('step', 40)]],
  ]);
  const gain = (rowId: number, option: number, drop: number, satisfies: boolean): Gain => ({
    ...{ rowId, option, drop, satisfies, cost: waysOf.get(rowId)?.[option - 1]?.cost ?? 0 },
  });
  const gains = [
    ...[gain(1, 1, 2, false), gain(1, 2, 6, true), gain(1, 3, 5, true)],
    ...[gain(2, 1, 4, true), gain(2, 2, 3, true)],
  ];
  const guide = buildGuide(
    rows,
    new Map([
      [1, 0.2],
      [2, 0.7],
      [3, 0.1],
    ]),
    waysOf,
    gains,
  );

  it('lists the rows by what they contribute, each with its single measures and its strongest combination', () => {
    expect(guide.rows).toMatchObject([
      { row: { id: 2 }, ways: [{ drop: 4 }, { drop: 3 }] },
      {
        row: { id: 1 },
        ways: [
          { kind: 'step', drop: 6 },
          { kind: 'method', drop: 2 },
        ],
      },
    ]);
    expect(guide.rows.map(({ ways: { length } }) => length)).toEqual([2, 2]);
  });

  it('[MITI-70] says of a row that a barrier gains nothing because it is already screened', () => {
    const ways = new Map([[1, [way('screen', 55), way('method', 20)]]]);
    const shares = new Map([[1, 1]]);
    const screened: Gain = { rowId: 1, option: 1, drop: 0, satisfies: false, cost: 55, isScreenedHere: true };
    const other: Gain = { rowId: 1, option: 2, drop: 3, satisfies: false, cost: 20 };
    expect(buildGuide([{ id: 1 }], shares, ways, [screened, other]).rows).toMatchObject([
      { isScreenedHere: true, ways: [{ kind: 'method', drop: 3 }] },
    ]);
    expect(buildGuide([{ id: 1 }], shares, ways, [other]).rows).toMatchObject([{ isScreenedHere: false }]);
  });

  it('shows the smallest sufficient change of each row, and the largest gain of each', () => {
    expect(guide.flips).toMatchObject([
      { row: { id: 2 }, way: { cost: 30 } },
      { row: { id: 1 }, way: { cost: 50 } },
    ]);
    expect([...guide.dropOf]).toEqual([
      [1, 6],
      [2, 4],
    ]);
    expect([0, 0.04, 0.05, 2.34].map(formatDrop)).toEqual(['0.0 dB', '0.0 dB', '−0.1 dB', '−2.3 dB']);
  });
});
