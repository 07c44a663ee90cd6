import { containsCoordinate } from 'ol/extent.js';
import DragBox from 'ol/interaction/DragBox.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useMemo } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import type { MapPoint } from '../view/map-point.ts';
import { projectOnce } from '../view/project-once.ts';
import classes from './box-select.module.css';
import { useInteraction } from './use-interaction.ts';

interface BoxSelectProps {
  readonly points: readonly MapPoint[];
  /** Called at the end of the drag with the points inside, possibly none. */
  readonly onBox: (pointIds: readonly number[]) => void;
}

/** On a Mac, Control-click opens a menu, so Command is used there. */
const isBoxDrag = ({ originalEvent }: MapBrowserEvent): boolean => {
  const { button, ctrlKey, metaKey } = originalEvent as PointerEvent;
  return button === 0 && (ctrlKey || metaKey);
};

/** A selection rectangle, drawn by dragging with CTRL held (NSR-05, NSR-12). */
export function BoxSelect({ points, onBox }: BoxSelectProps) {
  const newest = useLatestRef({ points, onBox });
  const box = useMemo(() => {
    const drag = new DragBox({ className: classes.box ?? 'ol-dragbox', condition: isBoxDrag });
    drag.on('boxend', () => {
      const extent = drag.getGeometry().getExtent();
      const inside = newest.current.points.filter(({ position }) => containsCoordinate(extent, projectOnce(position)));
      newest.current.onBox(inside.map(({ pointId }) => pointId));
    });
    return drag;
  }, [newest]);
  useInteraction(box);
  return null;
}
