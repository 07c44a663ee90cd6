import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import type pg from 'pg';
import playwrightConfiguration from '../../../e2e/playwright.config.ts';
import { percentile } from '../bench-map/percentile.ts';
import type { Api } from './api.ts';
import { recordFrames } from './frame-recorder.ts';
import { MapPage } from './map-page.ts';

const STEP_MS = 16;
const STEPS = 50;
const REACH_PIXELS = 260;
/** There and back, however slow. */
const MIN_DRAGS = 2;

export interface PanningFigures {
  readonly buildings: number;
  readonly zoom: number;
  readonly seconds: number;
  readonly frames: number;
  readonly tiles: number;
  readonly idleP50Ms: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly longestFrameMs: number;
  readonly longestTaskMs: number;
}

export interface PanningScene {
  readonly projectId: number;
  readonly buildings: number;
  readonly seconds: number;
}

/** Opens the project in Chromium and drags its map. */
export async function measurePanning(api: Api, pool: pg.Pool, scene: PanningScene): Promise<PanningFigures> {
  const browser = await chromium.launch(playwrightConfiguration.use?.launchOptions ?? {});
  try {
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
  } finally {
    await browser.close();
  }
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
  return {
    ...{ seconds: elapsed, frames: frames.length, tiles: map.tiles - tilesBefore },
    ...{ p50Ms: percentile(frames, 0.5), p95Ms: percentile(frames, 0.95), p99Ms: percentile(frames, 0.99) },
    ...{ longestFrameMs: percentile(frames, 1), longestTaskMs: Math.max(0, ...longTasks) },
  };
}

/** Drags from one side of a point to the other. */
export async function drag(page: Page, [x, y]: readonly [number, number], angle: number): Promise<void> {
  const at = (share: number) =>
    [x + share * REACH_PIXELS * Math.cos(angle), y + share * REACH_PIXELS * Math.sin(angle)] as const;
  await page.mouse.move(...at(-1));
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const next = performance.now() + STEP_MS;
    await page.mouse.move(...at((2 * step) / STEPS - 1));
    await pause(Math.max(0, next - performance.now()));
  }
  await page.mouse.up();
}

export const listCookies = ({ origin, cookie }: Api) =>
  cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
