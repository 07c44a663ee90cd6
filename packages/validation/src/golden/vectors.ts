import type { TermRules } from '../compare-terms.ts';
import { answerFloors } from './vectors/floors.ts';
import { answerNeighbours, answerSchedule } from './vectors/over-time.ts';
import { answerCoordinates, answerNotionalSources } from './vectors/places.ts';
import {
  answerDistances,
  answerFixedBesideNotional,
  answerPublishedSheet,
  answerTypeA,
  answerTypeB,
} from './vectors/propagation.ts';
import {
  answerExclusiveGroups,
  answerPublishedInventory,
  answerPublishedMitigatedRows,
  answerRowCorrections,
  answerSingleMeasure,
  answerTaskWithoutGroups,
} from './vectors/sound-power.ts';
import { answerReducedCriteria, answerVerdicts } from './vectors/verdicts.ts';

/** By id: the product's result for the input of a vector, in the format of its expected.json. */
const VECTORS: Readonly<Record<string, (input: never) => unknown>> = {
  G01: answerRowCorrections,
  G02: answerTaskWithoutGroups,
  G03: answerExclusiveGroups,
  G04: answerPublishedInventory,
  G05: answerPublishedMitigatedRows,
  G06: answerNotionalSources,
  G07: answerDistances,
  G07b: answerPublishedSheet,
  G08: answerTypeA,
  G09: answerTypeB,
  G10: answerSchedule,
  G11: answerSingleMeasure,
  G12: answerFloors,
  G13: answerNeighbours,
  G14: answerReducedCriteria,
  G15: answerVerdicts,
  G16: answerFixedBesideNotional,
  G17: answerCoordinates,
};

export function answerVector(id: string, input: unknown): unknown {
  const answer = VECTORS[id];
  if (answer === undefined) throw new RangeError(`there is no answer to the vector ${id}`);
  return answer(input as never);
}

const METRES =
  /(^|\.)(nearestboundarypoint|centre_to_boundary|boundary_to_notional|notional|distance|testedheight|barrierheight|barrierheight_raw|tolerance_m|epsg3857|true_length_of_300_map_units_m)(\[\d+\])?$/;
const OTHER_NUMBERS = /(^|\.)(days|\w+_days|exceedance_days_report|totalfloor|lastredfloor|mercator_scale_\w+)$/;

/** Vectors have six decimals; the addition allows for floating-point error. */
const SIX_DECIMALS = 5e-7 + 1e-9;
/**
 * G17 measures lengths on the WGS 84 ellipsoid, the product on the grid, whose ellipsoid differs by parts per million.
 * The check point must be within the tolerance that the vector states.
 */
const WIDER: readonly (readonly [RegExp, number])[] = [
  [/^(tolerance_m|epsg3857\[\d\])$/, 0.01],
  [/^true_length_of_300_map_units_m\[\d\]$/, 0.001],
  [/^mercator_scale_/, 1e-6],
  [/^error_if_distance_taken_in_3857_dB\[\d\]$/, 1e-5],
];

export const VECTOR_RULES: TermRules = {
  unitOf: (path) => (METRES.test(path) ? 'metres' : OTHER_NUMBERS.test(path) ? 'none' : 'decibels'),
  toleranceOf: (path, unit) =>
    WIDER.find(([pattern]) => pattern.test(path))?.[1] ?? (unit === 'none' ? 0 : SIX_DECIMALS),
  // For a tolerance, the deviation is the distance from the check point.
  deviationOf: (path, expected, actual) =>
    path !== 'tolerance_m' ? Math.abs(expected - actual) : actual <= expected ? actual : Number.POSITIVE_INFINITY,
  keys: {},
  isPartial: false,
};
