import type { Hk80Point } from '@quietsite/geometry';
import Point from 'ol/geom/Point.js';
import { useMemo } from 'react';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { createFeature, createLayer } from '../layers/vector-layer.ts';
import { centreStyles, selectionStyle, zoneNameStyle } from '../styles/project-styles.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { toMap } from '../view/projection.ts';
import { useDragPoint } from './use-drag-point.ts';

interface MovablePoint {
  readonly key: string;
  readonly position: Hk80Point;
  readonly name: string;
}

interface MovePointsProps {
  readonly points: readonly MovablePoint[];
  readonly onMoved: (key: string, position: Hk80Point) => void;
}

/** The ring with its edge, plus a small margin. */
const REACH_PIXELS = 13;

/** Drags the red rings of geographical centres (SITE-32). */
export function MovePoints({ points, onMoved }: MovePointsProps) {
  const { held, over } = useDragPoint({
    ...{ points, reachPixels: REACH_PIXELS },
    onMoved: ({ key }, position) => onMoved(key, position),
  });
  const marked = held?.point.key ?? over?.key;
  const layer = useMemo(() => {
    const features = points.flatMap(({ key, position, name }) => {
      const place = new Point(toMap(key === held?.point.key ? held.place : position));
      const ring = createFeature(place, key === marked ? [selectionStyle, ...centreStyles] : centreStyles);
      return [ring, createFeature(place, zoneNameStyle(name))];
    });
    return createLayer(13, features, RECEIVER_CANVAS);
  }, [points, held, marked]);
  useMapLayer(layer);
  return null;
}
