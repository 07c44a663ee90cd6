import type { EngineInput } from './engine-input.ts';
import { layOutMixedEmissions, type MixedEmissions } from './mixed-emissions.ts';
import { composeTaskEmission, notionalEnergy, type TaskEmission } from './task-emission.ts';
import type { Interval, Timeline } from './timeline.ts';

/**
 * What one run emits in each interval, laid out flat for the receiver loop: the energy at a receiver is the sum of
 * energies[i] * weight[columns[i]]. A column is a zone, weighted with its transmission to the receiver, or, behind
 * the zones, an emission with fixed positions, of energy 1 and weighted with what arrives of it.
 */
export interface RunSchedule {
  readonly typeA: SourceList;
  readonly typeB: SourceList;
  readonly mixed: MixedEmissions;
}

/** The entries of interval i run from starts[i] up to starts[i + 1]; those of one zone stand side by side. */
export interface SourceList {
  readonly starts: Int32Array;
  readonly zones: Int32Array;
  readonly columns: Int32Array;
  readonly energies: Float64Array;
}

interface Source {
  readonly zone: number;
  readonly column: number;
  readonly energy: number;
}

export function buildRunSchedule(input: EngineInput, timeline: Timeline, rowEnergies: Float64Array): RunSchedule {
  const mixed: TaskEmission[] = [];
  const sourceOfTask = new Map<number, Source>();
  const typeA = createListBuilder();
  const typeB = createListBuilder();
  for (const interval of timeline.intervals) {
    applyChanges(interval, input, rowEnergies, mixed, sourceOfTask);
    const tasks = timeline.combinations[interval.combination] ?? [];
    const sources = mergeSources(tasks.map((task) => sourceOfTask.get(task) as Source));
    typeA.add(sources.filter((source) => !input.zones[source.zone]?.isTypeB));
    typeB.add(sources.filter((source) => input.zones[source.zone]?.isTypeB));
  }
  return { typeA: typeA.build(), typeB: typeB.build(), mixed: layOutMixedEmissions(mixed) };
}

function applyChanges(
  interval: Interval,
  input: EngineInput,
  rowEnergies: Float64Array,
  mixed: TaskEmission[],
  sourceOfTask: Map<number, Source>,
): void {
  for (const { task, activeRows } of interval.changes) {
    const zone = input.tasks[task]?.zone as number;
    const emission = composeTaskEmission(zone, activeRows, input.rows, rowEnergies);
    const source = emission.hasFixedRows
      ? { zone, column: input.zones.length + mixed.push(emission) - 1, energy: 1 }
      : { zone, column: zone, energy: notionalEnergy(emission) };
    sourceOfTask.set(task, source);
  }
}

/** One entry per column, ordered by zone: tasks that share a notional source add up before any receiver is asked. */
function mergeSources(sources: readonly Source[]): Source[] {
  const merged = new Map<number, Source>();
  for (const source of sources) {
    const energy = (merged.get(source.column)?.energy ?? 0) + source.energy;
    merged.set(source.column, { ...source, energy });
  }
  return [...merged.values()].sort((a, b) => a.zone - b.zone || a.column - b.column);
}

function createListBuilder() {
  const starts = [0];
  const sources: Source[] = [];
  return {
    add(added: readonly Source[]): void {
      sources.push(...added);
      starts.push(sources.length);
    },
    build: (): SourceList => ({
      starts: Int32Array.from(starts),
      zones: Int32Array.from(sources, (source) => source.zone),
      columns: Int32Array.from(sources, (source) => source.column),
      energies: Float64Array.from(sources, (source) => source.energy),
    }),
  };
}
