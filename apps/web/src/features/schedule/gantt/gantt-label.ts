import { measureWidth } from '../../../map/view/measure-width.ts';

const FONT = "12px 'Inter Variable', sans-serif";
const MAX_CACHED_TEXTS = 5000;
export const LABEL_GAP = 6;

const widths = new Map<string, number>();

/** Each text is measured once. */
export function measureLabel(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (widths.size >= MAX_CACHED_TEXTS) widths.clear();
  const width = measureWidth(text, FONT);
  widths.set(text, width);
  return width;
}

interface LabelPosition {
  readonly x: number;
  readonly isInside: boolean;
  readonly anchor: 'start' | 'end';
}

/**
 * Inside the bar if it fits, in the visible part of a long one. Otherwise after it, or before it at the end of the
 * chart.
 */
export function placeLabel(
  bar: { readonly x: number; readonly width: number },
  textWidth: number,
  { labelX, chartWidth }: { readonly labelX: number; readonly chartWidth: number },
): LabelPosition {
  const end = bar.x + bar.width;
  const needed = textWidth + 2 * LABEL_GAP;
  if (needed <= bar.width) {
    return { x: Math.max(bar.x, Math.min(labelX, end - needed)) + LABEL_GAP, isInside: true, anchor: 'start' };
  }
  const isBefore = end + needed > chartWidth && bar.x > needed;
  return isBefore
    ? { x: bar.x - LABEL_GAP, isInside: false, anchor: 'end' }
    : { x: end + LABEL_GAP, isInside: false, anchor: 'start' };
}
