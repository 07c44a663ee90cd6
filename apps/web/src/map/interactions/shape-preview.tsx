import type { Hk80Polygon } from '@quietsite/geometry';
import Style from 'ol/style/Style.js';
import { useEffect, useMemo, useRef } from 'react';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from '../layers/vector-layer.ts';
import { palette } from '../styles/palette.ts';
import { shapeNameStyle } from '../styles/shape-name.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { useMap } from '../view/map-holder.tsx';
import { moverOf } from '../view/view-mover.ts';

interface ShapePreviewProps {
  readonly polygons: readonly { readonly outline: Hk80Polygon; readonly name: string }[];
  /** If true, the view moves to the shapes once. */
  readonly isFramed?: boolean;
}

const previewStyles = [
  new Style({ stroke: stroke('#fff', 5) }),
  new Style({ fill: fill('rgba(11, 102, 195, 0.08)'), stroke: stroke(palette.sketch, 2.2, [7, 5]) }),
];

/** Shapes that are not applied yet. */
export function ShapePreview({ polygons, isFramed = false }: ShapePreviewProps) {
  const map = useMap();
  const layer = useMemo(
    () =>
      createLayer(
        13,
        polygons.map(({ outline, name }) =>
          createFeature(toMultiPolygon([outline]), [...previewStyles, shapeNameStyle(name, palette.sketch)]),
        ),
        RECEIVER_CANVAS,
      ),
    [polygons],
  );
  useMapLayer(layer);
  const wasFramed = useRef(false);
  useEffect(() => {
    const extent = layer.getSource()?.getExtent();
    if (!isFramed || wasFramed.current || polygons.length === 0 || !extent) return;
    wasFramed.current = true;
    moverOf(map).frame(extent);
  }, [map, layer, isFramed, polygons]);
  return null;
}
