import { distance, type Hk80Point, hk80 } from '@quietsite/geometry';

/** Why a typed pair cannot be a position in Hong Kong; a `doubtful` one can, but is probably a mistake. */
export type PlaceProblem = 'degrees' | 'swapped' | 'outside' | 'doubtful';

const EASTINGS = { least: 790_000, most: 870_000 } as const;
const NORTHINGS = { least: 790_000, most: 860_000 } as const;
/** Grid coordinates have six digits before the point; a value below this is not in metres. */
const DEGREES_BELOW = 1000;
/** Both orders of most pairs are in Hong Kong: the existing position then tells which one is meant. */
const FAR_METRES = 10_000;
const NEAR_METRES = 3000;

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  value >= least && value <= most;

const isInHongKong = ([easting, northing]: Hk80Point) => isWithin(easting, EASTINGS) && isWithin(northing, NORTHINGS);

/** Metres to three decimals; null if the text is not a number. */
export function readGrid(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 1000) / 1000 : null;
}

/** `near`: a known position in the same project, if any. */
export function findPlaceProblem(place: Hk80Point, near: Hk80Point | null): PlaceProblem | null {
  const [easting, northing] = place;
  if (easting < DEGREES_BELOW && northing < DEGREES_BELOW) return 'degrees';
  const turned = hk80(northing, easting);
  if (!isInHongKong(place)) return isInHongKong(turned) ? 'swapped' : 'outside';
  const isTurned = near !== null && distance(place, near) > FAR_METRES && distance(turned, near) < NEAR_METRES;
  return isTurned ? 'doubtful' : null;
}
