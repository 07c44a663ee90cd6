/** Smaller deviations are the last bits of the machine and of the written numbers: telling them apart says nothing. */
const MIN_EXPONENT = -11;

/** A deviation as the power of ten it stays below: last bits may move without the page changing. */
export function describeBound(deviation: number): string {
  if (!Number.isFinite(deviation)) return 'no bound';
  let exponent = MIN_EXPONENT;
  while (deviation >= Number(`1e${exponent}`)) exponent++;
  return `< 1e${exponent}`;
}
