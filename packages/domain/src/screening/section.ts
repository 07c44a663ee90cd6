import {
  createLineCrosser,
  cutOutline,
  type Hk80Point,
  type Hk80Polygon,
  hk80,
  type LowestHorizon,
  NO_HORIZON,
  TERRAIN_CLEARANCE_METRES,
  terrainAt,
} from '@quietsite/geometry';
import { between } from '../terrain/lowest-along.ts';
import type { ScreenSet } from './screen-sets.ts';
import { type GroundPlace, traceGround } from './section-ground.ts';
import type { ZoneGround } from './source-ground.ts';
import type { RoofOrigin } from './usable-roof.ts';

export interface DecidingScreen {
  readonly kind: 'building' | 'barrier' | 'terrain';
  readonly name: string;
  /** The roof of a building, or the ground level of terrain. */
  readonly roofLevel: number | null;
  /** Where the roof level of a building comes from (M-114). */
  readonly origin: RoofOrigin | null;
  /** Set for a building. */
  readonly outline: Hk80Polygon | null;
}

/**
 * A section along the deciding ray, from 10 m behind its test point (M-117). Distances in metres from the test point.
 */
export interface ScreeningSection {
  readonly from: Hk80Point;
  readonly to: Hk80Point;
  readonly distanceMetres: number;
  /** Ground and top of the plant in mPD. */
  readonly ground: number;
  readonly source: number;
  /** Null if the works are in view from every height. */
  readonly horizon: number | null;
  /** The edge that the line of sight touches; null without a horizon. */
  readonly edge: { readonly at: number; readonly top: number } | null;
  readonly isHidden: boolean;
  readonly receiver: { readonly near: number; readonly far: number; readonly base: number; readonly roof: number };
  readonly screens: readonly SectionScreen[];
  /** From one end of the section to the other. */
  readonly profile: readonly GroundPlace[];
  /** The place where terrain decides; null if something else does. */
  readonly ridge: GroundPlace | null;
}

export interface SectionScreen {
  readonly name: string;
  readonly near: number;
  readonly far: number;
  readonly roof: number;
  readonly isDeciding: boolean;
}

interface SectionContext {
  readonly base: number;
  readonly roof: number;
  /** Outlines of the receiver's building. */
  readonly parts: readonly Hk80Polygon[];
  readonly isHidden: boolean;
  readonly deciding: DecidingScreen | null;
  readonly set: ScreenSet;
  readonly zone: { readonly outline: Hk80Polygon; readonly ground: ZoneGround };
}

/** How far behind the receiver point to look for its building. */
const REACH_METRES = 200;
/** A facade point is a metre away from its facade, slightly more at a corner. */
const FACADE_METRES = 2;
/** Width drawn for a point without a building. */
const POINT_METRES = 1;

export function createSection(lowest: LowestHorizon, context: SectionContext): ScreeningSection {
  const { from, to, distanceMetres, source, horizon, atMetres, top } = lowest;
  const { base, roof, isHidden, zone, deciding } = context;
  const isDecided = horizon !== NO_HORIZON;
  const ground = source - zone.ground.plantHeight;
  const receiver = { ...findBuilding(lowest, context.parts), base, roof };
  const { terrain } = context.set.scene;
  return {
    ...{ from, to, distanceMetres, source, ground, isHidden },
    horizon: isDecided ? horizon : null,
    edge: isDecided ? { at: atMetres, top } : null,
    receiver,
    screens: listCut(lowest, context),
    profile: traceGround({ from, to, distanceMetres, ground, receiver, terrain, zone }),
    ridge: deciding?.kind === 'terrain' ? [atMetres, top + TERRAIN_CLEARANCE_METRES] : null,
  };
}

/**
 * The part of the receiver's building nearest to the tested point. If the ray passes beside the building, its length
 * along the ray is drawn.
 */
function findBuilding({ from, to, distanceMetres }: LowestHorizon, parts: readonly Hk80Polygon[]) {
  const share = (distanceMetres + REACH_METRES) / distanceMetres;
  const end = hk80(from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1]));
  const offset = ([near, far]: readonly [number, number]) => Math.max(near - distanceMetres, distanceMetres - far, 0);
  const [nearest] = parts.flatMap((part) => cutOutline(part, from, end)).sort((a, b) => offset(a) - offset(b));
  if (nearest && offset(nearest) <= FACADE_METRES) return { near: nearest[0], far: nearest[1] };
  const corners = parts.flat(2);
  if (corners.length === 0) return { near: distanceMetres, far: distanceMetres + POINT_METRES };
  const along = corners.map(
    ([east, north]) => ((east - from[0]) * (to[0] - from[0]) + (north - from[1]) * (to[1] - from[1])) / distanceMetres,
  );
  return { near: Math.min(...along), far: Math.max(...along) };
}

/** All screens on the ray except the receiver's own building, ordered from the works to the receiver. */
function listCut(
  { from, to, atMetres, distanceMetres }: LowestHorizon,
  { parts, set, deciding }: SectionContext,
): SectionScreen[] {
  const own = new Set(parts);
  const { terrain } = set.scene;
  const barriers = set.barriers.flatMap(({ name, line }, index): SectionScreen[] => {
    const [crossing, screen] = [createLineCrosser(line)(from, to), set.scene.lines[index]];
    if (crossing === null || screen === undefined) return [];
    const { atMetres: place } = crossing;
    const [east, north] = between(from, to, place / distanceMetres);
    const ground = screen.ground ?? (terrain === null ? Number.NaN : terrainAt(terrain, east, north));
    if (Number.isNaN(ground)) return [];
    const isDeciding = deciding?.kind === 'barrier' && Math.abs(place - atMetres) < 1e-6;
    return [{ name, near: place, far: place, roof: ground + screen.heightMetres, isDeciding }];
  });
  return set.solids
    .filter(({ structure }) => !own.has(structure.outline))
    .flatMap(({ structure: { name, outline }, roof: { level } }) =>
      cutOutline(outline, from, to).map(([near, far]) => {
        const isAt = near - 1 <= atMetres && atMetres <= far + 1;
        const isDeciding = deciding?.outline === outline && isAt;
        return { name, near, far, roof: level, isDeciding };
      }),
    )
    .concat(barriers)
    .sort((a, b) => a.near - b.near);
}
