import { toMap } from './projection.ts';
import type { WirePoint } from './wire-point.ts';

const known = new WeakMap<WirePoint, number[]>();

/** Selections change with every click, positions hardly ever, so each position is projected once. */
export function projectOnce(position: WirePoint): number[] {
  const coordinate = known.get(position) ?? toMap(position);
  known.set(position, coordinate);
  return coordinate;
}
