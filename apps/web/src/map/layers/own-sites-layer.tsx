import CircleStyle from 'ol/style/Circle.js';
import Style from 'ol/style/Style.js';
import { useMemo } from 'react';
import { palette } from '../styles/palette.ts';
import { siteStyles } from '../styles/project-styles.ts';
import { middleOf, shapeNameStyle } from '../styles/shape-name.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { SITE, useSitePointer } from '../view/use-site-pointer.ts';
import type { WireMultiPolygon } from '../view/wire-point.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer, createNamedLayer, toMultiPolygon } from './vector-layer.ts';

export interface OwnSite {
  readonly projectId: number;
  readonly title: string;
  readonly outline: WireMultiPolygon;
}

interface OwnSitesLayerProps {
  readonly sites: readonly OwnSite[];
  /** Marked, because its list item is under the pointer or has the focus. */
  readonly markedId: number | null;
  readonly onMark: (projectId: number | null) => void;
  readonly onOpen: (projectId: number) => void;
}

/** At small scales a site is smaller than its outline is wide, so a point marks it. */
const circle = (color: string, radius: number) =>
  new CircleStyle({ radius, fill: fill(color), stroke: stroke('#fff', 2), declutterMode: 'none' });
const markedStyles = [
  new Style({ stroke: stroke('#fff', 6) }),
  new Style({ stroke: stroke(palette.selection, 3.5), fill: fill('rgba(11, 102, 195, 0.14)') }),
  new Style({ geometry: middleOf, image: circle(palette.selection, 8) }),
];
const HIT_PIXELS = 8;

/** The sites of all listed projects; a click opens one. */
export function OwnSitesLayer({ sites, markedId, onMark, onOpen }: OwnSitesLayerProps) {
  const layer = useMemo(() => {
    const features = sites.map(({ projectId, title, outline }) => {
      const name = shapeNameStyle(title, palette.zone, 18);
      name.setImage(circle(palette.zone, 6));
      const feature = createFeature(toMultiPolygon(outline), [...siteStyles, name]);
      feature.set(SITE, projectId);
      return feature;
    });
    return createNamedLayer('zone', features);
  }, [sites]);
  const marked = useMemo(() => {
    const site = sites.find(({ projectId }) => projectId === markedId);
    return createLayer(12, site ? [createFeature(toMultiPolygon(site.outline), markedStyles)] : []);
  }, [sites, markedId]);
  useMapLayer(layer);
  useMapLayer(marked);
  useSitePointer({ hitPixels: HIT_PIXELS, onMark, onChoose: onOpen });
  return null;
}
