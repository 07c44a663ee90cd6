import { computePropagation } from '@quietsite/acoustics';
import {
  computeNotionalSource,
  distance,
  HK80_DEFINITION,
  hk80,
  hk80ToLonLat,
  hk80ToMercator,
  lonLat,
  lonLatToHk80,
  mercator,
  mercatorToHk80,
} from '@quietsite/geometry';
import type { CasePoint } from '../../case.ts';
import { present } from '../../present.ts';
import { siteAround } from '../site.ts';
import { explainSite } from './explained-site.ts';

interface GivenPlace {
  readonly case: string;
  /** Open ring: the first point is not repeated. */
  readonly zone: readonly CasePoint[];
  readonly centre: CasePoint;
  readonly nsr: CasePoint;
}

/**
 * The terms come from the function used for display. Position and distance come from the calculation, which places
 * sources in bulk.
 */
export function answerNotionalSources({ cases }: { readonly cases: readonly GivenPlace[] }) {
  return {
    cases: cases.map(({ case: name, zone, centre, nsr }) => {
      const outline = [[...zone, present(zone[0])]];
      const site = siteAround([{ soundPower: 100, distance: 100 }], { position: nsr });
      const zones = site.zones.map((drawn) => ({ ...drawn, outline, centre }));
      const [source] = explainSite({ ...site, zones }).result.sources;
      const terms = computeNotionalSource(
        outline.map((ring) => ring.map((point) => hk80(...point))),
        hk80(...centre),
        hk80(...nsr),
      );
      return {
        case: name,
        nearestboundarypoint: terms.boundaryPoint,
        centre_to_boundary: terms.boundaryToCentreMetres,
        boundary_to_notional: terms.boundaryToSourceMetres,
        notional: source?.position,
        distance: source?.distanceMetres,
        distancecorr: computePropagation(100, terms.distanceMetres).distanceCorrection,
      };
    }),
  };
}

/** A length of 300 Web Mercator units on the map. */
const MAP_UNITS = 300;

export function answerCoordinates(input: {
  readonly hk80: { readonly easting: number; readonly northing: number };
  readonly wgs84: { readonly lat: number; readonly lon: number };
}) {
  const grid = hk80(input.hk80.easting, input.hk80.northing);
  const globe = lonLat(input.wgs84.lon, input.wgs84.lat);
  const map = hk80ToMercator(grid);
  const misses = [lonLatToHk80(globe), lonLatToHk80(hk80ToLonLat(grid)), mercatorToHk80(map)];
  const lengths = [metresOnMap(map, [MAP_UNITS, 0]), metresOnMap(map, [0, MAP_UNITS])] as const;
  return {
    proj4: HK80_DEFINITION,
    tolerance_m: Math.max(...misses.map((point) => distance(point, grid))),
    epsg3857: map,
    true_length_of_300_map_units_m: lengths,
    mercator_scale_east_west: MAP_UNITS / lengths[0],
    mercator_scale_north_south: MAP_UNITS / lengths[1],
    error_if_distance_taken_in_3857_dB: lengths.map(
      (metres) => computePropagation(0, MAP_UNITS).level - computePropagation(0, metres).level,
    ),
  };
}

/** The length in metres of a step on the map centred on the point. */
function metresOnMap([x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): number {
  const end = (share: number) => mercatorToHk80(mercator(x + share * dx, y + share * dy));
  return distance(end(-0.5), end(0.5));
}
