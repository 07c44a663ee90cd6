import { itemAt, numberAt } from '../checked-reads.ts';
import { type EmissionStep, RUNS } from './engine-input.ts';
import { cumulate } from './sum-list.ts';

/**
 * Emissions of zone-tasks with fixed positions in their groups, as flat arrays. The parts of emission i run from
 * partStarts[i] up to partStarts[i + 1], rows without a group first. The fixed rows of part p run from fixedStarts[p]
 * up to fixedStarts[p + 1].
 */
export interface MixedEmissions {
  /** Where the weight of each emission in the first current run is written. The second run is LANES further on. */
  readonly offsets: Int32Array;
  /** Offset of the weight of its notional source. */
  readonly zones: Int32Array;
  readonly partStarts: Int32Array;
  /** By run. */
  readonly notional: readonly Float64Array[];
  readonly fixedStarts: Int32Array;
  /** Offset of the weight of the fixed position. */
  readonly fixed: Int32Array;
  /** By run. */
  readonly fixedEnergies: readonly Float64Array[];
}

export function layOutMixedEmissions(
  emissions: readonly { readonly step: EmissionStep; readonly zone: number; readonly offset: number }[],
  fixedOffset: (position: number) => number,
): MixedEmissions {
  const parts = emissions.flatMap(({ step }) => [step.common, ...step.groups]);
  const fixed = parts.flatMap((part) => part.fixed);
  return {
    offsets: Int32Array.from(emissions, ({ offset }) => offset),
    zones: Int32Array.from(emissions, ({ zone }) => zone),
    partStarts: cumulate(emissions.map(({ step }) => 1 + step.groups.length)),
    notional: RUNS.map((_, run) => Float64Array.from(parts, (part) => numberAt(part.notional, run))),
    fixedStarts: cumulate(parts.map((part) => part.fixed.length)),
    fixed: Int32Array.from(fixed, ({ position }) => fixedOffset(position)),
    fixedEnergies: RUNS.map((_, run) => Float64Array.from(fixed, ({ energies }) => numberAt(energies, run))),
  };
}

/**
 * Writes the energy of every emission at every lane in one run, as the weight of its column. The loudest group is
 * chosen by received energy, because with fixed positions it depends on the receiver (M-32).
 */
export function fillMixedEnergies(mixed: MixedEmissions, run: number, weights: Float64Array, shift: number): void {
  const { offsets, zones, partStarts, fixedStarts, fixed } = mixed;
  const notional = itemAt(mixed.notional, run);
  const energies = itemAt(mixed.fixedEnergies, run);
  let part = 0;
  let i = 0;
  for (let emission = 0; emission < offsets.length; emission++) {
    const zone = zones[emission] ?? 0;
    const common = part;
    const end = partStarts[emission + 1] ?? 0;
    let c0 = 0;
    let c1 = 0;
    let c2 = 0;
    let c3 = 0;
    let loudest0 = 0;
    let loudest1 = 0;
    let loudest2 = 0;
    let loudest3 = 0;
    for (; part < end; part++) {
      const energy = notional[part] ?? 0;
      let e0 = energy * (weights[zone] ?? 0);
      let e1 = energy * (weights[zone + 1] ?? 0);
      let e2 = energy * (weights[zone + 2] ?? 0);
      let e3 = energy * (weights[zone + 3] ?? 0);
      const lastFixed = fixedStarts[part + 1] ?? 0;
      for (; i < lastFixed; i++) {
        const fixedEnergy = energies[i] ?? 0;
        const from = fixed[i] ?? 0;
        e0 += fixedEnergy * (weights[from] ?? 0);
        e1 += fixedEnergy * (weights[from + 1] ?? 0);
        e2 += fixedEnergy * (weights[from + 2] ?? 0);
        e3 += fixedEnergy * (weights[from + 3] ?? 0);
      }
      if (part === common) {
        c0 = e0;
        c1 = e1;
        c2 = e2;
        c3 = e3;
      } else {
        if (e0 > loudest0) loudest0 = e0;
        if (e1 > loudest1) loudest1 = e1;
        if (e2 > loudest2) loudest2 = e2;
        if (e3 > loudest3) loudest3 = e3;
      }
    }
    const offset = (offsets[emission] ?? 0) + shift;
    weights[offset] = c0 + loudest0;
    weights[offset + 1] = c1 + loudest1;
    weights[offset + 2] = c2 + loudest2;
    weights[offset + 3] = c3 + loudest3;
  }
}
