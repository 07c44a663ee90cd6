import type { Hk80Point } from '@quietsite/geometry';
import { LEGEND_STRIP_MM } from './legend.ts';
import type { MapInput } from './map-input.ts';
import type { MapView, SheetPoint } from './sheet.ts';

interface Bounds {
  readonly minimumEasting: number;
  readonly minimumNorthing: number;
  readonly maximumEasting: number;
  readonly maximumNorthing: number;
}

/** Standard drawing scales, times powers of ten. */
const SCALE_STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8];
const MARGIN_MM = 4;
/** A project without geometry still prints: the area around the grid origin, Hong Kong's centre. */
const DEFAULT_BOUNDS: Bounds = {
  minimumEasting: 836_194,
  minimumNorthing: 818_569,
  maximumEasting: 837_194,
  maximumNorthing: 819_569,
};
/** The map is never closer than 1:500, however small the site. */
const MIN_DENOMINATOR = 500;

export function fitMapView(input: MapInput): MapView {
  const bounds = findBounds(input) ?? DEFAULT_BOUNDS;
  const { heightMm, hasLegend } = input.frame;
  const widthMm = input.frame.widthMm - (hasLegend ? LEGEND_STRIP_MM : 0);
  const freeWidthMm = widthMm - 2 * MARGIN_MM;
  const freeHeightMm = heightMm - 2 * MARGIN_MM;
  const scaleDenominator = chooseScale(
    Math.max(
      ((bounds.maximumEasting - bounds.minimumEasting) * 1000) / freeWidthMm,
      ((bounds.maximumNorthing - bounds.minimumNorthing) * 1000) / freeHeightMm,
    ),
  );
  const mmPerMetre = 1000 / scaleDenominator;
  const middleEasting = (bounds.minimumEasting + bounds.maximumEasting) / 2;
  const middleNorthing = (bounds.minimumNorthing + bounds.maximumNorthing) / 2;
  const project = ([easting, northing]: Hk80Point): SheetPoint => [
    MARGIN_MM + freeWidthMm / 2 + (easting - middleEasting) * mmPerMetre,
    heightMm / 2 - (northing - middleNorthing) * mmPerMetre,
  ];
  return { widthMm, heightMm, scaleDenominator, project };
}

/** The smallest round denominator that is at least the required one. */
export function chooseScale(requiredDenominator: number): number {
  const minDenominator = Math.max(requiredDenominator, MIN_DENOMINATOR);
  const power = 10 ** Math.floor(Math.log10(minDenominator));
  const step = SCALE_STEPS.find((candidate) => candidate * power >= minDenominator - 1e-6);
  return (step ?? 10) * power;
}

function findBounds(input: MapInput): Bounds | undefined {
  const points = [
    ...input.assessmentArea.flat(2),
    ...input.site.flat(2),
    ...input.zones.flatMap((zone) => zone.outline.flat()),
    ...input.receivers.map((receiver) => receiver.position),
  ];
  return points.length === 0 ? undefined : boundsOf(points);
}

function boundsOf(points: readonly Hk80Point[]): Bounds {
  const bounds = {
    minimumEasting: Infinity,
    minimumNorthing: Infinity,
    maximumEasting: -Infinity,
    maximumNorthing: -Infinity,
  };
  for (const [easting, northing] of points) {
    bounds.minimumEasting = Math.min(bounds.minimumEasting, easting);
    bounds.minimumNorthing = Math.min(bounds.minimumNorthing, northing);
    bounds.maximumEasting = Math.max(bounds.maximumEasting, easting);
    bounds.maximumNorthing = Math.max(bounds.maximumNorthing, northing);
  }
  return bounds;
}
