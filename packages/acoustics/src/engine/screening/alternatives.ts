import { itemAt, numberAt } from '../../checked-reads.ts';
import { isQuiet, SCREENING_CORRECTIONS } from '../../screening.ts';
import { RUNS, type RunEnergies, type ScreenedAlternative, type ScreenedSource } from '../engine-input.ts';

/** A row that screening may reduce. */
export interface ScreenedRow {
  /** By correction, in the order of SCREENING_CORRECTIONS (M-111). */
  readonly energies: readonly RunEnergies[];
  /** With measures at the machine only; decides which rows are quiet (M-108). */
  readonly machine: RunEnergies;
}

interface GroupedEmission {
  readonly group: string;
  readonly fixedPosition: number;
  readonly screened?: ScreenedRow | undefined;
}

type Screened = GroupedEmission & { readonly screened: ScreenedRow };

/** Each group with the common rows, or all rows if none has a group; null while screening is off (M-107). */
export function composeAlternatives(
  rows: readonly GroupedEmission[],
  groups: readonly string[],
): readonly ScreenedAlternative[] | null {
  const screened = rows.filter(isScreened);
  if (screened.length < rows.length || rows.length === 0) return null;
  return (groups.length === 0 ? [''] : groups).map((name) =>
    composeAlternative(screened.filter(({ group }) => group === '' || group === name)),
  );
}

const isScreened = (row: GroupedEmission): row is Screened => row.screened !== undefined;

function composeAlternative(rows: readonly Screened[]): ScreenedAlternative {
  const totals = addUp(rows.map(({ screened }) => screened.machine));
  const sourceOf = (ofSource: readonly Screened[]): ScreenedSource => ({
    energies: SCREENING_CORRECTIONS.map((_, correction) =>
      addUp(ofSource.map(({ screened }) => itemAt(screened.energies, correction))),
    ),
    isQuiet: RUNS.map((_, run) =>
      ofSource.every(({ screened }) => isQuiet(numberAt(screened.machine, run), numberAt(totals, run))),
    ),
  });
  const notional = rows.filter(({ fixedPosition }) => fixedPosition < 0);
  return {
    notional: notional.length === 0 ? null : sourceOf(notional),
    fixed: rows
      .filter(({ fixedPosition }) => fixedPosition >= 0)
      .map((row) => ({ ...sourceOf([row]), position: row.fixedPosition })),
  };
}

function addUp(energies: readonly RunEnergies[]): RunEnergies {
  return RUNS.map((_, run) => energies.reduce((total, entry) => total + numberAt(entry, run), 0));
}
