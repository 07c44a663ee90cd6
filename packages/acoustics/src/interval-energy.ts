import type { SourceList } from './run-schedule.ts';

/** Type A work: everything adds up at the receiver (M-34). */
export function sumTypeA({ starts, columns, energies }: SourceList, interval: number, weights: Float64Array): number {
  let energy = 0;
  const end = starts[interval + 1] as number;
  for (let i = starts[interval] as number; i < end; i++)
    energy += (energies[i] as number) * (weights[columns[i] as number] as number);
  return energy;
}

/** Type B work: only the zone nearest to the receiver counts, on a tie the louder (M-34). */
export function findTypeB(list: SourceList, interval: number, weights: Float64Array, nearness: Int32Array): number {
  const { starts, zones, columns, energies } = list;
  let nearest = Number.MAX_SAFE_INTEGER;
  let loudest = 0;
  const end = starts[interval + 1] as number;
  let i = starts[interval] as number;
  while (i < end) {
    const zone = zones[i] as number;
    const place = nearness[zone] as number;
    let energy = 0;
    for (; i < end && zones[i] === zone; i++)
      if (place <= nearest) energy += (energies[i] as number) * (weights[columns[i] as number] as number);
    if (place < nearest || (place === nearest && energy > loudest)) {
      nearest = place;
      loudest = energy;
    }
  }
  return loudest;
}

/** Distances that differ by less than a micrometre are the same distance. */
const TIE_METRES = 1e-6;

/** Writes the place of each zone in the order of distance from a receiver; zones at the same distance share theirs. */
export function fillNearness(distances: Float64Array, order: number[], nearness: Int32Array): void {
  order.sort((a, b) => (distances[a] as number) - (distances[b] as number));
  let place = 0;
  let placeDistance = Number.NEGATIVE_INFINITY;
  for (const zone of order) {
    const distance = distances[zone] as number;
    if (distance > placeDistance + TIE_METRES) {
      place++;
      placeDistance = distance;
    }
    nearness[zone] = place;
  }
}
