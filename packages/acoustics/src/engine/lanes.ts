import { itemAt } from '../checked-reads.ts';
import { slantTransmission } from '../propagation.ts';
import { HIDDEN, SCREENED_DISTANCE_RATIO } from '../screening.ts';
import type { EngineInput, EngineScreening, ScreenView } from './engine-input.ts';

/**
 * Listening points are processed four at a time: each energy is read once for four multiply-adds, where the sweep
 * spends its time.
 */
export const LANES = 4;

/** Four listening points, each at a receiver and a height above it (0 except for floors, M-70). */
export interface Lanes {
  readonly receivers: Int32Array;
  readonly heights: Float64Array;
  /** 1 if no facade reflects (M-141). */
  readonly isOpenAir: Uint8Array;
  /**
   * The share of a unit of energy that arrives from each zone's notional source (index is zone times LANES plus lane),
   * followed by the other columns of the current block.
   */
  weights: Float64Array;
  /**
   * Plan distances, in the same order. They define 'nearest' in M-34 at any height. They are followed by the effective
   * distances behind each set of screens (M-113).
   */
  distances: Float64Array;
  /**
   * The same from fixed positions (M-32). Index is position times LANES plus lane. Valid only if the position's turn is
   * the current one.
   */
  fixedTransmissions: Float64Array;
  fixedTurns: Int32Array;
  turn: number;
  /** Empty while screening is off. */
  views: readonly ScreenView[];
  screenedZoneCount: number;
  /**
   * The visibility states. The index is view times zones plus zone, or position times views plus view, times LANES plus
   * lane.
   */
  zoneStates: Uint8Array;
  fixedStates: Uint8Array;
}

export function createLanes(zoneCount: number): Lanes {
  return {
    receivers: new Int32Array(LANES),
    heights: new Float64Array(LANES),
    isOpenAir: new Uint8Array(LANES),
    weights: new Float64Array(zoneCount * LANES),
    distances: new Float64Array(zoneCount * LANES),
    fixedTransmissions: new Float64Array(0),
    fixedTurns: new Int32Array(0),
    turn: 0,
    views: [],
    screenedZoneCount: 0,
    zoneStates: new Uint8Array(0),
    fixedStates: new Uint8Array(0),
  };
}

/** Lanes without a receiver repeat the last one; their results are not read. */
export function fillLanes(
  lanes: Lanes,
  { zones, notionalDistances, isOpenAir, screening }: EngineInput,
  points: readonly { readonly receiver: number; readonly height: number }[],
): void {
  lanes.turn++;
  for (let lane = 0; lane < LANES; lane++) {
    const { receiver, height } = itemAt(points, Math.min(lane, points.length - 1));
    lanes.receivers[lane] = receiver;
    lanes.heights[lane] = height;
    lanes.isOpenAir[lane] = isOpenAir(receiver) ? 1 : 0;
    for (let zone = 0; zone < zones.length; zone++) {
      const distance = notionalDistances[receiver * zones.length + zone] ?? 0;
      lanes.distances[zone * LANES + lane] = distance;
      lanes.weights[zone * LANES + lane] = slantTransmission(distance, height, isOpenAir(receiver));
    }
  }
  if (screening !== undefined) fillStates(lanes, zones.length, screening);
}

/** The visibility and effective distance of each zone: a hidden zone counts as farther away (M-113). */
function fillStates(lanes: Lanes, zoneCount: number, { views, zoneCount: screened }: EngineScreening): void {
  if (lanes.views !== views) makeRoomForViews(lanes, zoneCount, views, screened);
  const { distances, zoneStates, receivers, heights } = lanes;
  views.forEach((view, index) => {
    for (let zone = 0; zone < screened; zone++)
      for (let lane = 0; lane < LANES; lane++) {
        const state = view.zoneState(receivers[lane] ?? 0, zone, heights[lane] ?? 0);
        const distance = distances[zone * LANES + lane] ?? 0;
        zoneStates[(index * screened + zone) * LANES + lane] = state;
        distances[((index + 1) * zoneCount + zone) * LANES + lane] =
          state === HIDDEN ? distance * SCREENED_DISTANCE_RATIO : distance;
      }
  });
}

function makeRoomForViews(lanes: Lanes, zoneCount: number, views: readonly ScreenView[], screened: number): void {
  const { distances } = lanes;
  lanes.views = views;
  lanes.screenedZoneCount = screened;
  lanes.zoneStates = new Uint8Array(views.length * screened * LANES);
  lanes.distances = new Float64Array((views.length + 1) * zoneCount * LANES);
  lanes.distances.set(distances.subarray(0, zoneCount * LANES));
  lanes.fixedStates = new Uint8Array(lanes.fixedTurns.length * views.length * LANES);
}

/** Calculates the share of a unit of energy that arrives from fixed positions, once for all blocks that need it. */
export function fillFixedTransmissions(
  lanes: Lanes,
  positions: Int32Array,
  fixedDistance: EngineInput['fixedDistance'],
): void {
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i] ?? 0;
    if (position >= lanes.fixedTurns.length) growFixed(lanes, position + 1);
    if (lanes.fixedTurns[position] === lanes.turn) continue;
    lanes.fixedTurns[position] = lanes.turn;
    for (let lane = 0; lane < LANES; lane++)
      lanes.fixedTransmissions[position * LANES + lane] = slantTransmission(
        fixedDistance(lanes.receivers[lane] ?? 0, position),
        lanes.heights[lane] ?? 0,
        lanes.isOpenAir[lane] === 1,
      );
    lanes.views.forEach((view, index) => {
      for (let lane = 0; lane < LANES; lane++)
        lanes.fixedStates[(position * lanes.views.length + index) * LANES + lane] = view.fixedState(
          lanes.receivers[lane] ?? 0,
          position,
          lanes.heights[lane] ?? 0,
        );
    });
  }
}

function growFixed(lanes: Lanes, count: number): void {
  const [transmissions, turns] = [lanes.fixedTransmissions, lanes.fixedTurns];
  lanes.fixedTransmissions = new Float64Array(2 * count * LANES);
  lanes.fixedTransmissions.set(transmissions);
  lanes.fixedTurns = new Int32Array(2 * count);
  lanes.fixedTurns.set(turns);
  const states = lanes.fixedStates;
  lanes.fixedStates = new Uint8Array(2 * count * lanes.views.length * LANES);
  lanes.fixedStates.set(states);
}
