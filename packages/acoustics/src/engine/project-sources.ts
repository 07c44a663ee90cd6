import { groupBy } from '../group-by.ts';
import { type Bounds, type Choice, layOutBounds } from './bounds.ts';
import type { ColumnBuilder } from './columns.ts';
import { hasFixedGroup, notionalEnergy } from './emission-steps.ts';
import { type EnergyRow, EnergyRows } from './energy-rows.ts';
import { type EmissionStep, type EngineZone, RUNS } from './engine-input.ts';
import { LANES } from './lanes.ts';
import { addNotional, addScreenedMixed, hasFixedSource } from './screening/screened-columns.ts';
import { layOutSums, type SumList } from './sum-list.ts';
import type { TypeBSet } from './ties.ts';

/**
 * A mixed emission has one column for each of the two current runs, weighted with the energy received in that run. It
 * counts only in its own run (see RunPair).
 */
const FIRST_RUN_ONLY = [1, 0, 1];
const SECOND_RUN_ONLY = [0, 1, 0];

/** A zone-task active in some intervals of a block, from the first up to but not including the end. */
export interface ActiveStep {
  readonly task: number;
  readonly zone: number;
  readonly step: EmissionStep;
  readonly first: number;
  readonly end: number;
  /** By run, the screens that stand; absent without screening (M-115). */
  readonly views?: readonly number[] | undefined;
}

/** The sources of one or several projects in every interval of a block. */
export interface ProjectSources {
  readonly sums: SumList;
  readonly bounds: Bounds;
  /** For receivers with several equally near zones. */
  readonly typeB: readonly TypeBSet[];
  /** Emissions of type A zone-tasks that do not depend on the receiver, by column. */
  readonly plainRows: readonly EnergyRow[];
  /** Columns whose weight depends on more than a position: screened and mixed emissions, and type B zones. */
  readonly otherRows: readonly EnergyRow[];
}

/** Type A zones are added up; type B zones are added through their masked columns (M-34). */
export function layOutSources(
  projects: readonly (readonly ActiveStep[])[],
  intervals: number,
  zones: readonly EngineZone[],
  columns: ColumnBuilder,
): ProjectSources {
  const isTypeB = ({ zone }: ActiveStep) => zones[zone]?.isTypeB === true;
  const typeA = projects.flat().filter((step) => !isTypeB(step));
  const plain = addPlain(
    new EnergyRows(intervals),
    typeA.filter(({ views }) => views === undefined),
    columns,
  ).list();
  const screened = listScreened(typeA, intervals, columns);
  const mixed = listMixed(typeA, intervals, columns);
  const typeB = projects
    .flatMap((steps) => listCompeting(steps.filter(isTypeB), zones))
    .map((steps) => listTypeB(steps, intervals, columns));
  const masked = typeB.map((sets) => sets.map((set) => maskZones(set, columns)));
  const others = [...screened, ...mixed.flat(2), ...masked.flat(2)];
  return {
    plainRows: plain,
    otherRows: others,
    sums: layOutSums([...plain, ...others], intervals),
    bounds: layOutBounds([...plain, ...screened], [...mixed, ...masked]),
    typeB: typeB.flat(),
  };
}

/** Sets of competing zones: the type B zones drawn as polygons, and the parts of each front (M-153). */
function listCompeting(steps: readonly ActiveStep[], zones: readonly EngineZone[]): (readonly ActiveStep[])[] {
  const fronts = groupBy(steps, ({ zone }) => zones[zone]?.front);
  return [
    fronts.get(undefined) ?? [],
    ...[...fronts].flatMap(([front, parts]) => (front === undefined ? [] : [parts])),
  ];
}

/** Adds zone-tasks whose emission does not depend on the receiver. */
function addPlain(rows: EnergyRows, steps: readonly ActiveStep[], columns: ColumnBuilder): EnergyRows {
  for (const { zone, step, first, end } of steps) {
    if (hasFixedGroup(step)) continue;
    const notional = RUNS.map((_, run) => notionalEnergy(step, run));
    if (notional.some((energy) => energy > 0)) rows.add(columns.zone(zone), notional, first, end);
    for (const { position, energies } of step.common.fixed) rows.add(columns.fixed(position), energies, first, end);
  }
  return rows;
}

/** Zone-tasks that screens may hide and whose rows are all at the notional source. */
function listScreened(steps: readonly ActiveStep[], intervals: number, columns: ColumnBuilder): EnergyRow[] {
  const rows = new EnergyRows(intervals);
  for (const step of steps)
    if (!dependsOnReceiver(step)) for (const view of new Set(step.views)) addScreened(rows, step, view, columns);
  return rows.list();
}

/** Does nothing if the step is not screened. */
function addScreened(rows: EnergyRows, step: ActiveStep, view: number, columns: ColumnBuilder): void {
  const { views } = step;
  if (views === undefined) return;
  if (hasFixedSource(step.step)) addScreenedMixed(rows, { ...step, views }, view, columns);
  else addNotional(rows, { ...step, views }, view, columns);
}

/** Whether the loudest group, or the correction for screening, depends on the receiver. */
function dependsOnReceiver({ step, views }: ActiveStep): boolean {
  return views === undefined ? hasFixedGroup(step) : hasFixedSource(step);
}

function addMixed(rows: EnergyRows, active: ActiveStep, columns: ColumnBuilder): EnergyRows {
  const { zone, step, views, first, end } = active;
  if (views !== undefined) {
    for (const view of new Set(views)) addScreened(rows, active, view, columns);
    return rows;
  }
  const offset = columns.mixed(zone, step);
  rows.add(offset, FIRST_RUN_ONLY, first, end);
  rows.add(offset + LANES, SECOND_RUN_ONLY, first, end);
  return rows;
}

/** Zone-tasks whose loudest group depends on the receiver: one choice of steps for each. */
function listMixed(steps: readonly ActiveStep[], intervals: number, columns: ColumnBuilder): Choice[] {
  const choices = new Map<string, EnergyRow[][]>();
  for (const step of steps) {
    if (!dependsOnReceiver(step)) continue;
    const key = `${step.zone} ${step.task}`;
    const choice = choices.get(key) ?? [];
    choices.set(key, choice);
    choice.push(addMixed(new EnergyRows(intervals), step, columns).list());
  }
  return [...choices.values()];
}

/**
 * The sets of a project's type B zones active together, each with its intervals and the emissions of its zones in them.
 * Behind other screens another zone may be nearest, so every view has its own sets.
 */
function listTypeB(steps: readonly ActiveStep[], intervals: number, columns: ColumnBuilder): TypeBSet[] {
  const known = new Map<string, { zones: number[]; view: number; intervals: number[] }>();
  for (let interval = 0; interval < intervals; interval++) {
    const active = steps.filter(({ first, end }) => first <= interval && interval < end);
    const zones = [...new Set(active.map(({ zone }) => zone))].sort((a, b) => a - b);
    if (zones.length === 0) continue;
    for (const view of new Set(active.flatMap(({ views }) => views ?? UNSCREENED))) {
      const key = `${view} ${zones.join()}`;
      const entry = known.get(key) ?? { zones, view, intervals: [] };
      known.set(key, entry);
      entry.intervals.push(interval);
    }
  }
  return [...known.values()].map((entry) => ({
    set: columns.set(entry.zones, entry.view),
    intervals: entry.intervals,
    zones: entry.zones.map((zone) => ({
      distance: columns.distance(zone, entry.view),
      rows: listZoneRows(
        steps.filter((step) => step.zone === zone),
        entry,
        intervals,
        columns,
      ),
    })),
  }));
}

const UNSCREENED = -1;

/** The emission of a zone in some intervals only, in the runs with a view. */
function listZoneRows(
  steps: readonly ActiveStep[],
  within: { readonly intervals: readonly number[]; readonly view: number },
  intervals: number,
  columns: ColumnBuilder,
): EnergyRow[] {
  const rows = new EnergyRows(intervals);
  for (const interval of within.intervals)
    for (const step of steps) {
      if (step.first > interval || interval >= step.end) continue;
      const here = { ...step, first: interval, end: interval + 1 };
      if (step.views !== undefined) addScreened(rows, here, within.view, columns);
      else if (hasFixedGroup(step.step)) addMixed(rows, here, columns);
      else addPlain(rows, [here], columns);
    }
  return rows.list();
}

function maskZones({ set, zones }: TypeBSet, columns: ColumnBuilder): EnergyRow[] {
  return zones.flatMap(({ rows }, place) =>
    rows.map(({ offset, energies }) => ({ offset: columns.masked(offset, set, place), energies })),
  );
}
