import type { FeatureLike } from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import type Point from 'ol/geom/Point.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { MAP_FONT } from './palette.ts';
import { fill, stroke } from './strokes.ts';

/** The centre of a shape; with several parts, that of the largest. */
export function middleOf(feature: FeatureLike): Point | undefined {
  const geometry = feature.getGeometry();
  if (!(geometry instanceof MultiPolygon)) return undefined;
  const parts = geometry.getPolygons().sort((a, b) => b.getArea() - a.getArea());
  return parts[0]?.getInteriorPoint();
}

/** The name of a shape, at its centre or that many pixels below it. */
export function shapeNameStyle(name: string, color: string, offsetY = 0): Style {
  const text = new Text({
    text: name,
    offsetY,
    font: `600 12px ${MAP_FONT}`,
    fill: fill(color),
    stroke: stroke('#fff', 3.5),
    overflow: true,
  });
  return new Style({ geometry: middleOf, text });
}
