import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import type pg from 'pg';
import { waitFor } from '../stack/wait.ts';

export interface MapState {
  readonly zoom: number;
  readonly centre: readonly [number, number];
  readonly resolution: number;
}

const STEP_MS = 16;
const STEPS = 50;
const DRAG_PIXELS = 260;
const QUIET_MS = 1000;
const MAX_WAIT_MS = 120_000;

/** The map screen. */
export class MapPage {
  readonly page: Page;
  #openRequests = 0;
  #lastRequestAt = 0;
  tiles = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (!isTile(request.url())) return;
      this.tiles += 1;
      this.#openRequests += 1;
      this.#lastRequestAt = Date.now();
    });
    const onEnd = (request: Request) => {
      if (isTile(request.url())) this.#openRequests -= 1;
    };
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
  }

  get #map() {
    return this.page.getByRole('application', { name: /Map of the project area/ });
  }

  async state(): Promise<MapState> {
    return JSON.parse((await this.#map.getAttribute('data-view')) ?? 'null') as MapState;
  }

  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.#map.boundingBox();
    if (!box) throw new Error('the map is not shown');
    return box;
  }

  /** Waits until no tile is loading and the view has been still for a second. */
  async settle(): Promise<void> {
    let before = '';
    const isAtRest = async () => {
      const now = (await this.#map.getAttribute('data-view')) ?? '';
      const isQuiet = this.#openRequests === 0 && Date.now() - this.#lastRequestAt > QUIET_MS;
      const isSame = now === before && now !== '';
      before = now;
      return isQuiet && isSame;
    };
    await waitFor('the map at rest', isAtRest, { limitMs: MAX_WAIT_MS, everyMs: 300 });
  }

  /** Zooms by wheel until the view contains at least this many buildings, but not many more, at zoom 14 or above. */
  async showBuildings(pool: pg.Pool, minCount: number): Promise<number> {
    const { x, y, width, height } = await this.box();
    await this.page.mouse.move(x + width / 2, y + height / 2);
    for (let turn = 0; turn < 40; turn += 1) {
      await this.settle();
      const { zoom } = await this.state();
      const count = await this.countBuildings(pool);
      const isTooFar = zoom < 14 || count > minCount * 1.25;
      if (!isTooFar && (count >= minCount || zoom < 14.05)) return count;
      await this.page.mouse.wheel(0, isTooFar ? -20 : 20);
    }
    throw new Error(`no view holds ${minCount} buildings`);
  }

  async countBuildings(pool: pg.Pool): Promise<number> {
    const { centre, resolution } = await this.state();
    const { width, height } = await this.box();
    const [dx, dy] = [(width / 2) * resolution, (height / 2) * resolution];
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from source.buildings
       where geom_mercator && st_makeenvelope($1, $2, $3, $4, 3857)`,
      [centre[0] - dx, centre[1] - dy, centre[0] + dx, centre[1] + dy],
    );
    return rows[0]?.count ?? 0;
  }
}

const isTile = (url: string) => url.includes('/tiles/');

/** Drags from one side of a point to the other. */
export async function drag(page: Page, [x, y]: readonly [number, number], angle: number): Promise<void> {
  const at = (share: number) =>
    [x + share * DRAG_PIXELS * Math.cos(angle), y + share * DRAG_PIXELS * Math.sin(angle)] as const;
  await page.mouse.move(...at(-1));
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const next = performance.now() + STEP_MS;
    await page.mouse.move(...at((2 * step) / STEPS - 1));
    await pause(Math.max(0, next - performance.now()));
  }
  await page.mouse.up();
}
