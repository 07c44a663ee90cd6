import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { Crosshair } from '../view/crosshair.tsx';
import { useMap } from '../view/map-holder.tsx';
import { toMap } from '../view/projection.ts';
import { metresPerPixel, SNAP_PIXELS } from './aim.ts';
import { CLICK_PIXELS } from './click-pointer.ts';
import { DrawingNotes } from './drawing-notes.tsx';
import { SketchDrawing } from './sketch-drawing.tsx';
import { type SketchKind, SketchPad } from './sketch-pad.ts';
import { useAim } from './use-aim.ts';
import { useKeyboardAim } from './use-keyboard-aim.ts';
import { useSketchKeys } from './use-sketch-keys.ts';

interface DrawShapeProps {
  readonly kind: 'polygon' | 'line';
  /** Corners and sides that the pointer snaps to. */
  readonly snapTo: readonly Hk80Polygon[];
  /** Corners placed so far, stored by the caller. */
  readonly sketch: readonly Hk80Point[];
  readonly onSketch: (points: readonly Hk80Point[]) => void;
  /** The corners of a polygon, without the first repeated at the end, or all points of a line. */
  readonly onDone: (points: readonly Hk80Point[]) => void;
  readonly onCancel: () => void;
  /** Names the figures of a line that is only measured. */
  readonly isMeasured?: boolean;
}

/** Draws a polygon or a line, corner by corner, with the pointer or with the keyboard. */
export function DrawShape(props: DrawShapeProps) {
  const { kind, snapTo, sketch, onSketch, onDone, onCancel, isMeasured = false } = props;
  const map = useMap();
  const listener = useLatestRef({ onSketch, onDone });
  const pad = useMemo(
    () =>
      new SketchPad(kind, {
        onSketch: (corners) => listener.current.onSketch(corners),
        onDone: (corners) => listener.current.onDone(corners),
      }),
    [kind, listener],
  );
  useLayoutEffect(() => pad.follow(sketch), [pad, sketch]);
  const place = useCallback(
    (point: Hk80Point) => {
      const pixel = metresPerPixel(map, toMap(point));
      pad.place(point, { same: CLICK_PIXELS * pixel, close: SNAP_PIXELS * pixel });
    },
    [map, pad],
  );
  const isKeyboardAim = useKeyboardAim(map);
  const aim = useAim(pad, snapTo, isKeyboardAim, place);
  useSketchKeys(pad, { isKeyboardAim, onPlace: () => aim && place(aim.point) });
  useLayer(true, { onEscape: onCancel, isModal: false });
  return createPortal(
    <>
      <SketchDrawing kind={kind} corners={sketch} aim={aim} />
      {isKeyboardAim && <Crosshair />}
      <DrawingNotes kind={kind} corners={sketch} aim={aim} isKeyboardAim={isKeyboardAim} isMeasured={isMeasured} />
    </>,
    map.getTargetElement(),
  );
}

interface DrawnShapeProps {
  readonly kind: SketchKind;
  readonly corners: readonly Hk80Point[];
}

/** A finished, unsaved drawing with a closed outline. */
export function DrawnShape({ kind, corners }: DrawnShapeProps) {
  const map = useMap();
  const closed = kind === 'polygon' ? [...corners, ...corners.slice(0, 1)] : corners;
  return createPortal(<SketchDrawing kind={kind} corners={closed} aim={null} />, map.getTargetElement());
}
