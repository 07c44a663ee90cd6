import { containsCoordinate, containsExtent, type Extent, extend, getHeight, getWidth } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { START_CENTRE, START_ZOOM } from './projection.ts';
import { WIDE_VIEWPORT } from './wide-viewport.ts';

export interface Insets {
  readonly bottom: number;
  readonly right: number;
  readonly left?: number;
  readonly top?: number;
}

interface Destination {
  readonly center: number[];
  readonly zoom?: number;
}

const ANIMATION_MILLISECONDS = 350;
const SHORT_MILLISECONDS = 200;
const NUDGE_MILLISECONDS = 80;
const RECEIVER_ZOOM = 17.5;
const MAX_FIT_ZOOM = 18;
/** Room for labels around a fitted site; on the right also for the legend if the window is wide enough. */
const FIT_MARGIN = 36;
const LEGEND_ROOM = 330;
/** A panel does not shrink the site below this many pixels, though its surroundings may be cut off. */
const MIN_SITE = 180;
/** Room for toolbars at the edges. */
const FRAME_MARGIN = 80;

/** The only code that moves the view: it knows where a move will end, so that the next one starts from there. */
export class ViewMover {
  readonly #map: OlMap;
  #destination: Destination | null = null;
  #shownProjectId: number | null = null;
  #openProjectId: number | null = null;
  /** True once the user has moved the view of the open project. */
  #isMoved = false;
  #extent: Extent | null = null;
  /** The site within that extent. */
  #site: Extent | null = null;
  /** True once the open project has been drawn with all its tiles. */
  #isDrawn = false;
  /** True while the view shows the whole site, until the user moves it. */
  #isFitted = false;
  /** What the view shows instead of a project, until somebody or something else moves it. */
  #framed: Extent | null = null;
  #isKeptFromProject = false;
  /** View position before it made room for a popup; null once the user has moved it. */
  #centreBefore: number[] | null = null;

  constructor(map: OlMap) {
    this.#map = map;
  }

  /**
   * A project is fitted when its extent is first known, and again until the user moves the view. While the user draws,
   * the view stays. Exception: a tool may be chosen before the map exists, and a view that was never positioned shows
   * nothing to draw on.
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
    if (extent !== null && (isNew || this.#isFitted) && !this.#isKeptFromProject) this.fit();
  }

  #watchDrawing(): void {
    this.#isDrawn = false;
    this.#map.once('rendercomplete', () => {
      this.#isDrawn = true;
    });
  }

  /** Keeps the centre of the visible map in place, or the whole site visible. */
  setInsets({ bottom, right, left = 0, top = 0 }: Insets, isProjectAwaited: boolean): void {
    const view = this.#map.getView();
    const { center, ...rest } = this.#destination ?? { center: view.getCenter() };
    view.cancelAnimations();
    view.padding = [top, right, bottom, left];
    if (this.#isFitted && this.#extent) this.fit();
    else if (this.#framed) this.frame(this.#framed);
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
    // A long animation across the whole territory would only load tiles that are never seen.
    const isNear = containsExtent(view.calculateExtent(), extent) && (view.getZoom() ?? 0) > START_ZOOM + 1;
    const [, coveredRight = 0, , coveredLeft = 0] = view.padding ?? [];
    const visibleWidth = (this.#map.getSize()?.[0] ?? 0) - coveredRight - coveredLeft;
    const right = visibleWidth < WIDE_VIEWPORT ? FIT_MARGIN : LEGEND_ROOM;
    // If a panel opens before the map is drawn, an animation would only delay the map.
    const duration = isNear && this.#isDrawn ? ANIMATION_MILLISECONDS : 0;
    const padding = [FIT_MARGIN, right, FIT_MARGIN, FIT_MARGIN];
    const closer = this.#findCloserFit(extent, FIT_MARGIN + right);
    if (closer) view.fit(closer.site, { padding, minResolution: closer.resolution, duration });
    else view.fit(extent, { padding, maxZoom: MAX_FIT_ZOOM, duration });
  }

  /** If a panel leaves so little of the map that the site would be tiny, the view fits the site instead (MAP-32). */
  #findCloserFit(extent: Extent, sides: number): { readonly site: Extent; readonly resolution: number } | null {
    const view = this.#map.getView();
    const [, right = 0, coveredBottom = 0, left = 0] = view.padding ?? [];
    const coveredSides = right + left;
    const site = this.#site;
    if (site === null || coveredSides + coveredBottom === 0) return null;
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    const resolutionIn = (covered: number, bottom: number) =>
      view.getResolutionForExtent(extent, [
        Math.max(1, width - covered - sides),
        Math.max(1, height - bottom - 2 * FIT_MARGIN),
      ]);
    // Never closer than without the panel.
    const length = Math.max(getWidth(site), getHeight(site));
    const resolution = Math.max(length / MIN_SITE, resolutionIn(0, 0), view.getResolutionForZoom(MAX_FIT_ZOOM));
    return resolutionIn(coveredSides, coveredBottom) > resolution ? { site, resolution } : null;
  }

  /** Moves the view to an extent other than that of the project, also when a panel opens just then. */
  frame(extent: Extent): void {
    const view = this.#map.getView();
    this.release();
    view.cancelAnimations();
    const padding = [FRAME_MARGIN, FRAME_MARGIN, FRAME_MARGIN, FRAME_MARGIN];
    view.fit(extent, { padding, maxZoom: MAX_FIT_ZOOM, duration: ANIMATION_MILLISECONDS });
    this.#framed = extent;
  }

  /** Keeps the view of a page that shows something other than the open project, even if the project loads later. */
  keepFromProject(): void {
    this.#isKeptFromProject = true;
  }

  /** Called when that page closes. */
  returnToProject(): void {
    this.#isKeptFromProject = false;
    this.#framed = null;
    if (this.#openProjectId !== null && this.#extent !== null) this.fit();
  }

  /** Shows a new shape that is out of view; a site that was fully in view stays so. */
  reveal(extent: Extent): void {
    if (containsExtent(this.#map.getView().calculateExtent(), extent)) return;
    this.frame(this.#isFitted && this.#extent ? extend([...this.#extent], extent) : extent);
    this.#framed = null;
  }

  /** Called after the window is resized. */
  refit(): void {
    if (this.#isFitted) this.fit();
    else if (this.#framed) this.frame(this.#framed);
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

  /** Shows a place at this zoom. A long animation would only load tiles that are never seen. */
  goTo(center: number[], zoom: number): void {
    const view = this.#map.getView();
    this.release();
    view.cancelAnimations();
    const isNear = containsCoordinate(view.calculateExtent(), center);
    this.#fly({ center, zoom }, isNear ? ANIMATION_MILLISECONDS : 0);
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

  /** Moves the view by pixels for a popup; undoMakeRoom undoes it. */
  makeRoom([dx, dy]: readonly [number, number]): void {
    const view = this.#map.getView();
    const [x, y] = view.getCenter() ?? [];
    if ((dx === 0 && dy === 0) || x === undefined || y === undefined) return;
    const resolution = view.getResolution() ?? 1;
    this.#centreBefore ??= [x, y];
    this.#fly({ center: [x + dx * resolution, y - dy * resolution] }, SHORT_MILLISECONDS);
  }

  undoMakeRoom(): void {
    const center = this.#centreBefore;
    this.#centreBefore = null;
    if (!center) return;
    this.#map.getView().cancelAnimations();
    this.#fly({ center }, SHORT_MILLISECONDS);
  }

  /** Called when the user moves the view, which is then left to the user. */
  release(): void {
    this.#isFitted = false;
    this.#isMoved = true;
    this.#framed = null;
    this.#centreBefore = null;
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

/** The mover of a map, shared by all code that moves its view. */
export function moverOf(map: OlMap): ViewMover {
  const known = movers.get(map);
  if (known) return known;
  const mover = new ViewMover(map);
  movers.set(map, mover);
  return mover;
}
