import { distance, type Hk80Point, hk80 } from '@quietsite/geometry';

/** Why a typed pair cannot be a position in Hong Kong; a `doubtful` one can, but is probably a mistake. */
export type PositionProblem = 'degrees' | 'swapped' | 'outside' | 'doubtful';

const EASTINGS = { min: 790_000, max: 870_000 } as const;
const NORTHINGS = { min: 790_000, max: 860_000 } as const;
/** Grid coordinates have six digits before the point; a value below this is not in metres. */
const DEGREES_BELOW = 1000;
/** Both orders of most pairs are in Hong Kong: the existing position then shows which one is meant. */
const FAR_METRES = 10_000;
const NEAR_METRES = 3000;

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  value >= min && value <= max;

const isInHongKong = ([easting, northing]: Hk80Point) => isWithin(easting, EASTINGS) && isWithin(northing, NORTHINGS);

/** Metres to three decimals; null if the text is not a number. */
export function readGrid(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 1000) / 1000 : null;
}

/** `near`: a known position in the same project, if any. */
export function findPositionProblem(position: Hk80Point, near: Hk80Point | null): PositionProblem | null {
  const [easting, northing] = position;
  if (easting < DEGREES_BELOW && northing < DEGREES_BELOW) return 'degrees';
  const swapped = hk80(northing, easting);
  if (!isInHongKong(position)) return isInHongKong(swapped) ? 'swapped' : 'outside';
  const isSwapped = near !== null && distance(position, near) > FAR_METRES && distance(swapped, near) < NEAR_METRES;
  return isSwapped ? 'doubtful' : null;
}
