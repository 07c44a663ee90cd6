/** Terms have two decimals, so a manual sum gives the displayed tenth. */
const DECIMALS = 2;
const NOTHING = '-';

export function formatTerm(value: number | null): string {
  if (value === null) return NOTHING;
  const text = value.toFixed(DECIMALS);
  return Number(text) === 0 ? (0).toFixed(DECIMALS) : text;
}

/** Corrections always show their sign. */
export function formatCorrection(value: number): string {
  const text = formatTerm(value);
  return Number(text) > 0 ? `+${text}` : text;
}

/** Share of the total in percent. */
export function formatShare(share: number): string {
  return (share * 100).toFixed(1);
}
