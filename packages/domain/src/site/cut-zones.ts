import { area, cutPolygon, type Hk80Point, type Hk80Polygon, type NotCutReason } from '@quietsite/geometry';
import type { DrawnSite, DrawnZone } from './site.schema.ts';
import { reshapeZone } from './site.ts';
import { freeZoneName, nextZoneName, pieceName } from './zone-names.ts';

export type CutOutcome =
  | { readonly kind: 'cut'; readonly zones: readonly DrawnZone[]; readonly cutNames: readonly string[] }
  | { readonly kind: 'not cut'; readonly reason: NotCutReason };

/** The reason closest to a successful cut comes first. */
const REASONS_BY_PRIORITY: readonly NotCutReason[] = [
  'TOO_SMALL',
  'NOT_THROUGH',
  'ALONG_OUTLINE',
  'TOUCHES_OUTLINE',
  'DEGENERATE_LINE',
  'OUTSIDE',
];

/**
 * Cuts every zone that the line crosses (SITE-08). A site without zones is cut into its first ones. The largest piece
 * keeps the stored zone and its activities (U41).
 */
export function cutZones(site: DrawnSite, line: readonly Hk80Point[]): CutOutcome {
  const isWhole = site.zones.length === 0;
  const before = isWhole ? site.parts.map(wholeZone) : site.zones;
  const reasons: NotCutReason[] = [];
  const cutNames: string[] = [];
  const names = before.map(({ name }) => name);
  const zones = before.flatMap((zone) => {
    // A front is divided by its days, not by cuts (M-152).
    if (zone.front) return [zone];
    const result = cutPolygon(zone.outline, line);
    if (result.kind === 'NOT_CUT') reasons.push(result.reason);
    if (result.kind !== 'CUT') return [zone];
    cutNames.push(zone.name);
    return replaceByPieces(zone, result.pieces, names);
  });
  if (cutNames.length === 0) return { kind: 'not cut', reason: mostSpecificReason(reasons) };
  return { kind: 'cut', zones: isWhole ? zones.map(withNumberedName) : zones, cutNames };
}

const wholeZone = (outline: Hk80Polygon, index: number): DrawnZone => ({
  id: null,
  name: `Zone ${index + 1}`,
  calculationType: 'A',
  outline,
  movedCentre: null,
});

const withNumberedName = (zone: DrawnZone, index: number): DrawnZone => ({ ...zone, name: `Zone ${index + 1}` });

function replaceByPieces(zone: DrawnZone, pieces: readonly Hk80Polygon[], names: string[]): readonly DrawnZone[] {
  const areas = pieces.map(area);
  const largest = areas.indexOf(Math.max(...areas));
  return pieces.map((piece, index) => {
    const name = freeZoneName(pieceName(zone.name, index), names);
    names.push(name);
    return { ...reshapeZone(zone, piece), id: index === largest ? zone.id : null, name };
  });
}

function mostSpecificReason(reasons: readonly NotCutReason[]): NotCutReason {
  return REASONS_BY_PRIORITY.find((reason) => reasons.includes(reason)) ?? 'OUTSIDE';
}

/** A new zone with this outline. It gets the lowest free number as its name unless a name is given (Q67). */
export function newZone(outline: Hk80Polygon, taken: readonly string[], name = ''): DrawnZone {
  const free = name.trim() === '' ? nextZoneName(taken) : freeZoneName(name, taken);
  return { id: null, name: free, calculationType: 'A', outline, movedCentre: null };
}
