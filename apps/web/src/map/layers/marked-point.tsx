import Point from 'ol/geom/Point.js';
import { useMemo } from 'react';
import { selectionStyle } from '../styles/project-styles.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import type { MapPoint } from '../view/map-point.ts';
import { projectOnce } from '../view/project-once.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer } from './vector-layer.ts';

/** A ring around a receiver that a list points at, like that of the selected one. */
export function MarkedPoint({ position }: Pick<MapPoint, 'position'>) {
  const layer = useMemo(
    () => createLayer(10.4, [createFeature(new Point(projectOnce(position)), selectionStyle)], RECEIVER_CANVAS),
    [position],
  );
  useMapLayer(layer);
  return null;
}
