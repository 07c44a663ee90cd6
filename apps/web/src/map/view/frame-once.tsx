import type { Hk80Point } from '@quietsite/geometry';
import { boundingExtent } from 'ol/extent.js';
import { useEffect, useRef } from 'react';
import { useMap } from './map-holder.tsx';
import { toMap } from './projection.ts';
import { moverOf } from './view-mover.ts';

interface FrameOnceProps {
  readonly points: readonly Hk80Point[];
  /** A project loaded later does not move the view; the view returns to it afterwards. */
  readonly returnsToProject?: boolean;
}

/** Moves the view to these points when they first exist, in any mode, and then leaves it alone. */
export function FrameOnce({ points, returnsToProject = false }: FrameOnceProps) {
  const map = useMap();
  const wasFramed = useRef(false);
  useEffect(() => {
    if (!returnsToProject) return;
    moverOf(map).keepFromProject();
    return () => {
      wasFramed.current = false;
      moverOf(map).returnToProject();
    };
  }, [map, returnsToProject]);
  useEffect(() => {
    if (wasFramed.current || points.length === 0) return;
    wasFramed.current = true;
    moverOf(map).frame(boundingExtent(points.map(toMap)));
  }, [map, points]);
  return null;
}
