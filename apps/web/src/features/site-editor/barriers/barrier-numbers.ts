import { BARRIER_HEIGHT_RANGE, GROUND_LEVEL_RANGE, SURFACE_DENSITY_RANGE } from '@quietsite/domain';

type Range = { readonly min: number; readonly max: number };

const within = ({ min, max }: Range, value: number) => (value >= min && value <= max ? value : undefined);

const optional = (range: Range) => (text: string) =>
  text === '' ? null : within(range, Math.round(Number(text) * 100) / 100);

/** Reads typed numbers within the limits of M-127; undefined if invalid. */
export const readBarrierNumber = {
  height: (text: string) => within(BARRIER_HEIGHT_RANGE, Math.round(Number(text) * 10) / 10),
  ground: optional(GROUND_LEVEL_RANGE),
  density: optional(SURFACE_DENSITY_RANGE),
};
