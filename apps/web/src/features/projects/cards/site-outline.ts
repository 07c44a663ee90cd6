import type { ProjectCard } from '@quietsite/contracts';

/** Minimum extent in metres, so a small site does not look like a large one. */
const MIN_SIDE_METRES = 120;
const MARGIN = 0.22;

export interface SiteOutline {
  readonly viewBox: string;
  readonly path: string;
  /** The size of a pixel in a picture with this many pixels. */
  readonly side: number;
}

/** The outlines of a site as a drawing path: north is up and the site is centred. Null without a site. */
export function drawSite(site: ProjectCard['site']): SiteOutline | null {
  const rings = site.flat();
  const points = rings.flat();
  const [first] = points;
  if (!first) return null;
  const box = points.reduce(
    ({ west, east, south, north }, [x, y]) => ({
      ...{ west: Math.min(west, x), east: Math.max(east, x) },
      ...{ south: Math.min(south, y), north: Math.max(north, y) },
    }),
    { west: first[0], east: first[0], south: first[1], north: first[1] },
  );
  const side = Math.max(box.east - box.west, box.north - box.south, MIN_SIDE_METRES) * (1 + 2 * MARGIN);
  const [left, top] = [(box.west + box.east - side) / 2, (box.south + box.north + side) / 2];
  const path = rings
    .map((ring) => `M${ring.map(([x, y]) => `${(x - left).toFixed(1)} ${(top - y).toFixed(1)}`).join('L')}Z`)
    .join('');
  return { viewBox: `0 0 ${side.toFixed(1)} ${side.toFixed(1)}`, path, side };
}
