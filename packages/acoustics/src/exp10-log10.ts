import { floatAt } from './checked-reads.ts';

/**
 * Powers and logarithms to base 10, using only the four basic operations. IEEE 754 fixes their results to the last bit,
 * while Math.log10 and ** may differ between JavaScript engines. A level must be the same number on the server and in
 * any browser. Both are accurate to about 1e-15: exp10 relative to its value, log10 relative to 1.
 */

const LN_10 = Math.LN10;
const LOG2_10 = 3.321928094887362;
/** log10(2) in two parts. The first has trailing zeros, so that its product with a whole number up to 2^11 is exact. */
const LOG10_2_HIGH = 0.3010299955494702;
const LOG10_2_LOW = 1.1451100898021838e-10;
const SQRT_2 = Math.SQRT2;

const MAX_EXPONENT = 1023;
const MIN_EXPONENT = -1022;
const POWERS_OF_TWO = listPowersOfTwo();

/** Further terms of the series add nothing for arguments up to ln(2) / 2. */
const EXP_TERMS = 16;
const LOG_TERMS = 12;

export function exp10(exponent: number): number {
  const scale = Math.round(exponent * LOG2_10);
  if (Number.isNaN(scale) || scale > MAX_EXPONENT) return exponent * Number.POSITIVE_INFINITY;
  if (scale < MIN_EXPONENT) return 0;
  // 10^x = 2^scale * e^rest with |rest| at most ln(2) / 2
  const rest = (exponent - scale * LOG10_2_HIGH - scale * LOG10_2_LOW) * LN_10;
  let series = 1;
  for (let term = EXP_TERMS; term > 0; term--) series = 1 + (rest * series) / term;
  return series * powerOfTwo(scale);
}

/** For positive numbers; 0 gives minus infinity. */
export function log10(value: number): number {
  if (value === 0) return Number.NEGATIVE_INFINITY;
  if (!(value > 0) || value === Number.POSITIVE_INFINITY) return value > 0 ? value : Number.NaN;
  let { mantissa, exponent } = split(value);
  if (mantissa > SQRT_2) {
    mantissa /= 2;
    exponent += 1;
  }
  // ln(m) = 2 artanh((m - 1) / (m + 1))
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let series = 0;
  for (let term = LOG_TERMS; term >= 0; term--) series = series * square + 1 / (2 * term + 1);
  return exponent * LOG10_2_HIGH + (exponent * LOG10_2_LOW + (2 * ratio * series) / LN_10);
}

/** value = mantissa * 2^exponent with 1 <= mantissa < 2. */
function split(value: number): { mantissa: number; exponent: number } {
  let mantissa = value;
  let exponent = 0;
  for (let step = 512; step >= 1; step /= 2) {
    if (mantissa >= powerOfTwo(step)) {
      mantissa *= powerOfTwo(-step);
      exponent += step;
    } else if (mantissa < powerOfTwo(1 - step)) {
      mantissa *= powerOfTwo(step);
      exponent -= step;
    }
  }
  return { mantissa, exponent };
}

function powerOfTwo(exponent: number): number {
  return floatAt(POWERS_OF_TWO, exponent - MIN_EXPONENT);
}

function listPowersOfTwo(): Float64Array {
  const powers = new Float64Array(MAX_EXPONENT - MIN_EXPONENT + 1);
  powers[-MIN_EXPONENT] = 1;
  for (let exponent = 1; exponent <= MAX_EXPONENT; exponent++)
    powers[exponent - MIN_EXPONENT] = 2 * floatAt(powers, exponent - 1 - MIN_EXPONENT);
  for (let exponent = -1; exponent >= MIN_EXPONENT; exponent--)
    powers[exponent - MIN_EXPONENT] = floatAt(powers, exponent + 1 - MIN_EXPONENT) / 2;
  return powers;
}
