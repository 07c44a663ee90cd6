import type { Hk80Point } from '@quietsite/geometry';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import { useMemo } from 'react';
import { RECEIVER_CANVAS } from './map-canvas.ts';
import { leaderStyles, selectionStyle } from './project-styles.ts';
import { toMap } from './projection.ts';
import { type MapPoint, RECEIVER_REACH_PIXELS } from './reach-point.ts';
import { type Held, useDragPoint } from './use-drag-point.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer } from './vector-layer.ts';

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

/** The ring at the new place, and a line from where it was. */
function drawHeld({ point, place }: Held<MapPoint>) {
  const [from, to] = [toMap(point.position), toMap(place)];
  return [createFeature(new LineString([from, to]), leaderStyles), createFeature(new Point(to), selectionStyle)];
}
