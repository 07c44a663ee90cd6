import { Decimal } from 'decimal.js';

/** Forty significant digits: values equal on paper differ here by far less than any tolerance in the text. */
export const Dec = Decimal.clone({ precision: 40, defaults: true });
export type Dec = Decimal;

/** Distances that differ by less are equal (M-31, M-34). */
export const EQUAL_METRES = new Dec('1e-6');
/** A value this close below a half counts as the half (M-04); levels this close are ties (M-63, M-71). */
export const EQUAL_DECIBELS = new Dec('1e-9');
/**
 * The text gives no tolerance for 'equally loud' groups and zones (M-12, M-34), so they must be exactly equal. This
 * energy ratio only absorbs rounding in the fortieth digit.
 */
const SAME_ENERGY = new Dec(1).plus('1e-30');

const NATURAL_LOG_OF_TEN = new Dec(10).ln();
const MAX_CACHED_POWERS = 20_000;
const powersOfTen = new Map<string, Dec>();
const levels = new WeakMap<Dec, Dec>();

/** The decimal shown in the JSON text, not its binary approximation. */
export function dec(value: number): Dec {
  return new Dec(value);
}

/** Energy of a level L is 10^(L/10). Cached, because the same round levels recur often. */
export function energyOf(level: Dec): Dec {
  const key = level.toString();
  const kept = powersOfTen.get(key);
  if (kept !== undefined) {
    return kept;
  }
  if (powersOfTen.size >= MAX_CACHED_POWERS) {
    powersOfTen.clear();
  }
  const energy = Dec.pow(10, level.div(10));
  powersOfTen.set(key, energy);
  return energy;
}

/**
 * One logarithm at the end (M-04); not raised to 0. Cached, because one energy is often the highest of several lists.
 */
export function levelOf(energy: Dec): Dec {
  const level = levels.get(energy) ?? energy.ln().div(NATURAL_LOG_OF_TEN).times(10);
  levels.set(energy, level);
  return level;
}

export function sum(values: readonly Dec[]): Dec {
  return values.reduce((total, value) => total.plus(value), dec(0));
}

/** A later day replaces the kept one only if it is louder by more than the tolerance (M-42). */
export function isLouderDay(energy: Dec, than: Dec): boolean {
  return energy.gt(than.times(energyOf(EQUAL_DECIBELS)));
}

export function isLouder(energy: Dec, than: Dec): boolean {
  return energy.gt(than) && energy.gt(than.times(SAME_ENERGY));
}
