import type { CaseRow, CaseZone } from '../../case.ts';
import { Dec, dec, sum } from '../decimal.ts';
import { type Run, soundPowerEnergy } from '../sound-power.ts';
import type { SourceState, StateOfSource } from './source-states.ts';

/** The energies of the rows of an alternative with the one correction that all of them get (M-107 to M-111). */
export function screenedEnergies(
  rows: readonly CaseRow[],
  zone: CaseZone,
  run: Run,
  stateOf: StateOfSource | null,
): (row: CaseRow) => Dec {
  if (stateOf === null) return (row) => soundPowerEnergy(row, run);
  const states = new Map(rows.map((row) => [row, stateOf(row, zone)]));
  const correction = correctionOf(rows, states, run);
  return (row) => soundPowerEnergy(row, run, correction);
}

function correctionOf(rows: readonly CaseRow[], states: ReadonlyMap<CaseRow, SourceState>, run: Run): 0 | -5 | -10 {
  const inView = rows.filter((row) => states.get(row) !== 'hidden');
  if (inView.some((row) => states.get(row) === 'undecided')) return 0;
  if (inView.length === 0) return -10;
  const powers = new Map(rows.map((row) => [row, machineEnergy(row, run)]));
  const limit = sum([...powers.values()]).times(Dec.pow(10, -1.5));
  const isQuiet = (row: CaseRow) => (powers.get(row) ?? dec(0)).times(1 + (1e-9 * Math.LN10) / 10).lt(limit);
  if (inView.every(isQuiet)) return -5;
  return inView.every((row) => states.get(row) === 'blank' || isQuiet(row)) ? -5 : 0;
}

/** With the measures at the machine only (M-108). */
function machineEnergy(row: CaseRow, run: Run): Dec {
  return soundPowerEnergy(row, run === 'mitigated' ? 'withoutBarriers' : run);
}
