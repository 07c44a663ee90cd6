import { area, type Hk80Polygon, length } from '@quietsite/geometry';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { CornerLayer } from '../layers/corner-layer.tsx';
import { useMap } from '../view/map-holder.tsx';
import { formatArea, formatLength } from '../view/measure-text.ts';
import { MeasureTip } from '../view/measure-tip.tsx';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import type { MovableShape } from './corner-grip.ts';
import { CornerMover, type CornerState, NOTHING_HELD } from './corner-mover.ts';
import { useInteraction } from './use-interaction.ts';

interface MoveCornersProps {
  readonly shapes: readonly MovableShape[];
  /** Fixed shapes that a dragged corner also snaps to. */
  readonly snapTo?: readonly Hk80Polygon[];
  /** Called once per drag, with the shapes that changed. */
  readonly onMoved: (moved: readonly MovableShape[]) => void;
}

const NO_POLYGONS: readonly Hk80Polygon[] = [];

/** Drags corners. Dragging a side adds a corner; Alt-click removes one. */
export function MoveCorners({ shapes, snapTo = NO_POLYGONS, onMoved }: MoveCornersProps) {
  const map = useMap();
  const [state, setState] = useState<CornerState>(NOTHING_HELD);
  const newest = useLatestRef({ shapes, snapTo, onMoved });
  const mover = useMemo(
    () =>
      new CornerMover(map, {
        scene: () => newest.current,
        onState: setState,
        onMoved: (changed) => newest.current.onMoved(changed),
      }),
    [map, newest],
  );
  useInteraction(mover.interaction);
  usePointerLeave(() => mover.leave());
  // A cancelled drag changes nothing.
  useLayer(state.isDragging, { onEscape: () => mover.cancelDrag(), isModal: false });
  return (
    <>
      <CornerLayer shapes={shapes} changed={state.changed} grip={state.grip} />
      <DragTip state={state} />
    </>
  );
}

/** Shows the area if only one shape changes, or the length of an alignment. */
function DragTip({ state: { grip, changed, isDragging } }: { readonly state: CornerState }) {
  const { t } = useTranslation();
  const map = useMap();
  const [only, ...others] = changed;
  if (!grip || !isDragging || !only || others.length > 0) return null;
  const squareMetres = area(only.outline);
  const line = { name: t('mapTools.line'), value: formatLength(length(only.outline[0] ?? []) / 2) };
  const rows = [squareMetres > 0 ? { name: t('mapTools.area'), value: formatArea(squareMetres) } : line];
  return createPortal(<MeasureTip at={grip.position} rows={rows} />, map.getTargetElement());
}
