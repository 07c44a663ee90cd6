import type { TaskEmission } from './task-emission.ts';

/**
 * Emissions of zone-tasks with fixed positions, laid out flat. The parts of emission i run from partStarts[i] up to
 * partStarts[i + 1], the rows without group first; the fixed rows of part p from fixedStarts[p] up to fixedStarts[p + 1].
 */
export interface MixedEmissions {
  readonly zones: Int32Array;
  readonly partStarts: Int32Array;
  readonly notionalEnergies: Float64Array;
  readonly fixedStarts: Int32Array;
  readonly fixedPositions: Int32Array;
  readonly fixedEnergies: Float64Array;
}

export function layOutMixedEmissions(emissions: readonly TaskEmission[]): MixedEmissions {
  const parts = emissions.flatMap((emission) => [emission.common, ...emission.groups]);
  return {
    zones: Int32Array.from(emissions, (emission) => emission.zone),
    partStarts: cumulate(emissions.map((emission) => 1 + emission.groups.length)),
    notionalEnergies: Float64Array.from(parts, (part) => part.notionalEnergy),
    fixedStarts: cumulate(parts.map((part) => part.fixedPositions.length)),
    fixedPositions: Int32Array.from(parts.flatMap((part) => part.fixedPositions)),
    fixedEnergies: Float64Array.from(parts.flatMap((part) => part.fixedEnergies)),
  };
}

/**
 * Writes the energy of every emission at a receiver behind the zones' transmissions. The loudest group is found on what
 * arrives: with fixed positions it differs from receiver to receiver (M-32).
 */
export function fillReceivedEnergies(
  mixed: MixedEmissions,
  fixedTransmissions: Float64Array,
  weights: Float64Array,
): void {
  const { zones, partStarts } = mixed;
  const offset = weights.length - zones.length;
  for (let emission = 0; emission < zones.length; emission++) {
    const zoneTransmission = weights[zones[emission] as number] as number;
    const common = partStarts[emission] as number;
    const end = partStarts[emission + 1] as number;
    let loudest = 0;
    for (let part = common + 1; part < end; part++) {
      const energy = receivedPart(mixed, part, zoneTransmission, fixedTransmissions);
      if (energy > loudest) loudest = energy;
    }
    weights[offset + emission] = receivedPart(mixed, common, zoneTransmission, fixedTransmissions) + loudest;
  }
}

function receivedPart(
  { notionalEnergies, fixedStarts, fixedPositions, fixedEnergies }: MixedEmissions,
  part: number,
  zoneTransmission: number,
  fixedTransmissions: Float64Array,
): number {
  let energy = (notionalEnergies[part] as number) * zoneTransmission;
  const end = fixedStarts[part + 1] as number;
  for (let i = fixedStarts[part] as number; i < end; i++)
    energy += (fixedEnergies[i] as number) * (fixedTransmissions[fixedPositions[i] as number] as number);
  return energy;
}

function cumulate(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, i) => {
    starts[i + 1] = (starts[i] as number) + count;
  });
  return starts;
}
