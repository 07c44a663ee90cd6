import { roundHalfUp } from '@quietsite/domain';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Whole square metres with thousands separators. Less than ten square metres are shown with tenths. */
export function formatSquareMetres(metres: number): string {
  return metres > 0 && metres < 10 ? roundHalfUp(metres, 1).toFixed(1) : whole.format(roundHalfUp(metres, 0));
}

export function formatHectares(metres: number): string {
  return (metres / 10_000).toFixed(2);
}

/** The 2.4 of 2.4:1. The ratio is infinite for a shape without width. */
export function formatRatio(ratio: number | null): string {
  if (ratio === null) return '-';
  return Number.isFinite(ratio) ? roundHalfUp(ratio, 1).toFixed(1) : '∞';
}
