import { classOf } from './district-figures.ts';

/** One hue from light to dark, so the order remains visible to colour-blind readers and in print. */
export const mapColours = ['#DCEAF0', '#A6C8D5', '#6BA3BA', '#1F5F7A'] as const;
const DARKEST = mapColours.length - 1;

export const NONE_PATTERN = 'district-without-figure';

/** With few classes, uses the ends of the scale, to make them differ most. */
const colourIndex = (index: number, classCount: number): number =>
  classCount <= 1 ? 1 : Math.round((index * DARKEST) / (classCount - 1));

export const colourOfClass = (index: number, classCount: number): string =>
  mapColours[colourIndex(index, classCount)] ?? mapColours[0];

export function fillOf(value: number | null, bounds: readonly number[]): string {
  const index = classOf(value, bounds);
  return index === null ? `url(#${NONE_PATTERN})` : colourOfClass(index, bounds.length);
}

/** Figures on the darkest colour are white. */
export function isDark(value: number | null, bounds: readonly number[]): boolean {
  const index = classOf(value, bounds);
  return index !== null && colourIndex(index, bounds.length) === DARKEST;
}
