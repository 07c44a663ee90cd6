import { itemAt, numberAt } from '../../checked-reads.ts';
import { correctionOfSource, SOURCE_STATES } from '../../screening.ts';
import type { ColumnBuilder } from '../columns.ts';
import type { EnergyRows } from '../energy-rows.ts';
import { type EmissionStep, RUNS, type RunEnergies, type ScreenedAlternative } from '../engine-input.ts';
import { LANES } from '../lanes.ts';

/** A zone-task of a project with screening, active in some intervals. */
export interface ScreenedStep {
  readonly zone: number;
  readonly step: EmissionStep;
  readonly first: number;
  readonly end: number;
  /** By run. */
  readonly views: readonly number[];
}

/** Keeps the energies of runs with this view; the others are 0. */
const inView = (views: readonly number[], view: number, energies: RunEnergies): RunEnergies =>
  energies.map((energy, run) => (views[run] === view ? energy : 0));

/** Whether a source other than the notional one decides the correction, which then depends on the receiver (M-107). */
export function hasFixedSource({ alternatives = [] }: EmissionStep): boolean {
  return alternatives.some(({ fixed }) => fixed.length > 0);
}

/**
 * Adds one column for each visibility state of the notional source. At a receiver, one of them has the source's weight
 * and the others 0. States with the same energies share a column.
 */
export function addNotional(rows: EnergyRows, screened: ScreenedStep, view: number, columns: ColumnBuilder): void {
  const { zone, step, views, first, end } = screened;
  const ways = new Map<string, { states: number; energies: RunEnergies }>();
  for (const state of SOURCE_STATES) {
    const energies = inView(views, view, energiesIn(step.alternatives ?? [], state));
    const known = ways.get(energies.join()) ?? { states: 0, energies };
    known.states |= 1 << state;
    ways.set(energies.join(), known);
  }
  for (const { states, energies } of ways.values())
    if (energies.some((energy) => energy > 0)) rows.add(columns.screened(zone, view, states), energies, first, end);
}

/** The loudest alternative of rows at the notional source, by run. */
function energiesIn(alternatives: readonly ScreenedAlternative[], state: number): RunEnergies {
  return RUNS.map((_, run) =>
    Math.max(
      0,
      ...alternatives.map(({ notional }) => {
        if (notional === null) return 0;
        const correction = correctionOfSource(state, notional.isQuiet[run] === true);
        return numberAt(itemAt(notional.energies, correction), run);
      }),
    ),
  );
}

/** A unit in the current first and second run; the energy itself is the weight of the column. */
const FIRST_RUN_ONLY = [1, 0, 1];
const SECOND_RUN_ONLY = [0, 1, 0];

/** Two columns, as for emissions whose loudest group depends on the receiver. */
export function addScreenedMixed(
  rows: EnergyRows,
  { zone, step, views, first, end }: ScreenedStep,
  view: number,
  columns: ColumnBuilder,
): void {
  const offset = columns.screenedMixed(zone, step, views);
  rows.add(offset, inView(views, view, FIRST_RUN_ONLY), first, end);
  rows.add(offset + LANES, inView(views, view, SECOND_RUN_ONLY), first, end);
}
