import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MapMeasure } from './district-figures.ts';
import { colourOfClass, NONE_PATTERN } from './map-colours.ts';
import classes from './statistics.module.css';

interface MapLegendProps {
  readonly measure: MapMeasure;
  readonly bounds: readonly number[];
}

export function MapLegend({ measure, bounds }: MapLegendProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend}>
      {bounds.map((bound, index) => (
        <li key={bound}>
          <Swatch fill={colourOfClass(index, bounds.length)} />
          {nameClass(t, measure, bounds[index - 1] ?? 0, bound)}
        </li>
      ))}
      <li>
        <Swatch fill={`url(#${NONE_PATTERN})`} />
        {t(measure === 'days' ? 'portal.map.noDecision' : 'portal.map.noProject')}
      </li>
    </ul>
  );
}

function Swatch({ fill }: { readonly fill: string }) {
  return (
    <svg width="22" height="14" aria-hidden="true">
      <rect className={classes.district} x="0.5" y="0.5" width="21" height="13" fill={fill} />
    </svg>
  );
}

/** Projects are whole numbers, days are not. */
function nameClass(t: TFunction, measure: MapMeasure, below: number, to: number): string {
  if (measure === 'days') return t(below === 0 ? 'portal.map.upTo' : 'portal.map.over', { from: below, to });
  return below + 1 === to ? String(to) : t('portal.map.range', { from: below + 1, to });
}
