import { withBrowser } from '../../../tools/kit/src/screen/screen.ts';
import { composeScript, type Engine, splitLines } from './engine.ts';

const RESULT = 'globalThis.engineLines = ';

/** The browser of the journeys, started the same way. */
export function openChromium<Input>(bundle: string): Engine<Input> {
  return {
    name: 'Chromium, bundle',
    readVersion: () => withBrowser(async (browser) => browser.version()),
    run: (job) =>
      withBrowser(async (browser) => {
        const page = await browser.newPage();
        const errors: Error[] = [];
        page.on('pageerror', (error) => errors.push(error));
        await page.addScriptTag({ content: composeScript(bundle, job, RESULT) });
        const output = await page.evaluate<unknown>('globalThis.engineLines');
        if (typeof output !== 'string') throw errors[0] ?? new Error('the script left no lines');
        return splitLines(output);
      }),
  };
}
