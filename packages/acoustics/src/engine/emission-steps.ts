import { type EmissionPart, type EmissionStep, RUNS, type RunEnergies } from './engine-input.ts';

/** An audible row (M-11) with its days cut to those of its task (M-13). */
export interface EngineRow {
  readonly startDay: number;
  readonly endDay: number;
  /** '' = without group (M-12). */
  readonly group: string;
  /** Index of the fixed position; -1 = the zone's notional source. */
  readonly fixedPosition: number;
  readonly energies: RunEnergies;
}

/** Cuts the days of a zone-task where one of its rows begins or ends (M-13, M-40); days without a row are left out. */
export function listEmissionSteps(rows: readonly EngineRow[]): EmissionStep[] {
  const edges = [...new Set(rows.flatMap((row) => [row.startDay, row.endDay + 1]))].sort((a, b) => a - b);
  const steps: EmissionStep[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const startDay = edges[i] as number;
    const active = rows.filter((row) => row.startDay <= startDay && startDay <= row.endDay);
    if (active.length > 0) steps.push({ startDay, endDay: (edges[i + 1] as number) - 1, ...composeParts(active) });
  }
  return steps;
}

/** Rows of different groups never run together; rows without group run with each (M-12). */
function composeParts(rows: readonly EngineRow[]): Pick<EmissionStep, 'common' | 'groups'> {
  const names = [...new Set(rows.map((row) => row.group))].filter((name) => name !== '').sort();
  const rowsOf = (name: string) => rows.filter((row) => row.group === name);
  return { common: composePart(rowsOf('')), groups: names.map((name) => composePart(rowsOf(name))) };
}

function composePart(rows: readonly EngineRow[]): EmissionPart {
  const notional = RUNS.map(() => 0);
  for (const row of rows)
    if (row.fixedPosition < 0)
      RUNS.forEach((_, run) => {
        notional[run] = (notional[run] as number) + (row.energies[run] as number);
      });
  const fixed = rows
    .filter((row) => row.fixedPosition >= 0)
    .map((row) => ({ position: row.fixedPosition, energies: row.energies }));
  return { notional, fixed };
}

/** A group with a fixed row: which group is the loudest then differs from receiver to receiver (M-32). */
export function hasFixedGroup(step: EmissionStep): boolean {
  return step.groups.some((group) => group.fixed.length > 0);
}

/** The loudest group with the common rows, on the sound power: right as long as all groups share one place (M-12). */
export function notionalEnergy(step: EmissionStep, run: number): number {
  let loudest = 0;
  for (const group of step.groups) loudest = Math.max(loudest, group.notional[run] as number);
  return (step.common.notional[run] as number) + loudest;
}
