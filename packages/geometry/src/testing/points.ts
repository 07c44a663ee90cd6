import { type Hk80Point, hk80 } from '../coordinates.ts';

/** A point in Kowloon whose fractions have no short decimal form, so that the last digits of a double are used. */
const ORIGIN = [835_411.431 + 1 / 3, 817_266.016 + 1 / 7] as const;

type Pair = readonly [east: number, north: number];

export const pointOf = (east: number, north: number) => hk80(ORIGIN[0] + east, ORIGIN[1] + north);
export const lineOf = (...points: readonly Pair[]): readonly Hk80Point[] => points.map((point) => pointOf(...point));
export const ringOf = (...corners: readonly Pair[]) => lineOf(...corners, ...corners.slice(0, 1));

export const rectangleOf = (west: number, south: number, east: number, north: number) =>
  ringOf([west, south], [east, south], [east, north], [west, north]);

/** Metres from the origin, to a micrometre. */
export const offsetOf = (point: Hk80Point): Pair => [
  Math.round((point[0] - ORIGIN[0]) * 1e6) / 1e6,
  Math.round((point[1] - ORIGIN[1]) * 1e6) / 1e6,
];
