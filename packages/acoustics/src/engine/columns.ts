import type { EmissionStep, EngineInput, RunPair } from './engine-input.ts';
import { fillFixedTransmissions, LANES, type Lanes } from './lanes.ts';
import { fillMixedEnergies, layOutMixedEmissions, type MixedEmissions } from './mixed-emissions.ts';
import {
  fillScreenedEmissions,
  fillScreenedZones,
  layOutScreened,
  type ScreenedEmission,
  type ScreenedZones,
} from './screening/screened-emissions.ts';
import { fillNearest, layOutSets, type ZoneSets } from './zone-sets.ts';

/**
 * Every source position in a block is a column. Its weight is the share of its energy that reaches a receiver, so the
 * energy at the receiver is a sum of energies times weights. An offset is a column times LANES. The notional sources of
 * all zones come first, in order of zone index; the remaining columns belong to the block.
 */
export interface Columns {
  readonly count: number;
  readonly fixed: { readonly offsets: Int32Array; readonly positions: Int32Array };
  readonly mixed: MixedEmissions;
  readonly screened: { readonly zones: ScreenedZones; readonly emissions: readonly ScreenedEmission[] };
  readonly sets: ZoneSets;
  /**
   * Columns of type B zones: the weight of another column if the zone is the nearest of its set, otherwise 0 (M-34).
   */
  readonly masked: {
    readonly offsets: Int32Array;
    readonly sources: Int32Array;
    readonly sets: Int32Array;
    readonly places: Int32Array;
  };
}

/** Allocates columns while a block is built. */
export class ColumnBuilder {
  #count: number;
  readonly #fixed = new Map<number, number>();
  readonly #mixed = new Map<EmissionStep, { readonly zone: number; readonly offset: number }>();
  readonly #screened = new Map<string, { offset: number; zone: number; view: number; states: number }>();
  readonly #screenedMixed = new Map<string, ScreenedEmission>();
  readonly #stepNumbers = new Map<EmissionStep, number>();
  readonly #sets = new Map<
    string,
    { readonly index: number; readonly zones: readonly number[]; readonly view: number }
  >();
  readonly #masked = new Map<string, { offset: number; source: number; set: number; place: number }>();
  readonly #zoneCount: number;

  constructor(zoneCount: number) {
    this.#count = zoneCount;
    this.#zoneCount = zoneCount;
  }

  zone(zone: number): number {
    return zone * LANES;
  }

  fixed(position: number): number {
    return findOrAdd(this.#fixed, position, () => this.#next());
  }

  /** Two columns, one for each of the current runs: the loudest group may differ between them. */
  mixed(zone: number, step: EmissionStep): number {
    for (const { fixed } of [step.common, ...step.groups]) for (const { position } of fixed) this.fixed(position);
    return findOrAdd(this.#mixed, step, () => ({ zone, offset: this.#next(2) })).offset;
  }

  /** A notional source in one of the given visibility states, behind a set of screens. */
  screened(zone: number, view: number, states: number): number {
    const key = `${zone} ${view} ${states}`;
    return findOrAdd(this.#screened, key, () => ({ offset: this.#next(), zone, view, states })).offset;
  }

  /** Two columns, one for each of the current runs. */
  screenedMixed(zone: number, step: EmissionStep, views: readonly number[]): number {
    const number = findOrAdd(this.#stepNumbers, step, () => this.#stepNumbers.size);
    return findOrAdd(this.#screenedMixed, `${number} ${views.join()}`, () =>
      layOutScreened(step, { offset: this.#next(2), zone, views }, (position) => this.fixed(position)),
    ).offset;
  }

  /** The index of a set of type B zones of one project that are active together; view is -1 without screening. */
  set(zones: readonly number[], view = -1): number {
    const key = `${view} ${zones.join()}`;
    return findOrAdd(this.#sets, key, () => ({ index: this.#sets.size, zones, view })).index;
  }

  /** The offset in the lanes of the distance that decides which zone is nearest (M-113). */
  distance(zone: number, view = -1): number {
    return ((view + 1) * this.#zoneCount + zone) * LANES;
  }

  masked(source: number, set: number, place: number): number {
    const key = `${source} ${set} ${place}`;
    return findOrAdd(this.#masked, key, () => ({ offset: this.#next(), source, set, place })).offset;
  }

  build(): Columns {
    const masked = [...this.#masked.values()];
    const screened = [...this.#screened.values()];
    const sets = [...this.#sets.values()];
    const emissions = [...this.#mixed].map(([step, { zone, offset }]) => ({ step, zone: this.zone(zone), offset }));
    return {
      count: this.#count,
      fixed: { offsets: Int32Array.from(this.#fixed.values()), positions: Int32Array.from(this.#fixed.keys()) },
      mixed: layOutMixedEmissions(emissions, (position) => this.fixed(position)),
      screened: {
        zones: {
          offsets: Int32Array.from(screened, ({ offset }) => offset),
          zones: Int32Array.from(screened, ({ zone }) => zone),
          views: Int32Array.from(screened, ({ view }) => view),
          states: Int32Array.from(screened, ({ states }) => states),
        },
        emissions: [...this.#screenedMixed.values()],
      },
      sets: layOutSets(
        sets.map(({ zones }) => zones),
        (zone, set) => this.distance(zone, sets[set]?.view),
      ),
      masked: {
        offsets: Int32Array.from(masked, ({ offset }) => offset),
        sources: Int32Array.from(masked, ({ source }) => source),
        sets: Int32Array.from(masked, ({ set }) => set * LANES),
        places: Int32Array.from(masked, ({ place }) => place),
      },
    };
  }

  #next(columns = 1): number {
    const offset = this.#count * LANES;
    this.#count += columns;
    return offset;
  }
}

function findOrAdd<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

/**
 * Writes the weights of a block's columns at four lanes. Returns whether any lane has several equally near type B
 * zones.
 */
export function fillWeights(
  columns: Columns,
  lanes: Lanes,
  runs: RunPair,
  fixedDistance: EngineInput['fixedDistance'],
  nearest: Int32Array,
): boolean {
  const { fixed, mixed, screened, sets, masked } = columns;
  makeRoom(lanes, columns.count * LANES);
  const { weights } = lanes;
  if (fixed.positions.length > 0) {
    fillFixedTransmissions(lanes, fixed.positions, fixedDistance);
    for (let i = 0; i < fixed.offsets.length; i++)
      copyLanes(lanes.fixedTransmissions, (fixed.positions[i] ?? 0) * LANES, weights, fixed.offsets[i] ?? 0);
    fillMixedEnergies(mixed, runs[0], weights, 0);
    fillMixedEnergies(mixed, runs[1], weights, LANES);
  }
  if (lanes.views.length > 0) {
    fillScreenedZones(screened.zones, lanes);
    fillScreenedEmissions(screened.emissions, runs[0], lanes, 0);
    fillScreenedEmissions(screened.emissions, runs[1], lanes, LANES);
  }
  if (masked.offsets.length === 0) return false;
  const hasTie = fillNearest(sets, lanes, nearest);
  for (let i = 0; i < masked.offsets.length; i++) {
    const offset = masked.offsets[i] ?? 0;
    const source = masked.sources[i] ?? 0;
    const set = masked.sets[i] ?? 0;
    const place = masked.places[i] ?? 0;
    weights[offset] = nearest[set] === place ? (weights[source] ?? 0) : 0;
    weights[offset + 1] = nearest[set + 1] === place ? (weights[source + 1] ?? 0) : 0;
    weights[offset + 2] = nearest[set + 2] === place ? (weights[source + 2] ?? 0) : 0;
    weights[offset + 3] = nearest[set + 3] === place ? (weights[source + 3] ?? 0) : 0;
  }
  return hasTie;
}

function makeRoom(lanes: Lanes, size: number): void {
  if (lanes.weights.length >= size) return;
  const { weights } = lanes;
  lanes.weights = new Float64Array(2 * size);
  lanes.weights.set(weights);
}

function copyLanes(from: Float64Array, source: number, to: Float64Array, offset: number): void {
  to[offset] = from[source] ?? 0;
  to[offset + 1] = from[source + 1] ?? 0;
  to[offset + 2] = from[source + 2] ?? 0;
  to[offset + 3] = from[source + 3] ?? 0;
}
