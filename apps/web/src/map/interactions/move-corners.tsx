import { area, type Hk80Polygon } from '@quietsite/geometry';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { CornerLayer } from '../layers/corner-layer.tsx';
import { useMap } from '../view/map-view.tsx';
import { formatArea } from '../view/measure-text.ts';
import { MeasureTip } from '../view/measure-tip.tsx';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import type { MovableShape } from './corner-grip.ts';
import { CornerMover, type CornerState, NOTHING_HELD } from './corner-mover.ts';
import { useInteraction } from './use-interaction.ts';

interface MoveCornersProps {
  readonly shapes: readonly MovableShape[];
  /** Also attract a corner that is dragged, and do not move. */
  readonly snapTo?: readonly Hk80Polygon[];
  /** Once for each drag, with the shapes that changed. */
  readonly onMoved: (moved: readonly MovableShape[]) => void;
}

const NO_POLYGONS: readonly Hk80Polygon[] = [];

/** Drags corners; a drag at a side makes a new one, Alt and a click remove one. */
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
  // A drag that is given up leaves everything as it was.
  useLayer(state.isDragging, { onEscape: () => mover.giveUp(), isModal: false });
  return (
    <>
      <CornerLayer shapes={shapes} changed={state.changed} grip={state.grip} />
      <DragTip state={state} />
    </>
  );
}

/** The area, where there is only one that changes. */
function DragTip({ state: { grip, changed, isDragging } }: { readonly state: CornerState }) {
  const { t } = useTranslation();
  const map = useMap();
  const [only, ...others] = changed;
  if (!grip || !isDragging || !only || others.length > 0) return null;
  const rows = [{ name: t('mapTools.area'), value: formatArea(area(only.outline)) }];
  return createPortal(<MeasureTip at={grip.position} rows={rows} />, map.getTargetElement());
}
