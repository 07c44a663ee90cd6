import {
  type EngineScreening,
  floatAt,
  HIDDEN,
  itemAt,
  numberAt,
  SCREENED_DISTANCE_RATIO,
  TIE_METRES,
} from '@quietsite/acoustics';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import { mitigatedViewOn } from '../screening/mitigated-view.ts';
import type { ActiveRow } from './active-rows.ts';

/**
 * The rows that are audible together. The received energy is the sum of the common rows plus the loudest alternative of
 * every choice. Numbers are indices of sources of the model.
 */
export interface Situation {
  readonly common: readonly number[];
  readonly choices: readonly Choice[];
  /** The same sources by team; absent while screening is off. */
  readonly screened?: ScreenedSituation;
}

export interface ScreenedSituation extends Teams {
  /** The screens that stand, as an index of the engine's views. */
  readonly view: number;
}

/** Sources of an activity that work together and get one correction for screening (M-107). */
export type Team = readonly number[];

interface Teams {
  readonly common: readonly Team[];
  readonly choices: readonly (readonly (readonly Team[])[])[];
}

/**
 * Exclusive groups of an activity (M-12, M-32), or equally near type B zones (M-34). Only one of them counts at a time.
 */
export type Choice = readonly (readonly number[])[];

export interface Period {
  readonly startDay: number;
  readonly endDay: number;
  readonly situation: number;
}

/** The situations of all receivers, each stored once: receivers with the same nearest type B zones share them. */
export function createSituations({ prepared }: LiveCalculation, rows: readonly ActiveRow[]) {
  const { zoneCount, distancesMetres } = prepared.notionalSources;
  const { screening } = prepared.input;
  const works = listWorks(rows, screening);
  const situations: Situation[] = [];
  const known = new Map<string, number>();
  /** A hidden zone can be the nearest in place of a visible one, because it counts as farther away (M-113). */
  const isHidden = ({ view }: Work, receiver: number, zone: number): boolean =>
    screening !== undefined && view !== null && itemAt(screening.views, view).zoneState(receiver, zone, 0) === HIDDEN;
  const find = ({ key, active, view }: Work, zones: readonly (readonly number[])[]): number => {
    const whole = `${key} ${zones.join(';')}`;
    const found = known.get(whole) ?? situations.push(describe(rows, active, zones, view)) - 1;
    known.set(whole, found);
    return found;
  };
  return {
    list: (): readonly Situation[] => situations,
    listPeriods: (receiver: number): Period[] =>
      works.map((work) => {
        const metresTo = (zone: number) => {
          const metres = floatAt(distancesMetres, receiver * zoneCount + zone);
          return isHidden(work, receiver, zone) ? metres * SCREENED_DISTANCE_RATIO : metres;
        };
        const situation = find(
          work,
          work.typeB.map((zones) => pickNearest(zones, metresTo)),
        );
        return { startDay: work.startDay, endDay: work.endDay, situation };
      }),
  };
}

interface Work {
  readonly startDay: number;
  readonly endDay: number;
  /** Equal for the same rows. */
  readonly key: number;
  readonly active: readonly number[];
  /** The screens of the mitigated run; null while screening is off. */
  readonly view: number | null;
  /** Active type B zones, grouped by those that compete (M-153). */
  readonly typeB: readonly (readonly number[])[];
}

/** Days with the same active rows and the same screens; days without any work are omitted. */
function listWorks(rows: readonly ActiveRow[], screening: EngineScreening | undefined): Work[] {
  const ends = rows.flatMap(({ startDay, endDay }) => [startDay, endDay + 1]);
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const stages = screening?.stages.map(({ startDay }) => startDay).filter((day) => first < day && day < last) ?? [];
  const edges = [...new Set([...ends, ...listIdleEdges(rows), ...stages])].sort((a, b) => a - b);
  const keys = new Map<string, number>();
  return edges.slice(0, -1).flatMap((startDay, i) => {
    const active = rows.flatMap((row, index) => (isActiveOn(row, startDay) ? [index] : []));
    if (active.length === 0) return [];
    const view = screening ? mitigatedViewOn(screening, startDay) : null;
    const name = `${active.join()} ${view ?? ''}`;
    const key = keys.get(name) ?? keys.size;
    keys.set(name, key);
    return [{ startDay, endDay: numberAt(edges, i + 1) - 1, key, active, view, typeB: listTypeB(rows, active) }];
  });
}

/** The days on which work pauses or resumes (M-133). */
function listIdleEdges(rows: readonly ActiveRow[]): number[] {
  const lists = new Set(rows.flatMap(({ idleDays }) => idleDays ?? []));
  return [...lists].flatMap((idleDays) =>
    [...idleDays].flatMap((day) => [day, day + 1]).filter((day) => idleDays.has(day - 1) !== idleDays.has(day)),
  );
}

function isActiveOn({ startDay, endDay, idleDays }: ActiveRow, day: number): boolean {
  return startDay <= day && day <= endDay && !idleDays?.has(day);
}

function listTypeB(rows: readonly ActiveRow[], active: readonly number[]): number[][] {
  const competing = active.map((index) => itemAt(rows, index)).filter(({ competingSet }) => competingSet !== null);
  return [...Map.groupBy(competing, ({ competingSet }) => competingSet).values()].map((ofSet) =>
    [...new Set(ofSet.map(({ zone }) => zone))].sort((a, b) => a - b),
  );
}

/**
 * Only the nearest active type B zone counts. Zones that are equally near are all kept, as the louder counts (M-34).
 */
function pickNearest(zones: readonly number[], metresTo: (zone: number) => number): number[] {
  const nearest = Math.min(...zones.map(metresTo));
  return zones.filter((zone) => metresTo(zone) <= nearest + TIE_METRES);
}

function describe(
  rows: readonly ActiveRow[],
  active: readonly number[],
  typeB: readonly (readonly number[])[],
  view: number | null,
): Situation {
  const ofZones = (isAudible: (row: ActiveRow) => boolean) => {
    const audibleRows = active.filter((index) => isAudible(itemAt(rows, index)));
    return addUp([...Map.groupBy(audibleRows, (index) => itemAt(rows, index).task.id).values()].map(describeTask));
  };
  const describeTask = (ofTask: readonly number[]): Teams => {
    const groups = Map.groupBy(ofTask, (index) => itemAt(rows, index).row.exclusiveGroup.trim());
    const common = groups.get('') ?? [];
    groups.delete('');
    const alternatives = [...groups.values()];
    // A single group always runs.
    if (alternatives.length < 2) return { common: [[...common, ...alternatives.flat()]], choices: [] };
    // The correction of the rows without a group depends on the group that runs with them (M-107).
    return view === null
      ? { common: [common], choices: [alternatives.map((group) => [group])] }
      : { common: [], choices: [alternatives.map((group) => [[...common, ...group]])] };
  };
  const typeA = ofZones(({ competingSet }) => competingSet === null);
  const counting = typeB.flatMap((zones) => {
    const nearest = zones.map((one) => ofZones(({ zone }) => zone === one));
    return nearest.length < 2 ? nearest : [loudestOf(nearest)];
  });
  const teams = addUp([typeA, ...counting]);
  return {
    common: teams.common.flat(),
    choices: teams.choices.map((choice) => choice.map((alternative) => alternative.flat())),
    ...(view !== null && { screened: { view, ...teams } }),
  };
}

function addUp(parts: readonly Teams[]): Teams {
  return {
    common: parts.flatMap(({ common }) => common),
    choices: parts.flatMap(({ choices }) => choices),
  };
}

/** A choice between whole zones. Every way to choose the groups within them is a separate alternative. */
function loudestOf(zones: readonly Teams[]): Teams {
  const ways = ({ common, choices }: Teams): (readonly Team[])[] =>
    choices.reduce<(readonly Team[])[]>(
      (list, choice) => list.flatMap((chosen) => choice.map((teams) => [...chosen, ...teams])),
      [common],
    );
  return { common: [], choices: [zones.flatMap(ways)] };
}
