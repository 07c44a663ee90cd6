import { itemAt, numberAt } from '@quietsite/acoustics';
import { type CandidateRow, emissionsAt, emissionsOf } from './candidate-rows.ts';

/** The number of unmet requirements, and their total excess relative to the limits. */
export interface Excess {
  readonly unmet: number;
  readonly excess: number;
}

/** The maximum number of rounds over the rows that have no single quietest option. */
const MAX_ROUNDS = 3;

/**
 * Picks the quietest option of each row, as places in the fronts. The quietest option for a receiver that sees a row
 * may not be the quietest for one that is screened from it. In that case, picks the options that meet most requirements; isClear
 * is false if some remain unmet.
 */
export function pickQuietest(
  rows: readonly CandidateRow[],
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

/** The place of the option that is quietest in all variants; -1 if there is none. */
function findQuietest({ front, emissions }: CandidateRow): number {
  const least = emissions.map((ofVariant) => Math.min(...ofVariant));
  for (let place = front.length - 1; place >= 0; place--)
    if (emissions.every((ofVariant, variant) => numberAt(ofVariant, place) === numberAt(least, variant))) return place;
  return -1;
}

const isLess = (one: Excess, other: Excess): boolean =>
  one.unmet < other.unmet || (one.unmet === other.unmet && one.excess < other.excess);
