/** Smaller deviations are rounding errors of the machine and of the written numbers, so they are not distinguished. */
const MIN_EXPONENT = -11;

/** The power of ten that a deviation stays below, so that changes in the last bits do not change the page. */
export function describeBound(deviation: number): string {
  if (!Number.isFinite(deviation)) return 'no bound';
  let exponent = MIN_EXPONENT;
  while (deviation >= Number(`1e${exponent}`)) exponent++;
  return `< 1e${exponent}`;
}
