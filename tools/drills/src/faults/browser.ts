import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Trouble } from '../../../kit/src/stack/fault-proxy.ts';
import { type EditorPage, openEditorPage } from './editor-page.ts';
import type { Fault } from './fault.ts';
import { type FaultScenario, type InjectedFault, runUnderLoad } from './under-load.ts';

const MAX_MS = 60_000;

interface NetworkTrouble {
  readonly name: string;
  readonly trouble: Trouble;
  readonly lastsMs: number;
  /** The quantity the user types. */
  readonly quantity: number;
}

const TROUBLES: readonly NetworkTrouble[] = [
  {
    ...{ name: 'network of a browser slow, 300 ms each way and 30 kB/s', lastsMs: 10_000, quantity: 31 },
    trouble: { latencyMs: 300, bytesPerSecond: 30_000 },
  },
  { name: 'network of a browser silent for 8 s', trouble: { isSilent: true }, lastsMs: 8_000, quantity: 32 },
  { name: 'network of a browser cut for 8 s', trouble: { isDown: true }, lastsMs: 8_000, quantity: 33 },
];

/** The network fails, the user edits and saves meanwhile, and the network returns. */
async function disturbNetwork(
  scene: EditorPage,
  { trouble, lastsMs, quantity }: NetworkTrouble,
): Promise<InjectedFault> {
  const { editor, line, row } = scene;
  const stopWatching = scene.watch();
  await line.setTrouble(trouble);
  const troubleEnd = pause(lastsMs);
  await editor.type(row, 'Quantity', String(quantity));
  await editor.tool('Save').click();
  await troubleEnd;
  await line.setTrouble({});
  const endedAt = performance.now();
  const presses = await untilSaved(scene);
  const savedAt = performance.now();
  await expect(scene.page.getByText('The server is not responding')).toHaveCount(0, { timeout: MAX_MS });
  const texts = await stopWatching();
  const stored = await scene.readQuantity();
  return {
    ...{ endedAt, until: Promise.resolve(performance.now()) },
    usersSee: () => [...texts.map((text) => `"${text}"`), `Retry pressed ${presses} times`].join(', '),
    extra: async () => ({ acknowledged: 1, lost: stored === quantity ? [] : [`typed ${quantity}, stored ${stored}`] }),
    note: () => `saved ${((savedAt - endedAt) / 1000).toFixed(1)} s after the network was back`,
  };
}

/** Presses Retry whenever it is offered; returns how often. */
async function untilSaved({ editor }: EditorPage): Promise<number> {
  const retry = editor.panel.getByRole('alert').getByRole('button', { name: 'Retry' });
  const end = Date.now() + MAX_MS;
  for (let presses = 0; Date.now() < end; ) {
    if ((await editor.flag.textContent().catch(() => ''))?.includes('All changes saved')) return presses;
    if (await retry.isVisible()) {
      presses += 1;
      await retry.click().catch(() => undefined);
    }
    await pause(200);
  }
  throw new Error('the edit was not saved');
}

export const listBrowserFaults = (scenario: FaultScenario): Fault[] =>
  TROUBLES.map((one) => ({
    ...{ name: one.name, maxRecoverySeconds: 20, isShort: false },
    async run() {
      const scene = await openEditorPage(scenario);
      return runUnderLoad(scenario, () => disturbNetwork(scene, one)).finally(() => scene.close());
    },
  }));
