import { numberAt } from '../checked-reads.ts';
import { type EmissionPart, type EmissionStep, RUNS, type RunEnergies } from './engine-input.ts';
import { composeAlternatives, type ScreenedRow } from './screening/alternatives.ts';

/** An audible row (M-11) with its days clipped to those of its activity (M-13). */
export interface EngineRow {
  readonly startDay: number;
  readonly endDay: number;
  /** '' if the row has no group (M-12). */
  readonly group: string;
  /** Index of the fixed position; -1 for the zone's notional source. */
  readonly fixedPosition: number;
  readonly energies: RunEnergies;
  /** Set while screening is on. */
  readonly screened?: ScreenedRow | undefined;
}

/** Splits the days of a zone-task wherever a row begins or ends (M-13, M-40). Days without rows are left out. */
export function listEmissionSteps(rows: readonly EngineRow[]): EmissionStep[] {
  const edges = [...new Set(rows.flatMap((row) => [row.startDay, row.endDay + 1]))].sort((a, b) => a - b);
  const steps: EmissionStep[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const startDay = numberAt(edges, i);
    const active = rows.filter((row) => row.startDay <= startDay && startDay <= row.endDay);
    if (active.length > 0) steps.push({ startDay, endDay: numberAt(edges, i + 1) - 1, ...composeParts(active) });
  }
  return steps;
}

/** Rows of different groups never run together. Rows without a group run with every group (M-12). */
function composeParts(rows: readonly EngineRow[]): Omit<EmissionStep, 'startDay' | 'endDay'> {
  const names = [...new Set(rows.map((row) => row.group))].filter((name) => name !== '').sort();
  const rowsOf = (name: string) => rows.filter((row) => row.group === name);
  const parts = { common: composePart(rowsOf('')), groups: names.map((name) => composePart(rowsOf(name))) };
  const alternatives = composeAlternatives(rows, names);
  return alternatives === null ? parts : { ...parts, alternatives };
}

function composePart(rows: readonly EngineRow[]): EmissionPart {
  const notional = RUNS.map(() => 0);
  for (const row of rows)
    if (row.fixedPosition < 0)
      RUNS.forEach((_, run) => {
        notional[run] = numberAt(notional, run) + numberAt(row.energies, run);
      });
  const fixed = rows
    .filter((row) => row.fixedPosition >= 0)
    .map((row) => ({ position: row.fixedPosition, energies: row.energies }));
  return { notional, fixed };
}

/** Whether a group has a fixed row. If so, the loudest group depends on the receiver (M-32). */
export function hasFixedGroup(step: EmissionStep): boolean {
  return step.groups.some((group) => group.fixed.length > 0);
}

/** The loudest group plus the common rows, by sound power. Valid only if all groups share one position (M-12). */
export function notionalEnergy(step: EmissionStep, run: number): number {
  let loudest = 0;
  for (const group of step.groups) loudest = Math.max(loudest, numberAt(group.notional, run));
  return numberAt(step.common.notional, run) + loudest;
}
