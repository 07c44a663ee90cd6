import { getBounds } from '../bounds.ts';
import { closeRing } from '../rings.ts';
import { type LineScreen, ROOF_CLEARANCE_METRES, type ScreeningScene } from './screen.ts';

/** Screens as flat arrays: solids first, then lines. A solid has one part per ring, a line has one part. */
export interface ScreenLayout {
  readonly count: number;
  /** The parts of screen i run from firstPart[i] up to firstPart[i + 1], the corners of a part likewise. */
  readonly firstPart: Int32Array;
  readonly firstCorner: Int32Array;
  readonly eastings: Float64Array;
  readonly northings: Float64Array;
  /** Upper edge less its clearance (M-105); for a line on terrain, only its height. */
  readonly tops: Float64Array;
  /** 1 for a line that follows the terrain. */
  readonly followsTerrain: Uint8Array;
  /** Middle and half extents of the box around each screen. */
  readonly middleEast: Float64Array;
  readonly middleNorth: Float64Array;
  readonly halfEast: Float64Array;
  readonly halfNorth: Float64Array;
}

export function layOutScreens({ solids, lines }: ScreeningScene): ScreenLayout {
  const shapes = [...solids.map(({ outline }) => outline.map(closeRing)), ...lines.map(({ line }) => [line])];
  const parts = shapes.flat();
  const corners = parts.flat();
  const boxes = shapes.map((shape) => getBounds([shape]));
  return {
    count: shapes.length,
    firstPart: cumulate(shapes.map((shape) => shape.length)),
    firstCorner: cumulate(parts.map((part) => part.length)),
    eastings: Float64Array.from(corners, ([easting]) => easting),
    northings: Float64Array.from(corners, ([, northing]) => northing),
    tops: Float64Array.from([...solids.map(({ roof }) => roof - ROOF_CLEARANCE_METRES), ...lines.map(topOf)]),
    followsTerrain: Uint8Array.from([...solids.map(() => 0), ...lines.map(({ ground }) => (ground === null ? 1 : 0))]),
    middleEast: Float64Array.from(boxes, ({ west, east }) => (west + east) / 2),
    middleNorth: Float64Array.from(boxes, ({ south, north }) => (south + north) / 2),
    halfEast: Float64Array.from(boxes, ({ west, east }) => (east - west) / 2),
    halfNorth: Float64Array.from(boxes, ({ south, north }) => (north - south) / 2),
  };
}

/** A drawn barrier has no clearance (M-105). */
const topOf = ({ ground, heightMetres }: LineScreen) => (ground ?? 0) + heightMetres;

function cumulate(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, i) => {
    starts[i + 1] = (starts[i] ?? 0) + count;
  });
  return starts;
}
