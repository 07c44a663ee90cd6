import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { expect } from './expect.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}

/** The page has no frames, so axe runs in it directly, three times as fast as a driver that handles frames. */
async function readFaults(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  const run = () =>
    page.evaluate(async (only) => {
      if (!('axe' in globalThis)) return null;
      const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
    }, runOnly);
  const faults = await run();
  if (faults) return faults;
  await page.evaluate(axeScript);
  return readFaults(page, runOnly);
}

const standardRules = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };

/** Includes the experimental axe rules: accessible names that lack the visible text (2.5.3). */
export const readAxeFaults = (page: Page): Promise<readonly string[]> =>
  readFaults(page, { type: 'tag', values: [...standardRules.values, 'wcag21a'] });

const spaceRules = { type: 'rule' as const, values: ['target-size', 'scrollable-region-focusable'] };

/** Rules whose result can change with less space. */
export const readRoomFaults = (page: Page): Promise<readonly string[]> => readFaults(page, spaceRules);

const languageRules = [
  ...spaceRules.values,
  'color-contrast',
  'label-content-name-mismatch',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
];

/**
 * Rules whose result can change with the language of a screen that has passed all rules in another. No name can be
 * missing, because the tests of the catalogues compare the languages.
 */
export const readLanguageFaults = (page: Page): Promise<readonly string[]> =>
  readFaults(page, { type: 'rule', values: languageRules });

/** Time for a resized layout to settle, also on a busy machine. What is still there then is a fault. */
const SETTLED_MILLISECONDS = 5_000;
const POLL_MILLISECONDS = 250;

/**
 * Reads again while there are faults. The time counts from the end of the first reading, because one reading can take
 * longer than that on a busy machine.
 */
async function expectNoneLasts(page: Page, read: () => Promise<readonly string[]>): Promise<void> {
  let faults = await read();
  const until = performance.now() + SETTLED_MILLISECONDS;
  while (faults.length > 0 && performance.now() < until) {
    await page.waitForTimeout(POLL_MILLISECONDS);
    faults = await read();
  }
  expect(faults).toEqual([]);
}

/** Expects no axe violations once the layout has settled. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoneLasts(page, () => readFaults(page, standardRules));

/** Expects no axe violations and takes a screenshot at both sizes. CI takes none, because nobody looks at them. */
export async function expectFineScreen(page: Page, name: string): Promise<void> {
  const take = async (width: number) => {
    if (!process.env.CI)
      await page.screenshot({ path: join(repositoryRoot, 'reports/pictures', `${name}-${width}.png`) });
  };
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectNoneLasts(page, () => readRoomFaults(page));
  await take(1024);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await take(1440);
}
