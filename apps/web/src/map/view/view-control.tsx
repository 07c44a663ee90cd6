import { boundingExtent, createEmpty, type Extent, extend, isEmpty } from 'ol/extent.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import type OlMap from 'ol/Map.js';
import { useEffect, useMemo } from 'react';
import { useMapCommandBus } from './map-commands.tsx';
import { useMap } from './map-holder.tsx';
import { START_CENTRE, toGrid, toMap, toMapPolygon } from './projection.ts';
import { type Insets, moverOf, type ViewMover } from './view-mover.ts';
import type { WirePoint } from './wire-point.ts';

type Area = readonly (readonly (readonly WirePoint[])[])[];

interface ViewControlProps {
  /** Shown when a project opens: its assessment area. */
  readonly areas: readonly Area[] | null;
  /** Stays large enough to recognise when a panel takes most of the map. */
  readonly site: Area | null;
  readonly projectId: number | null;
  readonly insets: Insets;
  /** True while the user works on the map: only the user then moves it. */
  readonly isHeld: boolean;
}

/** Moves the view: to a project when it opens, to receivers on request, and out from under docked panels. */
export function ViewControl({ areas, site, projectId, insets, isHeld }: ViewControlProps) {
  const map = useMap();
  const bus = useMapCommandBus();
  const mover = moverOf(map);
  const extent = useMemo(() => computeExtent(areas), [areas]);
  const siteExtent = useMemo(() => computeExtent(site && [site]), [site]);
  const { bottom, right, left = 0, top = 0 } = insets;
  const isProjectAwaited = projectId !== null && extent === null;
  useReleaseOnInput(map, mover);

  useEffect(
    () =>
      bus.attach({
        zoomBy: (levels) => mover.zoomBy(levels),
        fitProject: () => mover.fit(),
        zoomTo: (point) => mover.zoomTo(toMap(point)),
        reveal: (corners) => mover.reveal(boundingExtent(corners.map(toMap))),
        readCentre: () => toGrid(map.getView().getCenter() ?? START_CENTRE),
      }),
    [bus, mover, map],
  );
  // In this order: if both become known at once, the site is fitted to the space the panels leave.
  useEffect(
    () => mover.setInsets({ bottom, right, left, top }, isProjectAwaited),
    [mover, bottom, right, left, top, isProjectAwaited],
  );
  useEffect(() => mover.show(projectId, extent, isHeld, siteExtent), [mover, projectId, extent, isHeld, siteExtent]);
  return null;
}

function computeExtent(areas: readonly Area[] | null): Extent | null {
  if (!areas) return null;
  const extent = createEmpty();
  for (const area of areas) if (area.length > 0) extend(extent, new MultiPolygon(area.map(toMapPolygon)).getExtent());
  return isEmpty(extent) ? null : extent;
}

const MOVING_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', '+', '-']);

/** Once the user drags, uses the wheel or the keyboard, the view is under the user's control. */
function useReleaseOnInput(map: OlMap, mover: ViewMover): void {
  useEffect(() => {
    const release = () => mover.release();
    const refit = () => mover.refit();
    const onKey = (event: KeyboardEvent) => MOVING_KEYS.has(event.key) && mover.release();
    const element = map.getTargetElement();
    map.on('pointerdrag', release);
    map.on('dblclick', release);
    map.on('change:size', refit);
    element.addEventListener('wheel', release, { passive: true });
    element.addEventListener('keydown', onKey);
    return () => {
      map.un('pointerdrag', release);
      map.un('dblclick', release);
      map.un('change:size', refit);
      element.removeEventListener('wheel', release);
      element.removeEventListener('keydown', onKey);
    };
  }, [map, mover]);
}
