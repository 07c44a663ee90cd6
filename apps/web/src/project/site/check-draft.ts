import { type DrawnSite, type DrawnZone, isSameFront, listSiteProblems } from '@quietsite/domain';
import { type Hk80Polygon, normalisePolygon, OUTLINE_TOLERANCE_METRES, overlaps } from '@quietsite/geometry';
import type { DrawnProblem } from './describe-problem.ts';

// Loaded with the Zone tab, or at the latest when a site is saved: these rules need the geometry engine, which the
// first screen does not load.

/** What prevents a site from being saved (Q66); a zone entirely outside the site is reported as such. */
export function listDrawnProblems(site: DrawnSite): readonly DrawnProblem[] {
  return listSiteProblems(site).map((problem) =>
    problem.kind === 'ZONE_OUTSIDE_SITE' && isBesideSite(site, problem.zone)
      ? { kind: 'ZONE_BESIDE_SITE', zone: problem.zone }
      : problem,
  );
}

const isBesideSite = ({ parts, zones }: DrawnSite, name: string): boolean =>
  zones.every((zone) => zone.name !== name || !overlaps(parts, zone.outline, OUTLINE_TOLERANCE_METRES));

/** Smaller than anything drawn, larger than the rounding of a number stored in the database. */
const SAME_PLACE_METRES = 0.0005;

function isSameOutline(one: Hk80Polygon, other: Hk80Polygon): boolean {
  const [a, b] = [normalisePolygon(one), normalisePolygon(other)];
  return (
    a.length === b.length &&
    a.every((ring, index) => {
      const twin = b[index] ?? [];
      return (
        ring.length === twin.length &&
        ring.every(([easting, northing], corner) => {
          const [x = Number.NaN, y = Number.NaN] = twin[corner] ?? [];
          return Math.abs(easting - x) < SAME_PLACE_METRES && Math.abs(northing - y) < SAME_PLACE_METRES;
        })
      );
    })
  );
}

/** True if the stored site equals the sent one; the server assigns the ids of new zones. */
export function isSiteStored(sent: DrawnSite, stored: DrawnSite): boolean {
  return (
    sent.radiusMetres === stored.radiusMetres &&
    sent.parts.length === stored.parts.length &&
    sent.zones.length === stored.zones.length &&
    sent.parts.every((part, index) => isSameOutline(part, stored.parts[index] ?? [])) &&
    sent.zones.every((zone, index) => isZoneStored(zone, stored.zones[index]))
  );
}

function isZoneStored(sent: DrawnZone, stored: DrawnZone | undefined): boolean {
  return (
    stored !== undefined &&
    (sent.id === null || sent.id === stored.id) &&
    sent.name.trim() === stored.name &&
    sent.calculationType === stored.calculationType &&
    isSameFront(sent.front, stored.front) &&
    isSameOutline(sent.outline, stored.outline)
  );
}
