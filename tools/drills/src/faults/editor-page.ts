import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import playwrightConfiguration from '../../../../e2e/playwright.config.ts';
import { EquipmentPage } from '../../../../e2e/src/pages/equipment-page.ts';
import type { Programme } from '../../../../packages/contracts/src/index.ts';
import { listCookies, signInAs } from '../../../kit/src/stack/caller.ts';
import { type FaultProxy, openFaultProxy } from '../../../kit/src/stack/fault-proxy.ts';
import { openClient } from '../../../kit/src/users/client.ts';
import type { FaultScenario } from './under-load.ts';

/** A user in the equipment editor of their own project, in Chromium, with their own connection to the proxy. */
export interface EditorPage {
  readonly page: Page;
  readonly editor: EquipmentPage;
  readonly line: FaultProxy;
  /** Counted from 1. */
  readonly row: number;
  readQuantity(): Promise<number | undefined>;
  /** The messages of the page since the call, in order. */
  watch(): () => Promise<string[]>;
  close(): Promise<void>;
}

export async function openEditorPage({ stage, people }: FaultScenario): Promise<EditorPage> {
  const { caller } = people.affected;
  const { projectId, rowId } = await openClient(caller, people.affected.projectId, Date.now());
  // The user who copied the project may still hold its lease.
  await caller.request('DELETE', `/api/projects/${projectId}/lease`);
  const line = await openFaultProxy(Number(new URL(stage.origin).port));
  // The addresses stay those of the proxy; the traffic goes over the controllable connection.
  const proxy = { server: `http://127.0.0.1:${line.port}`, bypass: '<-loopback>' };
  const browser = await chromium.launch({ ...playwrightConfiguration.use?.launchOptions, proxy });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addCookies(listCookies(await signInAs(stage.origin, 'demo')));
  process.env.QUIETSITE_ORIGIN = stage.origin;
  const editor = new EquipmentPage(await context.newPage());
  const readProgramme = () => caller.request<Programme>('GET', `/api/projects/${projectId}/programme`);
  const { tasks, equipmentRows } = await readProgramme();
  const edited = equipmentRows.find(({ id }) => id === rowId);
  const rows = equipmentRows.filter(({ taskId }) => taskId === edited?.taskId);
  // Playwright's timeouts outside its own tests are short.
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
    const announcements = page.locator('[role=status], [role=alert]');
    for (const text of await announcements.allInnerTexts().catch(() => []))
      texts.add(text.replaceAll(/\s+/g, ' ').trim());
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
