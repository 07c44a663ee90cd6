import type { Hk80Point } from '@quietsite/geometry';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import { useMemo } from 'react';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { createFeature, createLayer } from '../layers/vector-layer.ts';
import { leaderStyles, selectionStyle } from '../styles/project-styles.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { type MapPoint, RECEIVER_REACH_PIXELS } from '../view/map-point.ts';
import { toMap } from '../view/projection.ts';
import { type Held, useDragPoint } from './use-drag-point.ts';

interface DragReceiverProps {
  readonly points: readonly MapPoint[];
  readonly onMoved: (pointId: number, position: Hk80Point) => void;
}

/** Map edit mode 4: a receiver follows the pointer (MAP-23). */
export function DragReceiver({ points, onMoved }: DragReceiverProps) {
  const { held } = useDragPoint({
    ...{ points, reachPixels: RECEIVER_REACH_PIXELS },
    onMoved: ({ pointId }, position) => onMoved(pointId, position),
  });
  useMapLayer(useMemo(() => createLayer(13, held ? drawHeld(held) : [], RECEIVER_CANVAS), [held]));
  return null;
}

/** The ring at the new position, and a line from the old one. */
function drawHeld({ point, place }: Held<MapPoint>) {
  const [from, to] = [toMap(point.position), toMap(place)];
  return [createFeature(new LineString([from, to]), leaderStyles), createFeature(new Point(to), selectionStyle)];
}
