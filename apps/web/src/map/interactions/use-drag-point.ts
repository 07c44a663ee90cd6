import { type Hk80Point, hk80 } from '@quietsite/geometry';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useMemo, useState } from 'react';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from '../view/map-holder.tsx';
import { findPoint } from '../view/map-point.ts';
import { toGrid } from '../view/projection.ts';
import { useMapCursor } from '../view/use-map-cursor.ts';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import { metresPerPixel, roundToMillimetre } from './aim.ts';
import { createDragPointer } from './drag-pointer.ts';
import { useInteraction } from './use-interaction.ts';

interface Positioned {
  readonly position: Hk80Point;
}

/** A dragged point and its new position. */
export interface Held<Point> {
  readonly point: Point;
  readonly place: Hk80Point;
}

interface DragPointOptions<Point> {
  readonly points: readonly Point[];
  readonly reachPixels: number;
  /** Called at the end of a drag. If the caller rejects the new position, the points stay as they are. */
  readonly onMoved: (point: Point, position: Hk80Point) => void;
}

/** Lets the pointer drag points; Escape cancels a drag. */
export function useDragPoint<Point extends Positioned>({ points, reachPixels, onMoved }: DragPointOptions<Point>) {
  const map = useMap();
  const [held, setHeld] = useState<Held<Point> | null>(null);
  const [over, setOver] = useState<Point | null>(null);
  const newest = useLatestRef({ points, onMoved });
  const drag = useMemo(
    () =>
      createPointDrag<Point>(map, {
        find: (pointer, pixelMetres) => findPoint(newest.current.points, pointer, reachPixels * pixelMetres),
        onHeld: setHeld,
        onOver: setOver,
        onMoved: (...end) => newest.current.onMoved(...end),
      }),
    [map, newest, reachPixels],
  );
  useInteraction(drag.interaction);
  usePointerLeave(() => setOver(null));
  useLayer(held !== null, { onEscape: drag.cancelDrag, isModal: false });
  useMapCursor(held || over ? 'move' : null);
  return { held, over };
}

interface PointDragOptions<Point> {
  readonly find: (pointer: Hk80Point, pixelMetres: number) => Point | null;
  readonly onHeld: (held: Held<Point> | null) => void;
  readonly onOver: (point: Point | null) => void;
  readonly onMoved: (point: Point, position: Hk80Point) => void;
}

function createPointDrag<Point extends Positioned>(map: OlMap, options: PointDragOptions<Point>) {
  let grabbed: { readonly point: Point; readonly down: Hk80Point } | null = null;
  let held: Held<Point> | null = null;
  const find = ({ coordinate }: MapBrowserEvent) => options.find(toGrid(coordinate), metresPerPixel(map, coordinate));
  const cancelDrag = () => {
    [grabbed, held] = [null, null];
    options.onHeld(null);
  };
  const interaction = createDragPointer({
    onMove: (event) => options.onOver(find(event)),
    onDown: (event) => {
      const point = find(event);
      grabbed = point && { point, down: toGrid(event.coordinate) };
      return point !== null;
    },
    onDrag: (event) => {
      if (!grabbed) return;
      const { point, down } = grabbed;
      const now = toGrid(event.coordinate);
      const [easting, northing] = point.position;
      held = { point, place: roundToMillimetre(hk80(easting + now[0] - down[0], northing + now[1] - down[1])) };
      options.onHeld(held);
    },
    onUp: () => {
      const end = held;
      cancelDrag();
      if (end) options.onMoved(end.point, end.place);
    },
  });
  return { interaction, cancelDrag };
}
