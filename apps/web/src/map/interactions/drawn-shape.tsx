import type { Hk80Point } from '@quietsite/geometry';
import { createPortal } from 'react-dom';
import { useMap } from '../view/map-holder.tsx';
import { SketchDrawing } from './sketch-drawing.tsx';
import type { SketchKind } from './sketch-pad.ts';

interface DrawnShapeProps {
  readonly kind: SketchKind;
  readonly corners: readonly Hk80Point[];
}

/** A finished drawing that is not stored. Its outline is closed. */
export function DrawnShape({ kind, corners }: DrawnShapeProps) {
  const map = useMap();
  const closed = kind === 'polygon' ? [...corners, ...corners.slice(0, 1)] : corners;
  return createPortal(<SketchDrawing kind={kind} corners={closed} aim={null} />, map.getTargetElement());
}
