import { area, distance, type Hk80Point, length } from '@quietsite/geometry';

export const HECTARE = 10_000;
/** Below this, whole square metres would hide changes. */
const SMALL_AREA = 100;

const decimals = (digits: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const whole = decimals(0);
const tenths = decimals(1);
const hundredths = decimals(2);

/** '12.4 m'. */
export function formatLength(metres: number): string {
  return `${tenths.format(metres)} m`;
}

/** '23,500'. */
export const formatSquareMetres = (squareMetres: number): string => whole.format(squareMetres);

/** '8.5 m²', '1,250 m²', '2.35 ha'. */
export function formatArea(squareMetres: number): string {
  if (squareMetres < SMALL_AREA) return `${tenths.format(squareMetres)} m²`;
  // A value that would round to 10,000 m² is shown as one hectare.
  if (Math.round(squareMetres) < HECTARE) return `${whole.format(squareMetres)} m²`;
  return `${hundredths.format(squareMetres / HECTARE)} ha`;
}

export interface SketchMeasure {
  /** From the last corner to the pointer; null before the first corner. */
  readonly sideMetres: number | null;
  /** All sides up to the pointer. */
  readonly wholeMetres: number;
  /** Null for lines and for shapes without an area yet. */
  readonly squareMetres: number | null;
}

/** True metres on the grid (M-01), with the pointer as the next corner. */
export function measureSketch(
  kind: 'polygon' | 'line',
  corners: readonly Hk80Point[],
  aim: Hk80Point | null,
): SketchMeasure {
  const last = corners.at(-1);
  const points = aim ? [...corners, aim] : corners;
  return {
    sideMetres: last && aim ? distance(last, aim) : null,
    wholeMetres: length(points),
    squareMetres: kind === 'polygon' && points.length > 2 ? area([points]) : null,
  };
}
