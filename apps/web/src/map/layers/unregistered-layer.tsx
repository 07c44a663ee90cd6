import type { ProjectMap } from '@quietsite/contracts';
import type { Hk80MultiPolygon, Hk80Polygon } from '@quietsite/geometry';
import Style from 'ol/style/Style.js';
import { useMemo } from 'react';
import { palette } from '../styles/palette.ts';
import { shapeNameStyle } from '../styles/shape-name.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createNamedLayer, toMultiPolygon } from './vector-layer.ts';

type AffectDegree = ProjectMap['unregisteredSites'][number]['affectDegree'];

interface UnregisteredSite {
  readonly key: string;
  readonly outline: Hk80Polygon;
  readonly area: Hk80MultiPolygon;
  readonly degree: AffectDegree;
}

/** The stronger effect has longer dashes and a darker fill; its name is in the middle. */
const areaStyles: Readonly<Record<AffectDegree, Style>> = {
  'Slightly Affected': new Style({
    fill: fill('rgba(94, 90, 0, 0.03)'),
    stroke: stroke(palette.unregistered, 1.4, [2, 5]),
  }),
  Affected: new Style({ fill: fill(palette.unregisteredFill), stroke: stroke(palette.unregistered, 1.8, [7, 4]) }),
};

const siteStyles = [
  new Style({ stroke: stroke('#fff', 4.5) }),
  new Style({ fill: fill(palette.unregisteredFill), stroke: stroke(palette.unregistered, 2.2) }),
];

/** Unregistered sites and the areas where they lower the criteria. */
export function UnregisteredLayer({ sites }: { readonly sites: readonly UnregisteredSite[] }) {
  const layer = useMemo(() => {
    const features = sites.flatMap(({ outline, area, degree }) => [
      createFeature(toMultiPolygon(area), areaStyles[degree]),
      createFeature(toMultiPolygon([outline]), [...siteStyles, shapeNameStyle(degree, palette.unregistered)]),
    ]);
    return createNamedLayer('unregistered', features);
  }, [sites]);
  useMapLayer(layer);
  return null;
}
