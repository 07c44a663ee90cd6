import { floatAt, itemAt, numberAt, TIE_METRES } from '@quietsite/acoustics';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import type { ActiveRow } from './active-rows.ts';

/**
 * The rows that are audible together. The received energy is the sum of the common rows plus the loudest alternative of
 * every choice. Numbers are indices of sources of the model.
 */
export interface Situation {
  readonly common: readonly number[];
  readonly choices: readonly Choice[];
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
  const works = listWorks(rows);
  const situations: Situation[] = [];
  const known = new Map<string, number>();
  const find = ({ key, active }: Work, zones: readonly (readonly number[])[]): number => {
    const whole = `${key} ${zones.join(';')}`;
    const found = known.get(whole) ?? situations.push(describe(rows, active, zones)) - 1;
    known.set(whole, found);
    return found;
  };
  return {
    list: (): readonly Situation[] => situations,
    listPeriods: (receiver: number): Period[] =>
      works.map((work) => {
        const metresTo = (zone: number) => floatAt(distancesMetres, receiver * zoneCount + zone);
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
  /** Active type B zones, grouped by those that compete (M-153). */
  readonly typeB: readonly (readonly number[])[];
}

/** Days with the same active rows; days without any are omitted. */
function listWorks(rows: readonly ActiveRow[]): Work[] {
  const ends = rows.flatMap(({ startDay, endDay }) => [startDay, endDay + 1]);
  const edges = [...new Set([...ends, ...listIdleEdges(rows)])].sort((a, b) => a - b);
  const keys = new Map<string, number>();
  return edges.slice(0, -1).flatMap((startDay, i) => {
    const active = rows.flatMap((row, index) => (isActiveOn(row, startDay) ? [index] : []));
    if (active.length === 0) return [];
    const key = keys.get(active.join()) ?? keys.size;
    keys.set(active.join(), key);
    return [{ startDay, endDay: numberAt(edges, i + 1) - 1, key, active, typeB: listTypeB(rows, active) }];
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
): Situation {
  const ofZones = (isAudible: (row: ActiveRow) => boolean) => {
    const audibleRows = active.filter((index) => isAudible(itemAt(rows, index)));
    return addUp([...Map.groupBy(audibleRows, (index) => itemAt(rows, index).task.id).values()].map(describeTask));
  };
  const describeTask = (ofTask: readonly number[]): Situation => {
    const groups = Map.groupBy(ofTask, (index) => itemAt(rows, index).row.exclusiveGroup.trim());
    const common = groups.get('') ?? [];
    groups.delete('');
    const alternatives = [...groups.values()];
    // A single group always runs.
    return alternatives.length < 2
      ? { common: [...common, ...alternatives.flat()], choices: [] }
      : { common, choices: [alternatives] };
  };
  const typeA = ofZones(({ competingSet }) => competingSet === null);
  const counting = typeB.flatMap((zones) => {
    const nearest = zones.map((one) => ofZones(({ zone }) => zone === one));
    return nearest.length < 2 ? nearest : [loudestOf(nearest)];
  });
  return addUp([typeA, ...counting]);
}

function addUp(parts: readonly Situation[]): Situation {
  return {
    common: parts.flatMap(({ common }) => common),
    choices: parts.flatMap(({ choices }) => choices),
  };
}

/** A choice between whole zones. Every way to choose the groups within them is a separate alternative. */
function loudestOf(zones: readonly Situation[]): Situation {
  const ways = ({ common, choices }: Situation): number[][] =>
    choices.reduce<number[][]>(
      (list, choice) => list.flatMap((chosen) => choice.map((group) => [...chosen, ...group])),
      [[...common]],
    );
  return { common: [], choices: [zones.flatMap(ways)] };
}
