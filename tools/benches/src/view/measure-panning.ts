import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import { recordFrames, type Smoothness, summariseFrames } from '../../../kit/src/screen/frame-recorder.ts';
import { drag, MapPage } from '../../../kit/src/screen/map-page.ts';
import { withBrowser } from '../../../kit/src/screen/screen.ts';
import { type Api, listCookies } from '../../../kit/src/stack/caller.ts';

/** One drag there and one back, however slow the machine is. */
const MIN_DRAGS = 2;

export interface PanningFigures extends Omit<Smoothness, 'count'> {
  readonly buildings: number;
  readonly zoom: number;
  readonly seconds: number;
  readonly frames: number;
  readonly tiles: number;
  readonly idleP50Ms: number;
  readonly longestFrameMs: number;
}

export interface PanningScene {
  readonly projectId: number;
  readonly buildings: number;
  readonly seconds: number;
}

/** Opens the project in Chromium and drags its map. */
export async function measurePanning(api: Api, pool: pg.Pool, scene: PanningScene): Promise<PanningFigures> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await context.addCookies(listCookies(api));
    const page = await context.newPage();
    const map = new MapPage(page);
    await page.goto(`${api.origin}/?project=${scene.projectId}`);
    await map.settle();
    const buildings = await map.showBuildings(pool, scene.buildings);
    const { zoom } = await map.state();
    const idle = await recordFrames(page);
    await pause(1000);
    const idleP50Ms = percentile((await idle()).frames, 0.5);
    return { buildings, zoom, idleP50Ms, ...(await dragAbout(map, scene.seconds)) };
  });
}

async function dragAbout(map: MapPage, seconds: number) {
  const { x, y, width, height } = await map.box();
  const tilesBefore = map.tiles;
  const stop = await recordFrames(map.page);
  const startedAt = performance.now();
  for (let turn = 0; turn < MIN_DRAGS || performance.now() - startedAt < seconds * 1000; turn += 1) {
    // Two drags away and two back, each time in another direction: new tiles load, the density stays the same.
    const angle = (Math.floor(turn / 4) * Math.PI) / 3 + (turn % 4 < 2 ? 0 : Math.PI);
    await drag(map.page, [x + width / 2, y + height / 2], angle);
  }
  const elapsed = (performance.now() - startedAt) / 1000;
  const { movingFrames: frames, longTasks } = await stop();
  const { count, ...smoothness } = summariseFrames(frames, longTasks);
  const longestFrameMs = percentile(frames, 1);
  return { seconds: elapsed, frames: count, tiles: map.tiles - tilesBefore, longestFrameMs, ...smoothness };
}
