import { exp10, log10 } from './exp10-log10.ts';
import { BARRIER_DISTANCE_METRES, FLOOR_HEIGHT_METRES } from './floors.ts';
import { levelOfPositive, TIE_DECIBELS, toEnergy } from './level.ts';
import { TIE_METRES } from './propagation.ts';

/** Heights of drawn barriers are tenths of a metre (M-120). */
const HEIGHTS_PER_METRE = 10;
/** The wavelength of the design figure: speed of sound over 500 Hz (M-124). */
const WAVELENGTH_METRES = 340 / 500;
/** Includes reflections from the ground (ISO 9613-2). */
const DIFFRACTION_FACTOR = 20;
/** The maximum attenuation of a single edge (ISO 9613-2). */
const MAX_EDGE_DECIBELS = 20;
/** The maximum that a user may enter for a barrier (M-124). */
const MAX_DESIGN_DECIBELS = 15;
/** The constant of the meteorological correction (ISO 9613-2). */
const WEATHER_METRES = 2000;

/** A line of sight in a vertical plane: elevations in mPD, distances in metres from the source. */
interface BarrierSight {
  readonly source: number;
  readonly receiver: number;
  /** Plan distance from the source to the barrier. */
  readonly atMetres: number;
  readonly distanceMetres: number;
}

/** The height above its ground at which a barrier just fails to hide the source (M-122). */
export function computeGrazingHeight(
  { source, receiver, atMetres, distanceMetres }: BarrierSight,
  barrierGround: number,
): number {
  return source + ((receiver - source) * atMetres) / distanceMetres - barrierGround;
}

/**
 * A source level with the edge is in view (M-106), so the barrier must be higher: the next tenth of a metre (M-122).
 */
export function nextBarrierHeight(grazingHeight: number): number {
  return (Math.floor((grazingHeight + TIE_METRES) * HEIGHTS_PER_METRE) + 1) / HEIGHTS_PER_METRE;
}

/** The height above the machine's base, in metres, below which a movable barrier 3 m away hides it (M-123). */
export function computeMovableCover(barrierMetres: number, plantMetres: number, distanceMetres: number): number {
  return plantMetres + ((barrierMetres - plantMetres) * distanceMetres) / BARRIER_DISTANCE_METRES;
}

/** The highest floor below an elevation above the base of its building; 0 if there is none (M-112). */
export function highestFloorBelow(metresAboveBase: number): number {
  return Math.max(0, Math.ceil((metresAboveBase - TIE_METRES) / FLOOR_HEIGHT_METRES) - 1);
}

/** One sound path past a barrier (M-124). */
export interface BarrierPath {
  /** How much longer the path is than the straight line; negative if the line passes above the edge. */
  readonly detourMetres: number;
  /** K of ISO 9613-2, the meteorological correction. */
  readonly weather: number;
  /** Before the limit for a single edge. */
  readonly unlimited: number;
  readonly attenuation: number;
}

/** A figure for comparing designs; no level uses it (M-124, M-125). */
export interface DesignAttenuation {
  readonly top: BarrierPath;
  readonly ends: readonly BarrierPath[];
  readonly total: number;
  /** Limited to the maximum that a user may enter. */
  readonly design: number;
  /** Rounded towards 0, as entered in a row: 0 or negative. */
  readonly typed: number;
}

/** An end of a barrier by its plan distances from the source and from the receiver. */
export interface BarrierEnd {
  readonly fromSource: number;
  readonly toReceiver: number;
}

/** By ISO 9613-2 at 500 Hz: over the top, and around the ends unless the barrier is long. */
export function computeDesignAttenuation(
  sight: BarrierSight,
  top: number,
  ends: readonly BarrierEnd[] = [],
): DesignAttenuation {
  const { source, receiver, distanceMetres } = sight;
  const straight = hypotenuse(distanceMetres, receiver - source);
  const over = passTop(sight, top, straight);
  const round = ends.map(({ fromSource, toReceiver }) =>
    attenuate(hypotenuse(fromSource + toReceiver, receiver - source) - straight, 1),
  );
  const paths = [over, ...round];
  const total =
    paths.length === 1
      ? over.attenuation
      : -levelOfPositive(paths.reduce((energy, path) => energy + toEnergy(-path.attenuation), 0));
  const design = Math.min(total, MAX_DESIGN_DECIBELS);
  return { top: over, ends: round, total, design, typed: 0 - Math.floor(design + TIE_DECIBELS) };
}

function passTop({ source, receiver, atMetres, distanceMetres }: BarrierSight, top: number, straight: number) {
  const [up, down] = [hypotenuse(atMetres, top - source), hypotenuse(distanceMetres - atMetres, receiver - top)];
  const sightAtBarrier = source + ((receiver - source) * atMetres) / distanceMetres;
  // Rounding must not turn a grazing line into a detour.
  const detour = Math.abs(top - sightAtBarrier) <= TIE_METRES ? 0 : Math.max(0, up + down - straight);
  if (top < sightAtBarrier || detour === 0) return attenuate(-detour, 1);
  const weather = exp10((-Math.sqrt((up * down * straight) / (2 * detour)) / WEATHER_METRES) * Math.LOG10E);
  return attenuate(detour, weather);
}

function attenuate(detourMetres: number, weather: number): BarrierPath {
  const ratio = 3 + (DIFFRACTION_FACTOR / WAVELENGTH_METRES) * detourMetres * weather;
  const unlimited = 10 * log10(Math.max(1, ratio));
  return { detourMetres, weather, unlimited, attenuation: Math.min(unlimited, MAX_EDGE_DECIBELS) };
}

function hypotenuse(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}
