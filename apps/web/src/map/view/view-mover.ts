import { containsExtent, type Extent, extend, getHeight, getWidth } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { START_CENTRE, START_ZOOM } from './projection.ts';
import { WIDE_VIEWPORT } from './wide-viewport.ts';

export interface Insets {
  readonly bottom: number;
  readonly right: number;
}

interface Destination {
  readonly center: number[];
  readonly zoom?: number;
}

const ANIMATION_MILLISECONDS = 350;
const SHORT_MILLISECONDS = 200;
const NUDGE_MILLISECONDS = 80;
const RECEIVER_ZOOM = 17.5;
const CLOSEST = 18;
/** Room around a fitted site for labels; at the right also for the legend, where the window is wide enough. */
const FIT_MARGIN = 36;
const LEGEND_ROOM = 330;
/** A panel does not make the site shorter than so many pixels, though its surroundings may be cut off. */
const MIN_SITE = 180;
/** Room for tool bars at the edges. */
const FRAME_MARGIN = 80;

/** The one place that moves the view: it knows where a move will end, so that the next one starts from there. */
export class ViewMover {
  readonly #map: OlMap;
  #destination: Destination | null = null;
  #shownProjectId: number | null = null;
  #openProjectId: number | null = null;
  /** True once somebody moved the view of the open project. */
  #isMoved = false;
  #extent: Extent | null = null;
  /** Of that, the site alone. */
  #site: Extent | null = null;
  /** True once the open project was drawn with all its tiles. */
  #isDrawn = false;
  /** True while the view shows the whole site, that is until someone moves it. */
  #isFitted = false;
  /** Where the view stood before it made room for a popup; null once someone moved it. */
  #placeBefore: number[] | null = null;

  constructor(map: OlMap) {
    this.#map = map;
  }

  /**
   * A project is fitted when its extent is first known, and again for as long as nobody has moved the view. While
   * somebody draws, the view stays under the pointer; but a tool may be chosen before the map is there, and a view that
   * nobody has placed yet shows nothing to draw on.
   */
  show(projectId: number | null, extent: Extent | null, isHeld: boolean, site: Extent | null = null): void {
    this.#extent = extent;
    this.#site = site;
    if (projectId === null) this.release();
    if (projectId !== this.#openProjectId) this.#isMoved = false;
    this.#openProjectId = projectId;
    const isNew = projectId !== null && projectId !== this.#shownProjectId;
    if (isHeld && (!isNew || this.#isMoved)) return;
    if (projectId === null || extent !== null) this.#shownProjectId = projectId;
    if (isNew && extent !== null) this.#watchDrawing();
    if (extent !== null && (isNew || this.#isFitted)) this.fit();
  }

  #watchDrawing(): void {
    this.#isDrawn = false;
    this.#map.once('rendercomplete', () => {
      this.#isDrawn = true;
    });
  }

  /** Keeps what was in the middle of the visible map there, or the whole site in sight. */
  setInsets({ bottom, right }: Insets, isProjectAwaited: boolean): void {
    const view = this.#map.getView();
    const { center, ...rest } = this.#destination ?? { center: view.getCenter() };
    view.cancelAnimations();
    view.padding = [0, right, bottom, 0];
    if (this.#isFitted && this.#extent) this.fit();
    else if (center && !isProjectAwaited) this.#fly({ center, ...rest }, ANIMATION_MILLISECONDS);
  }

  fit(): void {
    this.release();
    const view = this.#map.getView();
    view.cancelAnimations();
    const extent = this.#extent;
    if (extent === null) {
      this.#fly({ center: START_CENTRE, zoom: START_ZOOM }, ANIMATION_MILLISECONDS);
      return;
    }
    this.#isFitted = true;
    this.#isMoved = false;
    // A long flight over the whole territory would only load tiles that nobody sees.
    const isNear = containsExtent(view.calculateExtent(), extent) && (view.getZoom() ?? 0) > START_ZOOM + 1;
    const visibleWidth = (this.#map.getSize()?.[0] ?? 0) - (view.padding?.[1] ?? 0);
    const right = visibleWidth < WIDE_VIEWPORT ? FIT_MARGIN : LEGEND_ROOM;
    // And while a panel opens beside a picture that is not there yet, a flight would only keep it waiting.
    const duration = isNear && this.#isDrawn ? ANIMATION_MILLISECONDS : 0;
    const padding = [FIT_MARGIN, right, FIT_MARGIN, FIT_MARGIN];
    const closer = this.#findCloserLook(extent, FIT_MARGIN + right);
    if (closer) view.fit(closer.site, { padding, minResolution: closer.resolution, duration });
    else view.fit(extent, { padding, maxZoom: CLOSEST, duration });
  }

  /** Where a panel leaves so little of the map that the site would be a stamp, the site counts (MAP-32). */
  #findCloserLook(extent: Extent, sides: number): { readonly site: Extent; readonly resolution: number } | null {
    const view = this.#map.getView();
    const [, coveredRight = 0, coveredBottom = 0] = view.padding ?? [];
    const site = this.#site;
    if (site === null || coveredRight + coveredBottom === 0) return null;
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    const resolutionIn = (right: number, bottom: number) =>
      view.getResolutionForExtent(extent, [
        Math.max(1, width - right - sides),
        Math.max(1, height - bottom - 2 * FIT_MARGIN),
      ]);
    // Never closer than without the panel.
    const length = Math.max(getWidth(site), getHeight(site));
    const resolution = Math.max(length / MIN_SITE, resolutionIn(0, 0), view.getResolutionForZoom(CLOSEST));
    return resolutionIn(coveredRight, coveredBottom) > resolution ? { site, resolution } : null;
  }

  /** Shows something else than the project, once. */
  frame(extent: Extent): void {
    const view = this.#map.getView();
    this.release();
    view.cancelAnimations();
    const padding = [FRAME_MARGIN, FRAME_MARGIN, FRAME_MARGIN, FRAME_MARGIN];
    view.fit(extent, { padding, maxZoom: CLOSEST, duration: ANIMATION_MILLISECONDS });
  }

  /** A new shape, where it is out of sight; a site that was wholly in view stays so. */
  reveal(extent: Extent): void {
    if (containsExtent(this.#map.getView().calculateExtent(), extent)) return;
    this.frame(this.#isFitted && this.#extent ? extend([...this.#extent], extent) : extent);
  }

  /** After the window changed its size. */
  refit(): void {
    if (this.#isFitted) this.fit();
  }

  zoomBy(levels: number): void {
    const view = this.#map.getView();
    const { center, zoom } = this.#destination ?? { center: view.getCenter() };
    this.release();
    view.cancelAnimations();
    if (center) this.#fly({ center, zoom: (zoom ?? view.getZoom() ?? START_ZOOM) + levels }, SHORT_MILLISECONDS);
  }

  zoomTo(center: number[]): void {
    const view = this.#map.getView();
    this.release();
    view.cancelAnimations();
    this.#fly({ center, zoom: Math.max(view.getZoom() ?? 0, RECEIVER_ZOOM) }, ANIMATION_MILLISECONDS);
  }

  /** Moves the view by pixels, from where the last move will end. */
  nudge([dx, dy]: readonly [number, number]): void {
    const view = this.#map.getView();
    const [x, y] = this.#destination?.center ?? view.getCenter() ?? [];
    this.release();
    view.cancelAnimations();
    if (x === undefined || y === undefined) return;
    const resolution = view.getResolution() ?? 1;
    this.#fly({ center: [x + dx * resolution, y - dy * resolution] }, NUDGE_MILLISECONDS);
  }

  /** Moves the view by pixels for a popup; giveRoomBack undoes it. */
  makeRoom([dx, dy]: readonly [number, number]): void {
    const view = this.#map.getView();
    const [x, y] = view.getCenter() ?? [];
    if ((dx === 0 && dy === 0) || x === undefined || y === undefined) return;
    const resolution = view.getResolution() ?? 1;
    this.#placeBefore ??= [x, y];
    this.#fly({ center: [x + dx * resolution, y - dy * resolution] }, SHORT_MILLISECONDS);
  }

  giveRoomBack(): void {
    const center = this.#placeBefore;
    this.#placeBefore = null;
    if (!center) return;
    this.#map.getView().cancelAnimations();
    this.#fly({ center }, SHORT_MILLISECONDS);
  }

  /** Someone moved the view: from now on it is theirs. */
  release(): void {
    this.#isFitted = false;
    this.#isMoved = true;
    this.#placeBefore = null;
    this.#destination = null;
  }

  #fly(destination: Destination, duration: number): void {
    this.#destination = destination;
    this.#map.getView().animate({ ...destination, duration }, () => {
      if (this.#destination === destination) this.#destination = null;
    });
  }
}

const movers = new WeakMap<OlMap, ViewMover>();

/** The mover of a map: one for all who move its view. */
export function moverOf(map: OlMap): ViewMover {
  const known = movers.get(map);
  if (known) return known;
  const mover = new ViewMover(map);
  movers.set(map, mover);
  return mover;
}
