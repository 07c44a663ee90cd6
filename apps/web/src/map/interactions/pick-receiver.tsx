import Point from 'ol/geom/Point.js';
import { useMemo, useState } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { createFeature, createLayer } from '../layers/vector-layer.ts';
import { selectionStyle } from '../styles/project-styles.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { useMap } from '../view/map-holder.tsx';
import { findPoint, type MapPoint, RECEIVER_REACH_PIXELS } from '../view/map-point.ts';
import { toGrid, toMap } from '../view/projection.ts';
import { useMapCursor } from '../view/use-map-cursor.ts';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import { metresPerPixel } from './aim.ts';
import { createClickPointer } from './click-pointer.ts';
import { useInteraction } from './use-interaction.ts';

interface PickReceiverProps {
  readonly points: readonly MapPoint[];
  readonly onPick: (pointId: number) => void;
}

/** A click on a receiver point, for map edit mode 6 (MAP-25). */
export function PickReceiver({ points, onPick }: PickReceiverProps) {
  const map = useMap();
  const [over, setOver] = useState<MapPoint | null>(null);
  const newest = useLatestRef({ points, onPick });
  const pointer = useMemo(() => {
    const find = (coordinate: number[]) =>
      findPoint(newest.current.points, toGrid(coordinate), RECEIVER_REACH_PIXELS * metresPerPixel(map, coordinate));
    return createClickPointer({
      onMove: ({ coordinate }) => setOver(find(coordinate)),
      onClick: ({ coordinate }) => {
        const point = find(coordinate);
        if (!point) return;
        setOver(null);
        newest.current.onPick(point.pointId);
      },
    });
  }, [map, newest]);
  useInteraction(pointer);
  usePointerLeave(() => setOver(null));
  useMapCursor(over ? 'pointer' : null);
  const ring = useMemo(
    () =>
      createLayer(13, over ? [createFeature(new Point(toMap(over.position)), selectionStyle)] : [], RECEIVER_CANVAS),
    [over],
  );
  useMapLayer(ring);
  return null;
}
