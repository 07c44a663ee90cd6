import { correctionOfSource, isQuiet, numberAt, pickLoudestGroup, SCREENED } from '@quietsite/acoustics';

/** A row at a receiver on a day. */
export interface ReceivedRow {
  /** '' if it runs with every group (M-12). */
  readonly group: string;
  /** By correction; a single energy while screening is off. */
  readonly energies: readonly number[];
  /** The visibility of its source, and its energy at the machine; null while screening is off (M-107, M-108). */
  readonly source: { readonly state: number; readonly machine: number } | null;
}

export interface LoudestAlternative {
  /** Null if no row has a group. */
  readonly group: string | null;
  readonly energy: number;
  /** Every named group combined with the rows without a group, by name. */
  readonly groups: readonly { readonly group: string; readonly energy: number }[];
  /** The correction of a group, as an index of SCREENING_CORRECTIONS; '' stands for all rows. */
  readonly correctionOf: (group: string) => number;
}

/** The group with the highest received energy, each group with its own correction (M-32, M-107). */
export function pickLoudestAlternative(rows: readonly ReceivedRow[]): LoudestAlternative {
  const common = rows.filter(({ group }) => group === '');
  const names = [...new Set(rows.map(({ group }) => group))].filter((name) => name !== '').sort();
  const corrections = new Map<string, number>();
  const groups = names.map((group) => {
    const ofGroup = rows.filter((row) => row.group === group);
    const correction = findCorrection([...common, ...ofGroup]);
    corrections.set(group, correction);
    return { group, energy: sum(common, correction) + sum(ofGroup, correction) };
  });
  const loudest = pickLoudestGroup(groups);
  const alone = loudest === null ? findCorrection(common) : 0;
  return {
    group: loudest?.group ?? null,
    energy: loudest?.energy ?? sum(common, alone),
    groups,
    correctionOf: (group) => corrections.get(group) ?? alone,
  };
}

/** The weakest correction of any source at work; 0 while screening is off. */
function findCorrection(rows: readonly ReceivedRow[]): number {
  let total = 0;
  for (const { source } of rows) total += source?.machine ?? 0;
  let correction: number = SCREENED;
  for (const { source } of rows)
    correction = Math.min(
      correction,
      source === null ? 0 : correctionOfSource(source.state, isQuiet(source.machine, total)),
    );
  return rows.length === 0 ? 0 : correction;
}

function sum(rows: readonly ReceivedRow[], correction: number): number {
  let energy = 0;
  for (const { energies } of rows) energy += numberAt(energies, correction);
  return energy;
}
