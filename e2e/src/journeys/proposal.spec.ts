import type { Locator, Page } from '@playwright/test';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { calculateQuietly, copyWithEquipment, readReceivers } from '../pages/select-page.ts';
import { readResults } from '../pages/server-data.ts';
import { openPath } from '../pages/shared-page.ts';

let page: Page;
let projectId: number;
let view: Locator;
test.beforeEach(async ({ context }) => {
  page = await signInQuietly(context, 'demo');
  projectId = await copyWithEquipment(page, 'Proposal');
  await calculateQuietly(page, projectId);
  await openPath(page, `/Mitigation/1?project=${projectId}`);
  view = page.getByRole('region', { name: 'Propose mitigation' });
});

/** Selected receivers that the report would list, according to the server's run (M-61). */
async function listAbove(): Promise<readonly number[]> {
  const selected = new Set(
    (await readReceivers(page, projectId)).points.filter((p) => p.isSelected).map((p) => p.pointId),
  );
  const { receivers } = await readResults(page, projectId);
  return receivers
    .filter(({ pointId }) => selected.has(pointId))
    .filter(({ mitigatedLevel, criterion }) => Math.floor((mitigatedLevel ?? 0) * 10 + 0.5) / 10 > (criterion ?? 0))
    .map(({ pointId }) => pointId);
}

/** Whether something covers one of its ends. */
const readCovered = (selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 4, right - 4].some((x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  });

/** The buttons at the right above the table stay inside the panel at any window size. */
async function expectTopButtonsWhole(): Promise<void> {
  const panel = page.getByRole('region', { name: 'Mitigation', exact: true });
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => expect(await readCovered('.ol-attribution')).toBe(false)).toPass();
    for (const name of ['Propose mitigation', 'Undo', 'Redo']) {
      const button = panel.getByRole('button', { name, exact: true });
      await expect(button).toBeVisible();
      await expect(async () => {
        const [inner, outer] = [await button.boundingBox(), await panel.boundingBox()];
        expect(inner && outer && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width).toBe(true);
        expect(await button.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }).toPass();
    }
  }
}

/** Counts the table rows that are fully visible. */
async function countRowsInSight(): Promise<number> {
  const sheet = page.getByRole('grid', { name: 'Equipment and its mitigation' });
  const frame = await sheet.locator('..').boundingBox();
  const boxes = await Promise.all((await sheet.locator('tbody tr').all()).map((row) => row.boundingBox()));
  const foot = (frame?.y ?? 0) + (frame?.height ?? 0);
  return boxes.filter((box) => box && box.y + box.height <= foot).length;
}

/** Escape closes only the alternatives; neither Escape nor the menu discards a proposal that is not accepted yet. */
async function expectEscapeInnermostOnly(alternatives: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(alternatives).toBeHidden();
  await expect(view.getByRole('button', { name: /^Alternatives for/ }).first()).toBeFocused();
  const question = page.getByRole('dialog', { name: 'Leave the proposal?' });
  await page.keyboard.press('Escape');
  await expect(question).toContainText(/^.*\d+ proposed changes have not been accepted and will be lost\./s);
  await expect(question.getByRole('button', { name: 'Back to the proposal' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('navigation').getByRole('button', { name: 'Equipment', exact: true }).click();
  await question.getByRole('button', { name: 'Back to the proposal' }).click();
  await expect(view.getByText(/With this: 0 exceed, 0 borderline/)).toBeVisible();
}

test('the guide shows what helps, and a proposal brings every selected receiver within its criteria; the run of the server agrees', async () => {
  await test.step('[MITI-54] the guide shows what helps at a receiver, applied changes show at once, and Escape closes only the guide', async () => {
    await page.getByRole('button', { name: 'What helps here' }).click();
    const guide = page.getByRole('complementary', { name: /^What helps at/ });
    const apply = guide.getByRole('button', { name: /^Apply to/ });
    await expect(apply.first()).toBeVisible();
    await expectFineScreen(page, 'guide');
    const level = page.getByText('Total mitigated CNL').locator('..');
    const before = String(await level.textContent());
    await apply.first().click();
    await expect(level).not.toHaveText(before);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
    await expect(level).toBeVisible();
  });
  await test.step('[MITI-01] [MITI-48] [MITI-51] a proposal brings every selected receiver within its criteria; the run of the server agrees', async () => {
    expect((await listAbove()).length).toBeGreaterThan(0);
    await expectTopButtonsWhole();
    await expect.poll(countRowsInSight).toBeGreaterThanOrEqual(7);
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Propose mitigation' }).click();
    await expect(view.getByText(/With this: 0 exceed, 0 borderline/)).toBeVisible();
    const stop = view.getByRole('button', { name: 'Stop and use this proposal' });
    await stop.click().catch(() => undefined);
    await expect(view.getByText(/Smallest set of changes found|can weigh at most \d+ % less/)).toBeVisible();
    await expect(
      view.getByText(/Only methods and equipment that the administrator has listed as suitable/),
    ).toBeVisible();
    await expectFineScreen(page, 'proposal');
    await view
      .getByRole('button', { name: /^Alternatives for/ })
      .first()
      .click();
    const alternatives = view.getByRole('complementary', { name: /^Alternatives for/ });
    await expect(
      alternatives.getByText(/dB at the equipment; \d+ exceed, \d+ borderline, \d+ satisfy/).first(),
    ).toBeVisible();
    await expectFineScreen(page, 'proposal-alternatives');
    await expectEscapeInnermostOnly(alternatives);
    const ticks = view.getByRole('checkbox', { name: /^Accept the change to/ });
    await ticks.first().uncheck();
    await expect(view.getByText(/With this: (?!0 exceed, 0 borderline)/)).toBeVisible();
    await ticks.first().check();
    await expect(view.getByRole('button', { name: /^Accept \d+ change/ })).toBeEnabled();
    await view.getByRole('button', { name: 'Accept, calculate and save' }).click();
    await expect(page.getByText(/All \d+ selected receivers satisfy/)).toBeVisible();
    await expect(async () => expect(await listAbove()).toEqual([])).toPass();
    expect(Date.now() - startedAt).toBeLessThan(60_000);
  });
});
