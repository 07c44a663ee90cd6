import { describe, expect, it } from 'vitest';
import { EnergyRows, energyAt, isActiveIn, isConstant, loudestOf } from './energy-rows.ts';

describe('energy rows', () => {
  it('add up what shares a column, in its intervals and runs', () => {
    const rows = new EnergyRows(4);
    rows.add(8, [1, 2, 3], 0, 3);
    rows.add(4, [5, 6, 7], 3, 4);
    const row = rows.add(8, [10, 20, 30], 1, 4);
    expect(rows.list().map(({ offset }) => offset)).toEqual([4, 8]);
    const table = [0, 1, 2, 3].map((interval) => [0, 1, 2].map((run) => energyAt(row, interval, run)));
    expect(table).toEqual([
      [1, 2, 3],
      [11, 22, 33],
      [11, 22, 33],
      [10, 20, 30],
    ]);
  });

  it('come by column, beyond two digits', () => {
    const rows = new EnergyRows(1);
    for (const offset of [100, 8, 20]) rows.add(offset, [1, 1, 1], 0, 1);
    expect(rows.list().map(({ offset }) => offset)).toEqual([8, 20, 100]);
  });

  it('are active where some run emits', () => {
    const row = new EnergyRows(4).add(0, [0, 0, 5], 1, 2);
    expect([0, 1, 2].map((interval) => isActiveIn(row, interval))).toEqual([false, true, false]);
    expect(isActiveIn(new EnergyRows(1).add(0, [1, 0, 0], 0, 1), 0)).toBe(true);
    expect(isActiveIn(new EnergyRows(1).add(0, [0, 0, 0], 0, 1), 0)).toBe(false);
  });

  it('are constant while no run changes', () => {
    const rows = new EnergyRows(6);
    rows.add(0, [1, 2, 3], 1, 6);
    const row = rows.add(0, [0, 0, 1], 5, 6);
    expect(isConstant(row, 1, 5)).toBe(true);
    expect(isConstant(row, 1, 6)).toBe(false);
    expect(isConstant(row, 0, 5)).toBe(false);
    expect(isConstant(row, 5, 6)).toBe(true);
    expect(isConstant(row, 4, 6)).toBe(false);
    // Silence is not a constant term, as there is nothing to add.
    expect(isConstant(row, 0, 1)).toBe(false);
  });

  it('are not constant when they end within the intervals', () => {
    expect(isConstant(new EnergyRows(4).add(0, [1, 1, 1], 0, 3), 0, 4)).toBe(false);
    expect(isConstant(new EnergyRows(4).add(0, [1, 1, 1], 0, 3), 0, 3)).toBe(true);
  });

  it('have a loudest in each run', () => {
    const rows = new EnergyRows(3);
    rows.add(0, [1, 50, 3], 0, 1);
    rows.add(0, [10, 20, 3], 1, 2);
    const row = rows.add(0, [2, 30, 70], 2, 3);
    expect(loudestOf(row)).toEqual([10, 50, 70]);
    expect(loudestOf(new EnergyRows(2).add(0, [0, 0, 0], 0, 2))).toEqual([0, 0, 0]);
  });
});
