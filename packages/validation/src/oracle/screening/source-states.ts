import type { CasePoint, CaseReceiver, CaseRow, CaseScreening, CaseStructure, CaseZone } from '../../case.ts';
import { present } from '../../present.ts';
import type { PlacedZone, SiteGeometry } from '../site-geometry.ts';
import type { Run } from '../sound-power.ts';
import { lowestHorizon, type SourcePoint } from './lowest-horizon.ts';
import { EQUAL } from './outlines.ts';
import type { Standing } from './ray-horizon.ts';
import { groundOfZone, plantHeightOf, standingOn } from './structures.ts';
import { groundAt } from './terrain.ts';
import { facadePoints, sourcePoints } from './test-points.ts';

export type SourceState = 'undecided' | 'in view' | 'blank' | 'hidden';

/**
 * The visibility of a row's source from the receiver, at its roof or at a floor; null is the zone's notional source.
 */
export type StateOfSource = (row: CaseRow | null, zone: CaseZone) => SourceState;

interface Elevation {
  readonly base: number;
  readonly roof: number;
}

/** The states of all sources at a receiver, on a day in a run; height is 0 for the roof (M-106, M-112). */
export function createSourceStates(
  receiver: CaseReceiver,
  zones: readonly PlacedZone[],
  geometry: SiteGeometry,
  screening: CaseScreening,
): (day: string, run: Run, height: number) => StateOfSource {
  const own = screening.structures.find(({ id }) => id === receiver.pointId) ?? null;
  const typed = screening.points.find(({ pointId }) => pointId === receiver.pointId);
  const elevation = elevationOf(receiver, own, typed?.heightAboveGround ?? null, screening);
  const caseZones = zones.map(({ zone }) => zone);
  const horizons = new Map<string, number | null>();
  const horizonOf = (key: string, standing: Standing, list: () => SourcePoint[] | null): number | null => {
    const known = horizons.get(key);
    if (known !== undefined) return known;
    const points = list();
    const facade = own === null ? [] : facadePoints(own, standing);
    const places = { point: receiver.position, facade, own: own?.outline ?? null };
    const horizon = points && lowestHorizon(standing, points, places);
    horizons.set(key, horizon);
    return horizon;
  };
  const functions = new Map<string, StateOfSource>();
  const createStates =
    (name: string, standing: Standing, height: number): StateOfSource =>
    (row, zone) => {
      if (elevation === null) return 'undecided';
      const fixed = row?.fixedLocation ? row : null;
      const placed = present(zones.find((one) => one.zone === zone));
      const horizon = horizonOf(`${name} ${zone.id} ${fixed?.id}`, standing, () =>
        fixed === null ? zonePoints(placed, geometry, screening) : fixedPoints(fixed, zone, screening),
      );
      if (horizon === null) return 'undecided';
      const z = height === 0 ? elevation.roof : elevation.base + height;
      if (z < horizon - EQUAL) return 'hidden';
      return typed?.hasNoOpeningInView ? 'blank' : 'in view';
    };
  const standingOf = createStandings(caseZones, screening, own);
  return (day, run, height) => {
    const { name, standing } = standingOf(day, run === 'mitigated');
    const key = `${height} ${name}`;
    const states = functions.get(key) ?? createStates(name, standing, height);
    functions.set(key, states);
    return states;
  };
}

/** Days with the same screens share one object. */
function createStandings(zones: readonly CaseZone[], screening: CaseScreening, own: CaseStructure | null) {
  const known = new Map<string, { readonly name: string; readonly standing: Standing }>();
  return (day: string, isMitigated: boolean) => {
    const key = `${day} ${isMitigated}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const standing = standingOn(day, isMitigated, zones, screening, own);
    const entry = { name: JSON.stringify([standing.buildings, standing.barriers]), standing };
    known.set(key, entry);
    return entry;
  };
}

/** By M-101; null if the correction is 0 for a reason of M-114. */
function elevationOf(
  { position, heightMetres }: CaseReceiver,
  own: CaseStructure | null,
  heightAboveGround: number | null,
  { terrain }: CaseScreening,
): Elevation | null {
  const ground = groundAt(terrain, position);
  if (own === null)
    return heightAboveGround === null || ground === null ? null : { base: ground, roof: ground + heightAboveGround };
  if (heightMetres === null) return null;
  const base = own.baseLevel ?? ground ?? (own.roofLevel === null ? null : own.roofLevel - heightMetres);
  return base === null ? null : { base, roof: base + heightMetres };
}

/** The outline, the centre, the nearest point and the notional source (M-103). */
function zonePoints(
  { zone, centre }: PlacedZone,
  geometry: SiteGeometry,
  screening: CaseScreening,
): SourcePoint[] | null {
  const source = present(geometry.sources.find((one) => one.zone === zone));
  const points: CasePoint[] = [
    ...sourcePoints(zone.outline),
    ...[centre, source.nearest, source.position].map(
      ({ easting, northing }): CasePoint => [easting.toNumber(), northing.toNumber()],
    ),
  ];
  return withElevations(points, zone, screening, plantHeightOf(zone, screening));
}

function fixedPoints(row: CaseRow, zone: CaseZone, screening: CaseScreening): SourcePoint[] | null {
  const typed = screening.rows.find(({ rowId }) => rowId === row.id)?.plantHeight;
  return withElevations([present(row.fixedLocation)], zone, screening, typed ?? plantHeightOf(zone, screening));
}

function withElevations(
  points: readonly CasePoint[],
  zone: CaseZone,
  screening: CaseScreening,
  plantHeight: number,
): SourcePoint[] | null {
  const placed = points.flatMap((point) => {
    const ground = groundOfZone(zone, screening, point);
    return ground === null ? [] : [{ point, elevation: ground + plantHeight }];
  });
  return placed.length === points.length ? placed : null;
}
