import type { Pixel } from '../view/map-pixel.ts';
import type { Snap } from './grid-snap.ts';

const CORNER_RADIUS = 4;
const AIM_RADIUS = 4.5;
const SNAP_RADIUS = 6.5;

const round = (value: number) => Math.round(value * 10) / 10;

export function pathOf(pixels: readonly Pixel[]): string {
  if (pixels.length < 2) return '';
  return pixels.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function circle([x, y]: Pixel, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function square([x, y]: Pixel, radius: number): string {
  return `M${round(x - radius)} ${round(y - radius)}h${2 * radius}v${2 * radius}h${-2 * radius}z`;
}

export const cornerMarks = (pixels: readonly Pixel[]) => pixels.map((pixel) => circle(pixel, CORNER_RADIUS)).join('');

export function snapMark(pixel: Pixel, snap: Snap['kind'] | null): string {
  if (snap === 'corner') return square(pixel, SNAP_RADIUS);
  return circle(pixel, snap === 'side' ? SNAP_RADIUS : AIM_RADIUS);
}
