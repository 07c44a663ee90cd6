import type { Hk80Polygon } from '../coordinates.ts';
import { isInsideOutline } from './facade-places.ts';
import { Ray } from './ray.ts';
import { END_METRES, horizonOver, NO_HORIZON, type ScreeningScene, TERRAIN_CLEARANCE_METRES } from './screen.ts';
import { ScreenGrid } from './screen-grid.ts';
import { layOutScreens, type ScreenLayout } from './screen-layout.ts';
import { terrainAt } from './terrain.ts';
import { TerrainCeiling } from './terrain-ceiling.ts';

/** The screen that decides a ray: an index among solids and lines, or terrain. */
export const TERRAIN_SCREEN = -1;
const NO_SCREEN = -2;
/** Far larger than any rounding error. */
const CERTAIN_METRES = 1e-6;
/** Samples are half a cell apart, but no further than this (M-105). */
const MAX_SAMPLE_METRES = 5;

/** All screens of a scene, prepared for testing rays against them. */
export class RayScan {
  /** The grid of the solids. */
  readonly layout: ScreenLayout;
  readonly grid: ScreenGrid;
  readonly ray: Ray;
  /** The deciding screen of the last scan. */
  screen = NO_SCREEN;
  at = 0;
  top = 0;
  readonly #scene: ScreeningScene;
  readonly #lines: ScreenLayout;
  readonly #sampleMetres: number;
  readonly #ceiling: TerrainCeiling | null;
  /** By screen: the last receiver that excluded it. */
  readonly #leftOutFor: Int32Array;
  #receiver = 0;
  #own: Hk80Polygon | null = null;
  #lastBlocker = 0;

  /** Reuses the layout of another scan of the same solids and terrain. */
  constructor(scene: ScreeningScene, other?: RayScan) {
    this.#scene = scene;
    this.layout = other ? other.layout : layOutScreens({ ...scene, lines: [] });
    this.grid = other ? other.grid : new ScreenGrid(this.layout);
    this.#lines = layOutScreens({ ...scene, solids: [] });
    this.ray = new Ray(maxCorners(this.layout));
    this.#leftOutFor = new Int32Array(this.layout.count);
    this.#sampleMetres = Math.min(MAX_SAMPLE_METRES, (scene.terrain?.cellMetres ?? 0) / 2);
    this.#ceiling = other ? other.#ceiling : scene.terrain && new TerrainCeiling(scene.terrain);
  }

  /** Excludes the receiver's own building and everything that overlaps it from all rays until the next call. */
  setReceiver(own: Hk80Polygon | null, leftOut: readonly number[]): void {
    this.#receiver++;
    this.#own = own;
    for (const screen of leftOut) this.#leftOutFor[screen] = this.#receiver;
  }

  isLeftOut(screen: number): boolean {
    return this.#leftOutFor[screen] === this.#receiver;
  }

  /** Whether some screen gives the ray a horizon above the limit. Tries the last such screen first. */
  isBlockedAbove(limit: number): boolean {
    return this.isBlockedByLast(limit) || this.isBlockedByOther(limit);
  }

  isBlockedByLast(limit: number): boolean {
    return this.layout.count > 0 && this.#overSolid(this.#lastBlocker, limit) > limit;
  }

  isBlockedByOther(limit: number): boolean {
    const { ray, grid } = this;
    if (this.isBlockedByLine(limit)) return true;
    grid.begin(ray.startEast, ray.startNorth, ray.endEast, ray.endNorth);
    for (let screen = grid.next(); screen >= 0; screen = grid.next())
      if (this.#overSolid(screen, limit) > limit) {
        this.#lastBlocker = screen;
        return true;
      }
    return this.#horizonOfTerrain(limit, limit) > limit;
  }

  isBlockedByLine(limit: number): boolean {
    for (let line = 0; line < this.#lines.count; line++) if (this.#overLine(line, limit) > limit) return true;
    return false;
  }

  /** The highest horizon of the ray (M-105), with the screen that gives it. */
  findHorizon(): number {
    const { ray, grid } = this;
    let highest = NO_HORIZON;
    this.screen = NO_SCREEN;
    grid.begin(ray.startEast, ray.startNorth, ray.endEast, ray.endNorth);
    for (let screen = grid.next(); screen >= 0; screen = grid.next())
      highest = this.#keepHigher(screen, this.#overSolid(screen, highest), highest);
    for (let line = 0; line < this.#lines.count; line++)
      highest = this.#keepHigher(this.layout.count + line, this.#overLine(line, highest), highest);
    const overTerrain = this.#horizonOfTerrain(highest, Number.POSITIVE_INFINITY);
    if (overTerrain <= highest) return highest;
    [this.screen, this.at, this.top] = [TERRAIN_SCREEN, ray.at, ray.top];
    return overTerrain;
  }

  #keepHigher(screen: number, horizon: number, highest: number): number {
    if (horizon <= highest) return highest;
    [this.screen, this.at, this.top] = [screen, this.ray.at, this.ray.top];
    return horizon;
  }

  /** NO_HORIZON also if it is not above the limit. */
  #overSolid(screen: number, limit: number): number {
    const { layout, ray } = this;
    if (this.isLeftOut(screen) || !ray.mayRiseAbove(limit, layout, screen)) return NO_HORIZON;
    return ray.overSolid(layout, screen);
  }

  /** NO_HORIZON also if it is not above the limit. */
  #overLine(line: number, limit: number): number {
    const { ray } = this;
    const lines = this.#lines;
    if (!ray.mayRiseAbove(limit, lines, line)) return NO_HORIZON;
    const at = ray.crossLine(lines, line);
    if (Number.isNaN(at)) return NO_HORIZON;
    const ground = lines.followsTerrain[line] === 1 ? this.#groundAt(at) : 0;
    if (Number.isNaN(ground)) return NO_HORIZON;
    ray.at = at;
    ray.top = ground + (lines.tops[line] ?? 0);
    return horizonOver(ray.source, ray.top, ray.length, at);
  }

  #groundAt(metres: number): number {
    const { terrain } = this.#scene;
    if (terrain === null) return Number.NaN;
    const { startEast, startNorth, endEast, endNorth, length } = this.ray;
    const share = metres / length;
    return terrainAt(terrain, startEast + share * (endEast - startEast), startNorth + share * (endNorth - startNorth));
  }

  /** The highest horizon over terrain if it is above the given one, or the first one above the limit. */
  #horizonOfTerrain(known: number, limit: number): number {
    if (this.#ceiling === null) return NO_HORIZON;
    const { ray } = this;
    let highest = known;
    for (let i = 0; END_METRES + i * this.#sampleMetres <= ray.length - END_METRES; i++) {
      const at = END_METRES + i * this.#sampleMetres;
      if (this.#isBelow(highest, at, this.#ceiling)) continue;
      const top = this.#groundAt(at) - TERRAIN_CLEARANCE_METRES;
      const horizon = horizonOver(ray.source, top, ray.length, at);
      if (!(horizon > highest) || this.#isOnWorksOrReceiver(at)) continue;
      [highest, ray.at, ray.top] = [horizon, at, top];
      if (highest > limit) return highest;
    }
    return highest;
  }

  /** Whether no ground near a place of the ray can give a higher horizon. */
  #isBelow(horizon: number, at: number, ceiling: TerrainCeiling): boolean {
    const { startEast, startNorth, endEast, endNorth, length, source } = this.ray;
    const share = at / length;
    const highest = ceiling.above(
      startEast + share * (endEast - startEast),
      startNorth + share * (endNorth - startNorth),
    );
    return highest - TERRAIN_CLEARANCE_METRES < source + (horizon - source) * share - CERTAIN_METRES;
  }

  /** Terrain counts outside the zones of the project and outside the receiver's building (M-102). */
  #isOnWorksOrReceiver(metres: number): boolean {
    const { startEast, startNorth, endEast, endNorth, length } = this.ray;
    const [east, north] = [
      startEast + ((endEast - startEast) * metres) / length,
      startNorth + ((endNorth - startNorth) * metres) / length,
    ];
    if (this.#own !== null && isInsideOutline(this.#own, east, north)) return true;
    return this.#scene.zones.some((zone) => isInsideOutline(zone, east, north));
  }
}

function maxCorners({ count, firstPart, firstCorner }: ScreenLayout): number {
  let most = 0;
  for (let i = 0; i < count; i++) {
    const corners = (firstCorner[firstPart[i + 1] ?? 0] ?? 0) - (firstCorner[firstPart[i] ?? 0] ?? 0);
    most = Math.max(most, corners);
  }
  return most;
}
