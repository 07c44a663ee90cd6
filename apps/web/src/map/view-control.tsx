import { containsExtent, createEmpty, type Extent, extend, isEmpty } from 'ol/extent.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import type OlMap from 'ol/Map.js';
import { useEffect, useMemo, useRef } from 'react';
import { useMapCommandBus } from './map-commands.tsx';
import { useMap } from './map-view.tsx';
import { START_CENTRE, START_ZOOM, toMap, toMapPolygon } from './projection.ts';
import type { WirePoint } from './wire-point.ts';

type Area = readonly (readonly (readonly WirePoint[])[])[];

interface ViewControlProps {
  /** What to show when a project opens: its assessment area. */
  readonly areas: readonly Area[] | null;
  readonly projectId: number | null;
  readonly insets: { readonly bottom: number; readonly right: number };
}

const ANIMATION_MILLISECONDS = 350;
const RECEIVER_ZOOM = 17.5;
/** Room around a fitted site for labels; at the right also for the legend, where the window is wide enough. */
const FIT_MARGIN = 36;
const LEGEND_ROOM = 330;
const WIDE_STAGE = 1000;

/** Moves the view: to a project when it opens, to receivers on request, and out from under docked panels. */
export function ViewControl({ areas, projectId, insets }: ViewControlProps) {
  const map = useMap();
  const bus = useMapCommandBus();
  const extent = useMemo(() => computeExtent(areas), [areas]);
  const isFitted = useFittedFlag(map);

  useEffect(() => {
    const fit = () => {
      fitExtent(map, extent);
      isFitted.current = true;
    };
    return bus.attach({
      zoomBy: (levels) => animateZoom(map, levels),
      fitProject: fit,
      zoomTo: (point) => {
        isFitted.current = false;
        zoomToPoint(map, toMap(point));
      },
    });
  }, [map, bus, extent, isFitted]);

  useEffect(() => {
    if (projectId === null || extent === null) return;
    fitExtent(map, extent);
    isFitted.current = true;
  }, [map, projectId, extent, isFitted]);

  const { bottom, right } = insets;
  const extentNow = useRef(extent);
  useEffect(() => {
    extentNow.current = extent;
  });
  const target = useRef<number[] | undefined>(undefined);
  useEffect(() => {
    const view = map.getView();
    // A panel may change its size twice in a row; the place to keep is where the first shift was going.
    const centre = (view.getAnimating() ? target.current : undefined) ?? view.getCenter();
    target.current = centre;
    view.cancelAnimations();
    view.padding = [0, right, bottom, 0];
    if (isFitted.current && extentNow.current) fitExtent(map, extentNow.current);
    else if (centre) view.animate({ center: centre, duration: ANIMATION_MILLISECONDS });
  }, [map, bottom, right, isFitted]);
  return null;
}

function computeExtent(areas: readonly Area[] | null): Extent | null {
  if (!areas) return null;
  const extent = createEmpty();
  for (const area of areas) if (area.length > 0) extend(extent, new MultiPolygon(area.map(toMapPolygon)).getExtent());
  return isEmpty(extent) ? null : extent;
}

/** True while the view still shows what it was fitted to, that is until the user moves it. */
function useFittedFlag(map: OlMap) {
  const flag = useRef(false);
  useEffect(() => {
    const clear = () => {
      flag.current = false;
    };
    const element = map.getTargetElement();
    map.on('pointerdrag', clear);
    element.addEventListener('wheel', clear, { passive: true });
    element.addEventListener('keydown', clear);
    return () => {
      map.un('pointerdrag', clear);
      element.removeEventListener('wheel', clear);
      element.removeEventListener('keydown', clear);
    };
  }, [map]);
  return flag;
}

function fitExtent(map: OlMap, extent: Extent | null): void {
  const view = map.getView();
  if (extent === null) {
    view.animate({ center: START_CENTRE, zoom: START_ZOOM, duration: ANIMATION_MILLISECONDS });
    return;
  }
  // A long flight over the whole territory would only load tiles that nobody sees.
  const isNear = containsExtent(view.calculateExtent(), extent) && (view.getZoom() ?? 0) > START_ZOOM + 1;
  const visibleWidth = (map.getSize()?.[0] ?? 0) - (view.padding?.[1] ?? 0);
  const right = visibleWidth > WIDE_STAGE ? LEGEND_ROOM : FIT_MARGIN;
  view.fit(extent, {
    padding: [FIT_MARGIN, right, FIT_MARGIN, FIT_MARGIN],
    maxZoom: 18,
    duration: isNear ? ANIMATION_MILLISECONDS : 0,
  });
}

function animateZoom(map: OlMap, levels: number): void {
  const view = map.getView();
  view.animate({ zoom: (view.getZoom() ?? START_ZOOM) + levels, duration: 200 });
}

function zoomToPoint(map: OlMap, center: number[]): void {
  const view = map.getView();
  view.animate({ center, zoom: Math.max(view.getZoom() ?? 0, RECEIVER_ZOOM), duration: ANIMATION_MILLISECONDS });
}
