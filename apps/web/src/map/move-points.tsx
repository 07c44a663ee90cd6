import { distance, type Hk80Point, hk80 } from '@quietsite/geometry';
import Point from 'ol/geom/Point.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useMemo, useState } from 'react';
import { useLayer } from '../ui/escape-stack.ts';
import { metresPerPixel, roundToMillimetre } from './aim.ts';
import { createDragPointer } from './drag-pointer.ts';
import { RECEIVER_CANVAS } from './map-canvas.ts';
import { useMap } from './map-view.tsx';
import { centreStyles, selectionStyle, zoneNameStyle } from './project-styles.ts';
import { toGrid, toMap } from './projection.ts';
import { useInteraction } from './use-interaction.ts';
import { useMapCursor } from './use-map-cursor.ts';
import { useMapLayer } from './use-map-layer.ts';
import { useNewest } from './use-newest.ts';
import { usePointerLeave } from './use-pointer-leave.ts';
import { createFeature, createLayer } from './vector-layer.ts';

interface MovablePoint {
  readonly key: string;
  readonly position: Hk80Point;
  readonly name: string;
}

interface MovePointsProps {
  readonly points: readonly MovablePoint[];
  /** With the end of a drag. Whoever refuses the new place leaves the points as they are. */
  readonly onMoved: (key: string, position: Hk80Point) => void;
}

/** The ring with its edge, and a little more. */
const HIT_PIXELS = 13;

/** Drags the red rings of geographical centres (SITE-32). */
export function MovePoints({ points, onMoved }: MovePointsProps) {
  const map = useMap();
  const [held, setHeld] = useState<MovablePoint | null>(null);
  const [overKey, setOverKey] = useState<string | null>(null);
  const newest = useNewest({ points, onMoved });
  const drag = useMemo(
    () =>
      createPointDrag(map, {
        points: () => newest.current.points,
        onHeld: setHeld,
        onOver: setOverKey,
        onMoved: (...end) => newest.current.onMoved(...end),
      }),
    [map, newest],
  );
  useInteraction(drag.interaction);
  usePointerLeave(() => setOverKey(null));
  useLayer(held !== null, { onEscape: drag.giveUp, isModal: false });
  useMapCursor(held || overKey !== null ? 'move' : null);
  const layer = useMemo(() => {
    const shown = points.map((point) => (point.key === held?.key ? held : point));
    const features = shown.flatMap(({ key, position, name }) => {
      const place = new Point(toMap(position));
      const ring = createFeature(
        place,
        key === (held?.key ?? overKey) ? [selectionStyle, ...centreStyles] : centreStyles,
      );
      return [ring, createFeature(place, zoneNameStyle(name))];
    });
    return createLayer(13, features, RECEIVER_CANVAS);
  }, [points, held, overKey]);
  useMapLayer(layer);
  return null;
}

interface PointDragOptions {
  readonly points: () => readonly MovablePoint[];
  readonly onHeld: (point: MovablePoint | null) => void;
  readonly onOver: (key: string | null) => void;
  readonly onMoved: (key: string, position: Hk80Point) => void;
}

function createPointDrag(map: OlMap, { points, onHeld, onOver, onMoved }: PointDragOptions) {
  let taken: { readonly point: MovablePoint; readonly down: Hk80Point } | null = null;
  let place: Hk80Point | null = null;
  const find = ({ coordinate }: MapBrowserEvent) =>
    findPoint(points(), toGrid(coordinate), metresPerPixel(map, coordinate));
  const giveUp = () => {
    [taken, place] = [null, null];
    onHeld(null);
  };
  const interaction = createDragPointer({
    onMove: (event) => onOver(find(event)?.key ?? null),
    onDown: (event) => {
      const point = find(event);
      taken = point && { point, down: toGrid(event.coordinate) };
      return point !== null;
    },
    onDrag: (event) => {
      if (!taken) return;
      const { point, down } = taken;
      const now = toGrid(event.coordinate);
      const [easting, northing] = point.position;
      place = roundToMillimetre(hk80(easting + now[0] - down[0], northing + now[1] - down[1]));
      onHeld({ ...point, position: place });
    },
    onUp: () => {
      const [key, end] = [taken?.point.key, place];
      giveUp();
      if (key !== undefined && end) onMoved(key, end);
    },
  });
  return { interaction, giveUp };
}

function findPoint(points: readonly MovablePoint[], pointer: Hk80Point, pixelMetres: number): MovablePoint | null {
  let best: MovablePoint | null = null;
  let least = HIT_PIXELS * pixelMetres;
  for (const point of points) {
    const metres = distance(point.position, pointer);
    if (metres > least) continue;
    least = metres;
    best = point;
  }
  return best;
}
