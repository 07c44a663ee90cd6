import type { ScreeningStage } from '@quietsite/acoustics';
import {
  distance,
  type LineScreen,
  nearestBoundaryPoint,
  type ScreeningScene,
  type SolidScreen,
} from '@quietsite/geometry';
import type { CalculationSnapshot, SnapshotZone } from '../calculation/snapshot.schema.ts';
import { dayNumber } from '../day.ts';
import { unpackTerrain } from '../terrain/snapshot-terrain.ts';
import { judgeStructures } from './judge-structures.ts';
import { countsAsBarrier } from './kinds.ts';
import type { ScreenBarrier, ScreenStructure, SnapshotScreening } from './screening.schema.ts';
import { describeGround } from './source-ground.ts';
import type { UsableRoof } from './usable-roof.ts';

/** A structure that counts as a screen. */
export interface CountingStructure {
  readonly structure: ScreenStructure;
  readonly roof: UsableRoof;
}

/** Structures that stand together; the same object for the same structures. */
export interface StandingSolids {
  readonly solids: readonly CountingStructure[];
  readonly screens: readonly SolidScreen[];
}

/** The screens that stand together, and those of the scene by index: solids first, then lines. */
export interface ScreenSet {
  readonly scene: ScreeningScene;
  readonly solids: readonly CountingStructure[];
  readonly barriers: readonly ScreenBarrier[];
}

export interface ScreenSets {
  readonly sets: readonly ScreenSet[];
  readonly stages: readonly ScreeningStage[];
  /** The same with any barriers. */
  readonly structures: CountingStructures;
}

/** The structures that count, and which of them stand on a day. */
interface CountingStructures {
  readonly all: readonly CountingStructure[];
  readonly standingOn: (day: number) => StandingSolids;
}

/**
 * For each period with the same screens, those of the unmitigated and of the mitigated run (M-110, M-115). Sets of the
 * same project with other barriers reuse its structures.
 */
export function listScreenSets(
  { zones }: Pick<CalculationSnapshot, 'zones'>,
  screening: SnapshotScreening,
  before?: ScreenSets,
): ScreenSets {
  const structures = before?.structures ?? listCounting(zones, screening);
  const placed = screening.barriers.filter(countsAsBarrier).flatMap((barrier) => {
    const line = placeBarrier(barrier, zones, screening);
    return line === null ? [] : [{ barrier, line }];
  });
  const dated: readonly Dated[] = [
    ...structures.all.map(({ structure }) => structure),
    ...placed.map(({ barrier }) => barrier),
  ];
  const sets = new Map<StandingSolids, Map<string, number>>();
  const found: ScreenSet[] = [];
  const indexOf = (day: number, isMitigated: boolean): number => {
    const standing = structures.standingOn(day);
    const known = sets.get(standing) ?? new Map<string, number>();
    sets.set(standing, known);
    const lines = isMitigated ? placed.filter(({ barrier }) => standsOn(barrier, day)) : [];
    const key = lines.map(({ barrier }) => barrier.id).join();
    const index = known.get(key) ?? found.push(createSet(zones, screening, standing, lines)) - 1;
    known.set(key, index);
    return index;
  };
  const stages = cutStages(dated).map(({ startDay, endDay }): ScreeningStage => {
    const [unmitigated, mitigated] = [indexOf(startDay, false), indexOf(startDay, true)];
    return { startDay, endDay, views: [unmitigated, mitigated, unmitigated] };
  });
  return { sets: found, stages, structures };
}

function listCounting(zones: readonly SnapshotZone[], screening: SnapshotScreening): CountingStructures {
  const all = judgeStructures(zones, screening).flatMap(({ structure, roof }) => (roof ? [{ structure, roof }] : []));
  const isDated = ({ structure: { start, end } }: CountingStructure) => start !== undefined || end !== undefined;
  const dated = all.filter(isDated);
  const known = new Map<string, StandingSolids>();
  const standingOn = (day: number): StandingSolids => {
    const key = dated.map(({ structure }) => (standsOn(structure, day) ? '1' : '0')).join('');
    const found = known.get(key);
    if (found !== undefined) return found;
    const solids = all.filter(({ structure }) => standsOn(structure, day));
    const screens = solids.map(({ structure, roof }) => ({ outline: structure.outline, roof: roof.level }));
    const standing = { solids, screens };
    known.set(key, standing);
    return standing;
  };
  return { all, standingOn };
}

type Dated = Pick<ScreenBarrier, 'start' | 'end'>;

export function standsOn({ start, end }: Dated, day: number): boolean {
  return (start === undefined || dayNumber(start) <= day) && (end === undefined || day <= dayNumber(end));
}

/** All days, split where a screen is added or removed. */
function cutStages(dated: readonly Dated[]): { readonly startDay: number; readonly endDay: number }[] {
  const edges = dated.flatMap(({ start, end }) => [
    ...(start === undefined ? [] : [dayNumber(start)]),
    ...(end === undefined ? [] : [dayNumber(end) + 1]),
  ]);
  const starts = [...new Set([Number.NEGATIVE_INFINITY, ...edges])].sort((a, b) => a - b);
  return starts.map((startDay, i) => ({ startDay, endDay: (starts[i + 1] ?? Number.POSITIVE_INFINITY) - 1 }));
}

interface PlacedBarrier {
  readonly barrier: ScreenBarrier;
  readonly line: LineScreen;
}

function createSet(
  zones: readonly SnapshotZone[],
  { terrain }: SnapshotScreening,
  { solids, screens }: StandingSolids,
  placed: readonly PlacedBarrier[],
): ScreenSet {
  return {
    scene: {
      solids: screens,
      lines: placed.map(({ line }) => line),
      terrain: terrain ? unpackTerrain(terrain) : null,
      zones: zones.map(({ outline }) => outline),
    },
    solids,
    barriers: placed.map(({ barrier }) => barrier),
  };
}

/**
 * On the entered ground level, otherwise on the terrain or the ground of the nearest zone (M-120); null if its ground
 * is unknown.
 */
function placeBarrier(
  { line, heightMetres, groundLevel }: ScreenBarrier,
  zones: readonly SnapshotZone[],
  screening: SnapshotScreening,
): LineScreen | null {
  if (groundLevel !== null || screening.terrain !== undefined) return { line, heightMetres, ground: groundLevel };
  const metresTo = ({ outline }: SnapshotZone) =>
    Math.min(...line.map((corner) => distance(corner, nearestBoundaryPoint(outline, corner))));
  const [nearest] = [...zones].sort((a, b) => metresTo(a) - metresTo(b));
  const ground = nearest && describeGround(nearest, screening).levelAt(nearest.centre);
  return ground === undefined || ground === null ? null : { line, heightMetres, ground };
}
