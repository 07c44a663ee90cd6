import type { Verdict } from '@quietsite/domain';
import { palette } from '../palette.ts';
import { mm, type SheetPoint } from './sheet.ts';

/** Half the width of a receiver's symbol; the loudest are larger. */
export const RECEIVER_RADIUS_MM = {
  circle: 0.85,
  square: 0.8,
  diamond: 1.1,
  loudCircle: 1.25,
  loudSquare: 1.15,
  loudDiamond: 1.6,
} as const;

const colours: Readonly<Record<Verdict, string>> = {
  satisfies: palette.satisfies,
  borderline: palette.borderlineSymbol,
  exceeds: palette.exceeds,
};
export const statusColour = (verdict: Verdict | null): string =>
  verdict === null ? palette.inkSecondary : colours[verdict];

/** The shape shows the verdict and the colour only repeats it: for a colour-blind reader red against green is 1.1:1. */
export function receiverSymbol([x, y]: SheetPoint, verdict: Verdict | null, isLoud: boolean): string {
  if (verdict === null) return notJudgedSymbol([x, y], isLoud);
  const rim = `fill="${statusColour(verdict)}" stroke="${palette.paper}" stroke-width="0.28"`;
  if (verdict === 'satisfies') {
    const radius = isLoud ? RECEIVER_RADIUS_MM.loudCircle : RECEIVER_RADIUS_MM.circle;
    return `<circle cx="${mm(x)}" cy="${mm(y)}" r="${radius}" ${rim}/>`;
  }
  if (verdict === 'borderline') return borderlineSymbol([x, y], isLoud);
  const radius = isLoud ? RECEIVER_RADIUS_MM.loudDiamond : RECEIVER_RADIUS_MM.diamond;
  const corners = [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ] as const;
  return `<path d="M${corners.map(([cx, cy]) => `${mm(cx)} ${mm(cy)}`).join('L')}Z" ${rim}/>`;
}

/** A ring, for a level without a verdict (M-141). */
const notJudgedSymbol = ([x, y]: SheetPoint, isLoud: boolean): string =>
  `<circle cx="${mm(x)}" cy="${mm(y)}" r="${isLoud ? RECEIVER_RADIUS_MM.loudCircle : RECEIVER_RADIUS_MM.circle}" fill="${palette.paper}" stroke="${palette.inkSecondary}" stroke-width="0.4"/>`;

/** A hollow square with an 'approximately equal' sign. */
function borderlineSymbol([x, y]: SheetPoint, isLoud: boolean): string {
  const half = isLoud ? RECEIVER_RADIUS_MM.loudSquare : RECEIVER_RADIUS_MM.square;
  const place = `x="${mm(x - half)}" y="${mm(y - half)}" width="${mm(2 * half)}" height="${mm(2 * half)}"`;
  const wave = (top: number) =>
    `M${mm(x - half * 0.55)} ${mm(top)}q${mm(half * 0.28)} ${mm(-half * 0.35)} ${mm(half * 0.55)} 0t${mm(half * 0.55)} 0`;
  return (
    `<rect ${place} fill="${palette.paper}" stroke="${palette.borderlineSymbol}" stroke-width="0.4"/>` +
    `<path d="${wave(y - half * 0.25)}${wave(y + half * 0.35)}" fill="none" stroke="${palette.borderline}" stroke-width="0.22"/>`
  );
}

/** A ring with a cross. */
export function centreSymbol([x, y]: SheetPoint): string {
  const cross = `M${mm(x - 1.5)} ${mm(y)}H${mm(x + 1.5)}M${mm(x)} ${mm(y - 1.5)}V${mm(y + 1.5)}`;
  const shape = `<circle cx="${mm(x)}" cy="${mm(y)}" r="1.5"/><path d="${cross}"/>`;
  return (
    `<g fill="${palette.paper}" stroke="${palette.paper}" stroke-width="0.9">${shape}</g>` +
    `<g fill="none" stroke="${palette.centre}" stroke-width="0.38">${shape}</g>`
  );
}
