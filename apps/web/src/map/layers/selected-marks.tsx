import Point from 'ol/geom/Point.js';
import CircleStyle from 'ol/style/Circle.js';
import Style from 'ol/style/Style.js';
import { useMemo } from 'react';
import { palette } from '../styles/palette.ts';
import { selectionStyle } from '../styles/project-styles.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import type { MapPoint } from '../view/map-point.ts';
import { projectOnce } from '../view/project-once.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer } from './vector-layer.ts';

const ring = (radius: number) =>
  new Style({ image: new CircleStyle({ radius, stroke: stroke(palette.selection, 1.5), fill: fill('#fff') }) });
/** Slightly wider than the symbols of receiver-styles. */
const styles = { plain: ring(7.4), highlighted: ring(11.5) } as const;

interface SelectedPoint extends MapPoint {
  /** True for the twenty loudest, which are bigger (Q25). */
  readonly isHighlighted: boolean;
}

/** A ring behind every point selected for the report (NSR-08); even hundreds side by side hide no point. */
export function SelectedMarks({ points }: { readonly points: readonly SelectedPoint[] }) {
  const layer = useMemo(
    () =>
      createLayer(
        8.9,
        points.map(({ position, isHighlighted }) =>
          createFeature(new Point(projectOnce(position)), isHighlighted ? styles.highlighted : styles.plain),
        ),
        RECEIVER_CANVAS,
      ),
    [points],
  );
  useMapLayer(layer);
  return null;
}

/** A ring, like that of the selected receiver, around one that a list points at. */
export function MarkedPoint({ position }: Pick<MapPoint, 'position'>) {
  const layer = useMemo(
    () => createLayer(10.4, [createFeature(new Point(projectOnce(position)), selectionStyle)], RECEIVER_CANVAS),
    [position],
  );
  useMapLayer(layer);
  return null;
}
