import { SECTION_ENDS } from '@quietsite/domain';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Circle from 'ol/style/Circle.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useMemo } from 'react';
import { MAP_FONT, palette } from '../../styles/palette.ts';
import { fill, stroke } from '../../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../../view/map-canvas.ts';
import { toMap } from '../../view/projection.ts';
import type { WirePoint } from '../../view/wire-point.ts';
import { useMapLayer } from '../use-map-layer.ts';
import { createFeature, createLayer } from '../vector-layer.ts';

const lineStyles = [
  new Style({ stroke: stroke('rgba(255, 255, 255, 0.9)', 3.5) }),
  new Style({ stroke: stroke(palette.ink, 1.4, [10, 4, 2, 4]) }),
];

const styleOf = (text: string) =>
  new Style({
    image: new Circle({ radius: 10, fill: fill('#fff'), stroke: stroke(palette.ink, 1.4) }),
    text: new Text({ text, font: `600 12px ${MAP_FONT}`, fill: fill(palette.ink), offsetY: 1, overflow: true }),
  });

/** The line of a section, with the letters used in its drawing. */
export function SectionLineLayer({ ends }: { readonly ends: readonly WirePoint[] }) {
  const layer = useMemo(() => {
    const places = ends.map(toMap);
    return createLayer(
      11.8,
      [
        createFeature(new LineString(places), lineStyles),
        ...places.map((place, index) => createFeature(new Point(place), styleOf(SECTION_ENDS[index] ?? ''))),
      ],
      RECEIVER_CANVAS,
    );
  }, [ends]);
  useMapLayer(layer);
  return null;
}
