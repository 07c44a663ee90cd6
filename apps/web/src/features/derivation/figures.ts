/** Terms have two decimals, so that sums made by hand come to the shown tenth. */
const DECIMALS = 2;
const NOTHING = '-';

export function formatTerm(value: number | null): string {
  if (value === null) return NOTHING;
  const text = value.toFixed(DECIMALS);
  return Number(text) === 0 ? (0).toFixed(DECIMALS) : text;
}

/** What is added or taken away shows its sign. */
export function formatCorrection(value: number): string {
  const text = formatTerm(value);
  return Number(text) > 0 ? `+${text}` : text;
}

/** Of the whole, in percent. */
export function formatShare(share: number): string {
  return (share * 100).toFixed(1);
}
