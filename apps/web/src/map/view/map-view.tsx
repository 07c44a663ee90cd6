import 'ol/ol.css';
import Attribution from 'ol/control/Attribution.js';
import ScaleLine from 'ol/control/ScaleLine.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import View, { type State as ViewState } from 'ol/View.js';
import { type ReactNode, useEffect, useRef } from 'react';
import { cacheBaseCanvas } from '../layers/cached-base-canvas.ts';
import { MapContext, useMapHolder } from './map-holder.tsx';
import classes from './map-view.module.css';
import { START_CENTRE, START_ZOOM } from './projection.ts';

/** A browser opens six connections to a server: one receives events, and one is left for the page itself. */
const MAX_TILES_OF_SIX_CONNECTIONS = 4;
/** A whole screen of tiles: over HTTP/2, requests do not wait for each other. */
const MAX_TILES_OF_ONE_CONNECTION = 16;

function countTilesAtATime(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.nextHopProtocol === 'h2' ? MAX_TILES_OF_ONE_CONNECTION : MAX_TILES_OF_SIX_CONNECTIONS;
}

function createMap(target: HTMLElement): OlMap {
  return new OlMap({
    target,
    maxTilesLoading: countTilesAtATime(),
    controls: [new ScaleLine({ units: 'metric', minWidth: 72 }), new Attribution({ collapsible: false })],
    // By default a focusable map ignores wheel and drag until it has the focus.
    interactions: defaultInteractions({ onFocusOnly: false }),
    view: new View({
      projection: 'EPSG:3857',
      center: START_CENTRE,
      zoom: START_ZOOM,
      minZoom: 9,
      maxZoom: 20,
      enableRotation: false,
    }),
  });
}

/** Publishes the view as an attribute, so that assistive tools and tests can read it. */
function publishView(map: OlMap, { center, resolution, zoom, projection }: ViewState): void {
  const view = JSON.stringify({ projection: projection.getCode(), zoom, centre: center, resolution });
  const target = map.getTargetElement();
  if (target && target.dataset.view !== view) target.dataset.view = view;
}

/** Publishes the last view drawn with all its tiles. Where it equals the current view, the image is complete. */
function publishDrawn(map: OlMap): void {
  map.on('rendercomplete', () => {
    const target = map.getTargetElement();
    const { view } = target?.dataset ?? {};
    if (view !== undefined && target.dataset.drawn !== view) target.dataset.drawn = view;
  });
}

/**
 * Marks the map from a change of its view until the final position is drawn. Until then a click applies to the drawn
 * image, which may be many frames behind on a busy machine.
 */
function publishMoves(map: OlMap): void {
  const view = map.getView();
  // Returns nothing: a listener that returns false would stop the event for later listeners.
  const publish = (isMoving: boolean): void => {
    map.getTargetElement()?.toggleAttribute('data-moving', isMoving);
  };
  view.on('change', () => publish(true));
  map.on('postrender', () => publish(view.getAnimating() || view.getInteracting()));
}

/** The arrow keys of the map work while it has the focus. */
const keyboardTarget = { tabIndex: 0 } as const;

interface MapViewProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The map object is created once; React only adds and removes layers and listeners. */
export function MapView({ label, children }: MapViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const { map, setMap } = useMapHolder();
  useEffect(() => {
    if (!element.current) return;
    const created = createMap(element.current);
    created.on('postrender', ({ frameState }) => frameState && publishView(created, frameState.viewState));
    publishDrawn(created);
    publishMoves(created);
    cacheBaseCanvas(created);
    setMap(created);
    return () => {
      setMap(null);
      created.setTarget(undefined);
      created.dispose();
    };
  }, [setMap]);
  return (
    <MapContext value={map}>
      <div ref={element} className={classes.map} id="map" role="application" {...keyboardTarget} aria-label={label} />
      {map && children}
    </MapContext>
  );
}
