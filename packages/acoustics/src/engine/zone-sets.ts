import { floatAt, intAt } from '../checked-reads.ts';
import { TIE_METRES } from '../propagation.ts';
import { LANES, type Lanes } from './lanes.ts';
import { cumulate } from './sum-list.ts';

/** Used in place of a zone if several are equally near and the loudest of them counts (M-34). */
export const TIE = -1;

/** Sets of type B zones of one project that are active together: set s runs from starts[s] up to starts[s + 1]. */
export interface ZoneSets {
  readonly starts: Int32Array;
  /** Offset of the distance of each zone in the lanes. */
  readonly sources: Int32Array;
}

export function layOutSets(
  sets: readonly (readonly number[])[],
  distanceOffset: (zone: number, set: number) => number = (zone) => zone * LANES,
): ZoneSets {
  return {
    starts: cumulate(sets.map((zones) => zones.length)),
    sources: Int32Array.from(sets.flatMap((zones, set) => zones.map((zone) => distanceOffset(zone, set)))),
  };
}

/**
 * Finds the position of the nearest zone in each set for each lane, or a tie (M-34). Index is set times LANES plus
 * lane. Returns whether there was a tie.
 */
export function fillNearest({ starts, sources }: ZoneSets, { distances }: Lanes, nearest: Int32Array): boolean {
  let hasTie = false;
  for (let set = 0; set + 1 < starts.length; set++) {
    const start = intAt(starts, set);
    const end = intAt(starts, set + 1);
    for (let lane = 0; lane < LANES; lane++) {
      let least = Number.POSITIVE_INFINITY;
      let second = Number.POSITIVE_INFINITY;
      let place = 0;
      for (let i = start; i < end; i++) {
        const distance = floatAt(distances, intAt(sources, i) + lane);
        if (distance < least) {
          second = least;
          least = distance;
          place = i - start;
        } else if (distance < second) second = distance;
      }
      const isTie = second <= least + TIE_METRES;
      nearest[set * LANES + lane] = isTie ? TIE : place;
      if (isTie) hasTie = true;
    }
  }
  return hasTie;
}
