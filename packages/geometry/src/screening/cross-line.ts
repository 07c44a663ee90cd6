import { type Hk80Point, hk80 } from '../coordinates.ts';
import { distance } from '../measure.ts';
import { Ray } from './ray.ts';
import { layOutScreens } from './screen-layout.ts';

/** A place where a straight line crosses a drawn one. */
export interface Crossing {
  /** From the start of the straight line. */
  readonly atMetres: number;
  /** Along the drawn line, from its first point. */
  readonly alongMetres: number;
}

/** Finds where straight lines cross a drawn line; of several crossings, the farthest from the start (M-105). */
export function createLineCrosser(line: readonly Hk80Point[]) {
  const layout = layOutScreens({
    ...{ solids: [], terrain: null, zones: [] },
    lines: [{ line, heightMetres: 0, ground: 0 }],
  });
  const ray = new Ray(line.length);
  return (from: Hk80Point, to: Hk80Point): Crossing | null => {
    ray.set(from[0], from[1], 0, to[0], to[1]);
    const atMetres = ray.crossLine(layout, 0);
    if (Number.isNaN(atMetres)) return null;
    const share = atMetres / ray.length;
    const place = hk80(from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1]));
    return { atMetres, alongMetres: measureAlong(line, place) };
  };
}

/** The distance along a line to its point nearest to a place. */
function measureAlong(line: readonly Hk80Point[], place: Hk80Point): number {
  let [passed, nearest, along] = [0, Number.POSITIVE_INFINITY, 0];
  line.slice(1).forEach((b, i) => {
    const a = line[i] ?? b;
    const metres = distance(a, b);
    const product = (place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1]);
    const within = metres === 0 ? 0 : Math.max(0, Math.min(metres, product / metres));
    const share = metres === 0 ? 0 : within / metres;
    const off = distance(place, hk80(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])));
    if (off < nearest) [nearest, along] = [off, passed + within];
    passed += metres;
  });
  return along;
}

/** The stretch of a line between two distances from its first point. */
export function cutLine(line: readonly Hk80Point[], start: number, end: number): Hk80Point[] {
  const cut: Hk80Point[] = [];
  let passed = 0;
  line.slice(1).forEach((b, i) => {
    const a = line[i] ?? b;
    const metres = distance(a, b);
    const at = (along: number) => {
      const share = (along - passed) / metres;
      return share <= 0 ? a : share >= 1 ? b : hk80(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]));
    };
    if (metres > 0 && passed < end && passed + metres > start) {
      if (cut.length === 0) cut.push(at(start));
      cut.push(at(end));
    }
    passed += metres;
  });
  return cut;
}
