import type { Page } from '@playwright/test';
import type { ResultOverview } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { PreviewPage } from '../pages/preview-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { readMap } from '../pages/server-data.ts';
import { origin } from '../pages/shell-page.ts';

async function readOverview(page: Page, projectId: number): Promise<ResultOverview> {
  const answer = await page.request.get(`${origin()}/api/projects/${projectId}/results/overview`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as ResultOverview;
}

test('the results of a calculation stand beside the map and lead on', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  const editor = new PreviewPage(page);
  const { shell } = editor;
  const { results } = shell;
  const projectId = await editor.copySample('Results');
  await editor.open(`/?project=${projectId}`);
  const footer = page.getByRole('contentinfo').getByRole('button', { name: 'Results', exact: true });
  await test.step('[CALC-57] before the first calculation there is nothing but the way to it', async () => {
    await footer.click();
    await results.getByRole('button', { name: 'Calculate Noise' }).click();
    await shell.finishCalculation();
  });
  const overview = await readOverview(page, projectId);
  const [worst] = overview.receivers;
  const [activity] = overview.contributions.activities;
  const [machine] = overview.contributions.equipment;
  if (!worst || !activity || !machine) throw new Error('the sample project has no results');
  await test.step('[CALC-54] no dialog covers them; the next step and both ways are at their foot', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shell.map).toBeVisible();
    await expect(results.getByRole('button', { name: 'Open Mitigation' })).toBeVisible();
    await expect(results.getByRole('button', { name: 'Go to the report' })).toBeVisible();
    await expect(results.getByRole('row')).toHaveCount(11);
    await expectFineScreen(page, 'results');
  });
  await test.step('[CALC-56] what has the focus is marked on the map', async () => {
    const receiver = (await readMap(page, projectId)).receivers.find(({ pointId }) => pointId === worst.pointId);
    if (!receiver) throw new Error('the worst receiver is not on the map');
    const { position } = receiver;
    const plain = await editor.readPixels(position);
    await results.getByRole('button', { name: worst.name, exact: true }).focus();
    await expect.poll(() => editor.readPixels(position)).not.toBe(plain);
    await results.getByRole('heading', { name: 'Results' }).focus();
    await expect.poll(() => editor.readPixels(position)).toBe(plain);
    await results
      .getByRole('button', { name: new RegExp(`^${activity.name} `) })
      .first()
      .focus();
    await expect.poll(() => editor.readPixels(position)).not.toBe(plain);
  });
  await test.step('[CALC-56] a receiver opens its card, its level the calculation breakdown', async () => {
    await results.getByRole('button', { name: worst.name, exact: true }).click();
    await expect(editor.popup).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor.popup).toBeHidden();
    await results.getByRole('button', { name: new RegExp(`^${worst.name}, .*breakdown$`) }).click();
    await expect(page).toHaveURL(new RegExp(`derive=${worst.pointId}%2C${worst.day}%2Cmitigated`));
    const breakdown = page.getByRole('region', { name: 'Calculation breakdown' });
    await expect(breakdown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(breakdown).toBeHidden();
    await expect(results).toBeVisible();
  });
  await test.step('[CALC-55] a count filters list and map, and pressed again shows all', async () => {
    const borderline = results.getByRole('button', { name: `${overview.counts.borderline} borderline` });
    await borderline.click();
    await expect(page).toHaveURL(/results=borderline/);
    await expect(results.getByRole('row')).toHaveCount(Math.min(10, overview.counts.borderline) + 1);
    await expect(results.getByRole('button', { name: worst.name, exact: true })).toHaveCount(0);
    await borderline.click();
    await expect(page).toHaveURL(/results=all/);
  });
  await test.step('[CALC-57] Escape closes them and returns the focus to the button that opens them', async () => {
    await page.keyboard.press('Escape');
    await expect(results).toBeHidden();
    await footer.click();
    await expect(results.getByRole('heading', { name: 'Results' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(footer).toBeFocused();
    await footer.click();
  });
  await test.step('[CALC-56] a machine opens its equipment row', async () => {
    await results
      .getByRole('button', { name: new RegExp(`^${machine.name} ${machine.officialId}`) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/Equipment\\?.*activity=${machine.taskId}`));
    await expect(results).toBeHidden();
  });
  await test.step('[CALC-53] levels older than the project say when they are from and what changed', async () => {
    await editor.type(1, 'Quantity', '9');
    await editor.save();
    await footer.click();
    await expect(results).toContainText('Out of date');
    await expect(results).toContainText('Changed since: equipment');
    await expect(results.getByRole('row')).toHaveCount(11);
  });
  await test.step('[CALC-56] on a phone they are a sheet that makes room for the card', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin()}/?project=${projectId}&results=all`);
    await expect(shell.map).toBeHidden();
    await results.getByRole('button', { name: worst.name, exact: true }).click();
    await expect(results).toBeHidden();
    await expect(page.getByRole('region', { name: `Result at ${worst.name}` })).toBeVisible();
  });
});
