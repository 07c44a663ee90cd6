import { type FontWeight, measureTextMm } from '../map/font-advances.ts';
import { withoutBreaks } from './printable.ts';

export interface FontStyle {
  readonly sizePoints: number;
  readonly weight: FontWeight;
}

const POINT_MM = 25.4 / 72;
/** Allows for kerning and ragged line ends. */
const WIDTH_FACTOR = 1.07;

/** Overestimates rather than underestimates. All figures are as wide as the widest, as on the pages. */
export function countLines(text: string, { sizePoints, weight }: FontStyle, widthMm: number): number {
  const linesOf = (line: string) =>
    Math.ceil((measureTextMm(line.replace(/\d/g, '4'), sizePoints * POINT_MM, weight) * WIDTH_FACTOR) / widthMm);
  return withoutBreaks(text)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, linesOf(line)), 0);
}
