import type { Page } from '@playwright/test';
import type { ConcurrentSites } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';
import { openPath } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

const visit = (page: Page, projectId: number) => openPath(page, `/Neighbor?project=${projectId}`);
const panelOf = (page: Page) => page.getByRole('region', { name: 'Concurrent Sites', exact: true });

async function readSites(page: Page, projectId: number): Promise<Omit<ConcurrentSites, 'revision'>> {
  const answer = await page.request.get(`${origin()}/api/projects/${projectId}/concurrent-sites`);
  const { hasNeighbours, sites } = (await answer.json()) as ConcurrentSites;
  return { hasNeighbours, sites };
}

const layerChoice = (page: Page) => page.getByRole('button', { name: 'Choose which neighbours to show' });

test('[CONC-01] [CONC-02] [CONC-05] sites are named, removed and saved, and unsaved ones are not lost', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const { id } = await createProject(page, newTitle('Concurrent'));
  await visit(page, id);
  const panel = panelOf(page);
  const field = panel.getByLabel('Name of the site');
  const add = panel.getByRole('button', { name: 'Add', exact: true });
  await expect(panel.getByText('No site has been named yet.')).toBeVisible();
  await expect(panel.getByText('No approved project nearby in the same period.')).toBeVisible();
  await expect(layerChoice(page)).toHaveCount(0);
  await expect(add).toBeDisabled();
  await field.fill('   ');
  await expect(add).toBeDisabled();
  await field.fill('Hotel at Sa Po Road');
  await field.press('Enter');
  await field.pressSequentially('hotel at sa po road');
  await expect(panel.getByText('This site is already on the list.')).toBeVisible();
  await expect(add).toBeDisabled();
  await field.fill('Drainage works');
  await add.click();
  await expect(panel.getByRole('checkbox', { name: 'There are concurrent construction sites' })).toBeChecked();

  await panel.getByRole('button', { name: 'Close' }).first().click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(panel.getByText('Drainage works', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await readSites(page, id)).sites.map(({ name }) => name))
    .toEqual(['Hotel at Sa Po Road', 'Drainage works']);
  await expect(panel).toBeVisible();
  await expectFineScreen(page, 'concurrent-sites');
  await panel.getByRole('button', { name: 'Remove Hotel at Sa Po Road' }).click();
  await expect(panel.getByRole('button', { name: 'Remove Drainage works' })).toBeFocused();
  await panel.getByRole('button', { name: 'Save & Close' }).click();
  await expect(panel).toBeHidden();
  const stored = await readSites(page, id);
  expect([stored.hasNeighbours, stored.sites.map(({ name }) => name)]).toEqual([true, ['Drainage works']]);
});

test('[CONC-03] [CONC-08] [SHELL-24] whoever may only look sees the approved neighbours and nothing to edit', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo-reader');
  const projectId = await findProjectId(page);
  // A user with edit rights has named one.
  await changeDatabase(
    `insert into concurrent_sites (project_id, name, display_order) values (${projectId}, 'Named by the owner', 99)`,
  );
  try {
    await visit(page, projectId);
    const panel = panelOf(page);
    await expect(panel.getByText('Sung Wong Toi Garden Subway Entrance')).toBeVisible();
    await expect(panel.getByText('Named by the owner')).toHaveCount(0);
    await expect(panel.getByLabel('Name of the site')).toHaveCount(0);
    await expect(panel.getByRole('checkbox')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /Save|Remove/ })).toHaveCount(0);
    await expect(layerChoice(page)).toBeVisible();
  } finally {
    await changeDatabase(`delete from concurrent_sites where name = 'Named by the owner'`);
  }
});
