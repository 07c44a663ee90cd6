import { area, type Hk80Point, length } from '@quietsite/geometry';
import type { TFunction } from 'i18next';
import { hasCrossing } from '../../map/interactions/drawing-notes.tsx';
import { formatArea, formatLength, formatSquareMetres, HECTARE } from '../../map/view/measure-text.ts';
import type { MeasureTool } from './measure-open.ts';

/** In metres and square metres of the Hong Kong 1980 Grid (M-01). */
export type MeasureResult =
  | { readonly kind: 'distance'; readonly metres: number; readonly segments: number }
  /** The length of the outline, including its closing side. */
  | { readonly kind: 'area'; readonly squareMetres: number; readonly outlineMetres: number }
  /** The lines cross, so there is no area. */
  | { readonly kind: 'crossing' };

/** Null until there are enough corners. */
export function measurePoints(tool: MeasureTool, points: readonly Hk80Point[]): MeasureResult | null {
  if (tool === 'measureDistance')
    return points.length < 2 ? null : { kind: 'distance', metres: length(points), segments: points.length - 1 };
  const [first] = points;
  if (!first || points.length < 3) return null;
  const closed = [...points, first];
  if (hasCrossing(closed)) return { kind: 'crossing' };
  return { kind: 'area', squareMetres: area([closed]), outlineMetres: length(closed) };
}

/** '150.0 m, 2 segments'; large areas in hectares and square metres. */
export function describeMeasure(t: TFunction, result: MeasureResult | null): string {
  if (result === null) return t('measure.start');
  if (result.kind === 'crossing') return t('measure.crossing');
  if (result.kind === 'distance')
    return t('measure.distance', { count: result.segments, length: formatLength(result.metres) });
  const { squareMetres, outlineMetres } = result;
  const texts = { area: formatArea(squareMetres), length: formatLength(outlineMetres) };
  if (Math.round(squareMetres) < HECTARE) return t('measure.area', texts);
  return t('measure.areaWithSquareMetres', { ...texts, squareMetres: formatSquareMetres(squareMetres) });
}
