import type { TFunction } from 'i18next';
import { formatArea, formatLength, formatSquareMetres, HECTARE } from '../../map/view/measure-text.ts';
import type { MeasureResult } from './measure-result.ts';

/** '150.0 m, 2 segments'; large areas in hectares and in square metres. */
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
