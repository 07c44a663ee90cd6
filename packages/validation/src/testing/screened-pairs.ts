import type { CasePoint } from '../case.ts';
import type { Rings } from '../oracle/screening/outlines.ts';
import { type Random, randomOf } from '../random-case/random.ts';

/** A zone and a receiver's building with screens around them. */
export interface ScreenedPair {
  readonly zone: Rings;
  readonly source: number;
  readonly own: Rings;
  readonly receiver: CasePoint;
  readonly screens: readonly { readonly outline: Rings; readonly roof: number }[];
  /** The elevations to decide at. */
  readonly elevations: readonly number[];
}

const ORIGIN: CasePoint = [835_000, 817_000];

/** Half of the pairs have round coordinates if allowed, to make rays run along sides and through corners. */
export function drawPair(seed: number, mayBeRound = true): ScreenedPair {
  const random = randomOf(seed + 7_000_000);
  const isRound = random.chance(0.5) && mayBeRound;
  const away = random.integer(40, 250);
  const draw = createBoxes(random, isRound);
  const own = draw([away, 0], [10, 30], [8, 20]);
  const count = random.pick([1, 2, 4, 8, 14]);
  const screens = Array.from({ length: count }, () => {
    const middle: CasePoint = [random.integer(-10, away + 20), random.integer(-40, 40)];
    const wide = random.chance(0.35) ? [80, 160] : [6, 40];
    const outline = draw(middle, [6, 25], wide);
    return { outline: random.chance(0.2) ? notched(outline) : outline, roof: random.pick([9, 16, 24, 40, 70]) };
  });
  const [first, second] = own[0] ?? [];
  const share = random.pick([0, 0.5, 0.3]);
  const receiver: CasePoint = [
    (first?.[0] ?? 0) + share * ((second?.[0] ?? 0) - (first?.[0] ?? 0)),
    (first?.[1] ?? 0) + share * ((second?.[1] ?? 0) - (first?.[1] ?? 0)),
  ];
  return {
    zone: draw([0, 0], [5, 30], [5, 30]),
    source: random.pick([4, 8, 30]),
    ...{ own, receiver, screens, elevations: [6, 15, 33, 60, 120] },
  };
}

function createBoxes(random: Random, isRound: boolean) {
  const round = (value: number) => (isRound ? Math.round(value) : value);
  return (
    middle: CasePoint,
    [minWidth = 0, maxWidth = 0]: readonly number[],
    [minDepth = 0, maxDepth = 0]: readonly number[],
  ): Rings => {
    const [width, depth] = [random.integer(minWidth, maxWidth) / 2, random.integer(minDepth, maxDepth) / 2];
    const angle = isRound ? 0 : random.fraction() * Math.PI;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const corner = (x: number, y: number): CasePoint => [
      ORIGIN[0] + round(middle[0] + x * cosine - y * sine),
      ORIGIN[1] + round(middle[1] + x * sine + y * cosine),
    ];
    const first = corner(-width, -depth);
    return [[first, corner(width, -depth), corner(width, depth), corner(-width, depth), first]];
  };
}

/** A box with a triangle cut out of one side. */
function notched([ring = []]: Rings): Rings {
  const [a, b, c, d] = ring;
  if (!a || !b || !c || !d) return [ring];
  const middle: CasePoint = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
  return [[a, b, middle, c, d, a]];
}
