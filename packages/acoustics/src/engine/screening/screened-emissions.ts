import { itemAt, numberAt } from '../../checked-reads.ts';
import { correctionOfSource, SCREENED } from '../../screening.ts';
import type { EmissionStep, ScreenedSource } from '../engine-input.ts';
import { LANES, type Lanes } from '../lanes.ts';

/** Columns of notional sources behind screens: the zone's weight if it is in one of these states, otherwise 0. */
export interface ScreenedZones {
  readonly offsets: Int32Array;
  readonly zones: Int32Array;
  readonly views: Int32Array;
  /** One bit per state of a source. */
  readonly states: Int32Array;
}

/** Emissions with fixed positions, whose correction depends on which sources the receiver sees (M-107). */
export interface ScreenedEmission {
  readonly offset: number;
  readonly zone: number;
  readonly views: readonly number[];
  readonly alternatives: readonly (readonly SourceInColumns[])[];
}

interface SourceInColumns extends ScreenedSource {
  /** Offset of its weight. */
  readonly offset: number;
  /** Fixed position; -1 for the notional source. */
  readonly position: number;
}

export function layOutScreened(
  { alternatives = [] }: EmissionStep,
  place: Pick<ScreenedEmission, 'offset' | 'zone' | 'views'>,
  fixedOffset: (position: number) => number,
): ScreenedEmission {
  return {
    ...place,
    alternatives: alternatives.map(({ notional, fixed }) => [
      ...(notional === null ? [] : [{ ...notional, offset: place.zone * LANES, position: -1 }]),
      ...fixed.map((source) => ({ ...source, offset: fixedOffset(source.position) })),
    ]),
  };
}

export function fillScreenedZones({ offsets, zones, views, states }: ScreenedZones, lanes: Lanes): void {
  const { weights, zoneStates, screenedZoneCount } = lanes;
  for (let i = 0; i < offsets.length; i++) {
    const zone = zones[i] ?? 0;
    const from = ((views[i] ?? 0) * screenedZoneCount + zone) * LANES;
    for (let lane = 0; lane < LANES; lane++) {
      const isSo = ((states[i] ?? 0) >> (zoneStates[from + lane] ?? 0)) & 1;
      weights[(offsets[i] ?? 0) + lane] = isSo === 1 ? (weights[zone * LANES + lane] ?? 0) : 0;
    }
  }
}

/** Writes the energy of each emission at each lane in one run, as the weight of its column. */
export function fillScreenedEmissions(
  emissions: readonly ScreenedEmission[],
  run: number,
  lanes: Lanes,
  shift: number,
): void {
  for (const { offset, zone, views, alternatives } of emissions)
    for (let lane = 0; lane < LANES; lane++) {
      let loudest = 0;
      for (const sources of alternatives) {
        const energy = receive(sources, zone, numberAt(views, run), run, lanes, lane);
        if (energy > loudest) loudest = energy;
      }
      lanes.weights[offset + shift + lane] = loudest;
    }
}

/** All sources of an alternative get the weakest correction among them (M-107 to M-109). */
function receive(
  sources: readonly SourceInColumns[],
  zone: number,
  view: number,
  run: number,
  lanes: Lanes,
  lane: number,
): number {
  let correction: number = SCREENED;
  for (const { position, isQuiet } of sources) {
    const state =
      position < 0
        ? lanes.zoneStates[(view * lanes.screenedZoneCount + zone) * LANES + lane]
        : lanes.fixedStates[(position * lanes.views.length + view) * LANES + lane];
    correction = Math.min(correction, correctionOfSource(state ?? 0, isQuiet[run] === true));
  }
  let energy = 0;
  for (const { offset, energies } of sources)
    energy += numberAt(itemAt(energies, correction), run) * (lanes.weights[offset + lane] ?? 0);
  return energy;
}
