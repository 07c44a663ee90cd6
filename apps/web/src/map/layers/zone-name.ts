import { type Box, boxAround } from './label-placement.ts';

/** What determines the name of a zone at one scale, in pixels. */
export interface NamedBox {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Always shows the site's name in full, however small the site is on the map. */
  readonly isWhole?: boolean;
}

type Measure = (text: string) => number;

/** A name is cut to the width of its zone, but not below this. */
const MIN_NAME = 60;
/** A name wider than this many times its zone would seem to belong to the neighbours. */
const MAX_WIDTH_RATIO = 1.3;
/** With more zones than this in view, small ones show no name. */
export const CROWD_SIZE = 60;
const MIN_SIZE_IN_CROWD = 40;

/** The name as shown on the map; null if the zone is too small for it. The symbol of its centre stays. */
export function shownName({ name, width, height, isWhole = false }: NamedBox, isCrowded: boolean, measure: Measure) {
  if (isWhole) return name;
  if (isCrowded && Math.min(width, height) < MIN_SIZE_IN_CROWD) return null;
  const text = cutText(name, Math.max(width, MIN_NAME), measure);
  return measure(text) > width * MAX_WIDTH_RATIO ? null : text;
}

function cutText(text: string, limit: number, measure: Measure): string {
  const whole = measure(text);
  if (whole <= limit) return text;
  const letters = [...text];
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}\u2026`;
  // Letters differ in width, so this starts from an estimate and removes one at a time.
  let count = Math.min(letters.length - 1, Math.ceil((letters.length * limit) / whole) + 1);
  while (count > 1 && measure(cut(count)) > limit) count -= 1;
  return cut(count);
}

interface NamedSymbol {
  readonly x: number;
  readonly y: number;
  /** Width of the name under the symbol; null if there is none at this scale. */
  readonly width: number | null;
}

const NAME_HEIGHT = 14;

/** The names to show: one that would cover the centre of another zone, or an earlier name, is left out. */
export function listVisibleNames(
  zones: readonly NamedSymbol[],
  { offset, symbolSize }: { readonly offset: number; readonly symbolSize: number },
): readonly boolean[] {
  const symbols = zones.map((centre) => boxAround(centre, symbolSize, symbolSize));
  const names: Box[] = [];
  return zones.map(({ x, y, width }, index) => {
    if (width === null) return false;
    const name = boxAround({ x, y: y + offset }, width, NAME_HEIGHT);
    const isTaken = symbols.some((symbol, of) => of !== index && isOver(name, symbol));
    if (isTaken || names.some((other) => isOver(name, other))) return false;
    names.push(name);
    return true;
  });
}

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
