import { type Hk80Point, type Hk80Polygon, hk80 } from './coordinates.ts';
import { distance } from './measure.ts';
import { listNearestBoundaryPoints, smallest, TIE_METRES } from './nearest-boundary-point.ts';

/** Max depth of the notional source inside the zone (M-31). */
export const MAX_DEPTH_METRES = 50;

export interface NotionalSource {
  readonly boundaryPoint: Hk80Point;
  readonly boundaryToCentreMetres: number;
  readonly boundaryToSourceMetres: number;
  readonly position: Hk80Point;
  /** Plan distance from the source to the receiver, not yet raised to 1 m. */
  readonly distanceMetres: number;
}

/** The position from which the noise of a zone is assumed to reach a receiver, with every term (M-31). */
export function computeNotionalSource(outline: Hk80Polygon, centre: Hk80Point, receiver: Hk80Point): NotionalSource {
  const sources = listNearestBoundaryPoints(outline, receiver).map((point) => placeSource(point, centre, receiver));
  const [only] = sources;
  if (only !== undefined && sources.length === 1) return only;
  const minDistance = Math.min(...sources.map((source) => source.distanceMetres));
  const nearest = sources.filter((source) => source.distanceMetres <= minDistance + TIE_METRES);
  const chosen = smallest(nearest.map((source) => source.boundaryPoint));
  return placeSource(chosen, centre, receiver);
}

function placeSource(boundaryPoint: Hk80Point, centre: Hk80Point, receiver: Hk80Point): NotionalSource {
  const boundaryToCentreMetres = distance(centre, boundaryPoint);
  const boundaryToSourceMetres = Math.min(boundaryToCentreMetres / 2, MAX_DEPTH_METRES);
  const fraction = boundaryToCentreMetres === 0 ? 0 : boundaryToSourceMetres / boundaryToCentreMetres;
  const position = hk80(
    boundaryPoint[0] + fraction * (centre[0] - boundaryPoint[0]),
    boundaryPoint[1] + fraction * (centre[1] - boundaryPoint[1]),
  );
  const distanceMetres = distance(position, receiver);
  return { boundaryPoint, boundaryToCentreMetres, boundaryToSourceMetres, position, distanceMetres };
}
