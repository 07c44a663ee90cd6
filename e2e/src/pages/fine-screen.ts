import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { repositoryRoot } from '../../../scripts/src/stack/cluster.ts';

const createAxe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true); // no second page to sum up in

async function expectNothingFrom(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
}

/** No fault that axe knows. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothingFrom(createAxe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']));

/** What less room can change. */
const expectRoom = (page: Page): Promise<void> =>
  expectNothingFrom(createAxe(page).withRules(['target-size', 'scrollable-region-focusable']));

/** No fault that axe knows, and a picture at both sizes. */
export async function expectFineScreen(page: Page, name: string): Promise<void> {
  const take = (width: number) =>
    page.screenshot({ path: join(repositoryRoot, 'reports/pictures', `${name}-${width}.png`) });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectRoom(page);
  await take(1024);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await take(1440);
}
