import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { findPositionProblem, type PositionProblem } from '../../ui/grid-position.ts';

interface ReadCorners {
  readonly corners: readonly Hk80Point[];
  /** The first line that is not a pair of numbers, counted from 1. */
  readonly badLine: number | null;
  /** The first pair that is not a valid position for this project. */
  readonly misplaced: { readonly line: number; readonly problem: PositionProblem } | null;
}

/** A comma separates the two numbers, or thousands within a number: 836,000.5 819,500. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
const PAIR = /^(\d+(?:\.\d+)?)[\s,;]+(\d+(?:\.\d+)?)$/;

/** Easting and Northing, one corner per line. Blank lines and a closing corner equal to the first are ignored. */
export function readCorners(text: string, near: Hk80Point | null = null): ReadCorners {
  const corners: Hk80Point[] = [];
  let misplaced: ReadCorners['misplaced'] = null;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const pair = PAIR.exec(line) ?? PAIR.exec(line.replaceAll(THOUSANDS, ''));
    if (!pair) return { corners, badLine: index + 1, misplaced };
    const corner = hk80(Number(pair[1]), Number(pair[2]));
    const problem = findPositionProblem(corner, near);
    if (problem) misplaced ??= { line: index + 1, problem };
    corners.push(corner);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 3 && first && last && first[0] === last[0] && first[1] === last[1];
  return { corners: isClosed ? corners.slice(0, -1) : corners, badLine: null, misplaced };
}
