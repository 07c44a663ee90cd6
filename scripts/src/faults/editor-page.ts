import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import playwrightConfiguration from '../../../e2e/playwright.config.ts';
import { EquipmentPage } from '../../../e2e/src/pages/equipment-page.ts';
import type { Programme } from '../../../packages/contracts/src/index.ts';
import { openClient } from '../soak/client.ts';
import { type Line, openLine } from '../stack/line.ts';
import { signInCookie } from '../stack/session.ts';
import type { World } from './under-work.ts';

/** Somebody at the equipment of a project of their own, in Chromium, with a line of their own to the proxy. */
export interface EditorPage {
  readonly page: Page;
  readonly editor: EquipmentPage;
  readonly line: Line;
  /** From 1, as a person counts. */
  readonly row: number;
  readQuantity(): Promise<number | undefined>;
  /** What the page has said since, in the order in which it did. */
  watch(): () => Promise<string[]>;
  close(): Promise<void>;
}

export async function openEditorPage({ stage, people }: World): Promise<EditorPage> {
  const { caller } = people.patient;
  const { projectId, rowId } = await openClient(caller, people.patient.projectId, Date.now());
  // Whoever copies a project may have it open.
  await caller.need('DELETE', `/api/projects/${projectId}/lease`);
  const line = await openLine(Number(new URL(stage.origin).port));
  // By name all goes to the proxy as ever; by wire it goes over the line.
  const proxy = { server: `http://127.0.0.1:${line.port}`, bypass: '<-loopback>' };
  const browser = await chromium.launch({ ...playwrightConfiguration.use?.launchOptions, proxy });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addCookies(listCookies(await signInCookie(stage.origin, 'demo'), stage.origin));
  process.env.QUIETSITE_ORIGIN = stage.origin;
  const editor = new EquipmentPage(await context.newPage());
  const readProgramme = () => caller.need<Programme>('GET', `/api/projects/${projectId}/programme`);
  const { tasks, equipmentRows } = await readProgramme();
  const edited = equipmentRows.find(({ id }) => id === rowId);
  const rows = equipmentRows.filter(({ taskId }) => taskId === edited?.taskId);
  // Playwright's patience outside its own tests is short.
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) if (await isOpened(() => editor.visit(projectId), tries)) break;
  await editor.choose(tasks.find(({ id }) => id === edited?.taskId)?.name ?? '');
  return {
    ...{ page: editor.page, editor, line, row: rows.findIndex(({ id }) => id === rowId) + 1 },
    readQuantity: async () => (await readProgramme()).equipmentRows.find(({ id }) => id === rowId)?.quantity,
    watch: () => watch(editor.page),
    async close() {
      await browser.close();
      await line.close();
    },
  };
}

const MAX_TRIES = 4;
const LOOK_MS = 100;

async function isOpened(open: () => Promise<void>, tries: number): Promise<boolean> {
  try {
    await open();
    return true;
  } catch (error) {
    if (tries === MAX_TRIES) throw error;
    return false;
  }
}

function watch(page: Page): () => Promise<string[]> {
  const texts = new Set<string>();
  let isOver = false;
  const look = async () => {
    const spoken = page.locator('[role=status], [role=alert]');
    for (const text of await spoken.allInnerTexts().catch(() => [])) texts.add(text.replaceAll(/\s+/g, ' ').trim());
  };
  const watching = (async () => {
    while (!isOver) {
      await look();
      await pause(LOOK_MS);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return [...texts].filter((text) => text !== '');
  };
}

const listCookies = (cookie: string, url: string) =>
  cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
