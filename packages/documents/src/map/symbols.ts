import { palette } from '../palette.ts';
import { mm, type SheetPoint } from './sheet.ts';

/** Half the width of a receiver's symbol; the loudest are bigger. */
export const RECEIVER_RADIUS_MM = { circle: 0.85, diamond: 1.1, loudCircle: 1.25, loudDiamond: 1.6 } as const;

export const statusColour = (exceeds: boolean): string => (exceeds ? palette.exceeds : palette.satisfies);

/** Shape carries the verdict, colour only repeats it: red against green is 1.1:1 for a reader who sees no hue. */
export function receiverSymbol([x, y]: SheetPoint, exceeds: boolean, isLoud: boolean): string {
  const rim = `fill="${statusColour(exceeds)}" stroke="${palette.paper}" stroke-width="0.28"`;
  if (!exceeds) {
    const radius = isLoud ? RECEIVER_RADIUS_MM.loudCircle : RECEIVER_RADIUS_MM.circle;
    return `<circle cx="${mm(x)}" cy="${mm(y)}" r="${radius}" ${rim}/>`;
  }
  const radius = isLoud ? RECEIVER_RADIUS_MM.loudDiamond : RECEIVER_RADIUS_MM.diamond;
  const corners = [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ] as const;
  return `<path d="M${corners.map(([cx, cy]) => `${mm(cx)} ${mm(cy)}`).join('L')}Z" ${rim}/>`;
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
