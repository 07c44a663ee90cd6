import { itemAt, numberAt } from '@quietsite/acoustics';
import { emissionsAt, emissionsOf, type HeardRow } from './heard-rows.ts';

/** The requirements that are not met, and by how much in all, relative to their limits. */
export interface Excess {
  readonly unmet: number;
  readonly excess: number;
}

/** Rounds over the rows that have no option that is the quietest in every way. */
const MAX_ROUNDS = 3;

/**
 * Every row at its quietest, as places in the fronts. What is the quietest for a receiver that sees a row may not be for
 * one that is screened from it: then the options with which most requirements are met, and that is not clear.
 */
export function pickQuietest(
  rows: readonly HeardRow[],
  createExcess: (least: Float64Array) => (emissions: Float64Array) => Excess,
): { readonly places: readonly number[]; readonly isClear: boolean } {
  const found = rows.map(findQuietest);
  const unclear = [...rows.keys()].filter((row) => found[row] === -1);
  const places = found.map((place, row) => (place === -1 ? itemAt(rows, row).front.length - 1 : place));
  if (unclear.length === 0) return { places, isClear: true };
  const measure = createExcess(emissionsOf(rows, (emissions) => Math.min(...emissions)));
  let best = measure(emissionsAt(rows, places));
  for (let round = 0, isBetter = true; isBetter && best.unmet > 0 && round < MAX_ROUNDS; round++) {
    isBetter = false;
    for (const row of unclear) {
      let kept = numberAt(places, row);
      for (const place of itemAt(rows, row).front.keys()) {
        places[row] = place;
        const excess = measure(emissionsAt(rows, places));
        if (!isLess(excess, best)) continue;
        [best, kept, isBetter] = [excess, place, true];
      }
      places[row] = kept;
    }
  }
  return { places, isClear: best.unmet === 0 };
}

/** The place of the option that is the quietest in every way; -1 if none is. */
function findQuietest({ front, emissions }: HeardRow): number {
  const least = emissions.map((ofWay) => Math.min(...ofWay));
  for (let place = front.length - 1; place >= 0; place--)
    if (emissions.every((ofWay, way) => numberAt(ofWay, place) === numberAt(least, way))) return place;
  return -1;
}

const isLess = (one: Excess, other: Excess): boolean =>
  one.unmet < other.unmet || (one.unmet === other.unmet && one.excess < other.excess);
