import rootPackage from '../../../package.json' with { type: 'json' };
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { ProjectListPage, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';
import { installClock, navigateWithin } from '../pages/shared-page.ts';
import { origin, SAMPLE_PROJECT, ShellPage } from '../pages/shell-page.ts';

const MENU = [
  'Open Project',
  'Edit Project',
  'Geographical Centre',
  'Equipment',
  'Calculate Noise',
  'Concurrent Sites',
  'Select NSR',
  'Mitigation',
  'Report',
  'Approve',
];

test.use({ account: 'demo' });
test.beforeEach(async () => {
  await changeDatabase(`update projects set is_calculated = false where title = '${SAMPLE_PROJECT}'`);
});

test('the shell from the project list into a project', async ({ page }) => {
  const list = new ProjectListPage(page);
  const { shell } = list;
  await list.visit();
  await test.step('[SHELL-04] [SHELL-85] [SHELL-86] without an open project there is no left menu, but the header greets the user and leads to the projects', async () => {
    await expect(shell.header).toContainText(/Hello, Demo(?! Owner)/);
    await expect(shell.header).not.toContainText(SAMPLE_PROJECT);
    await expect(shell.place('Projects')).toHaveAttribute('aria-current', 'page');
    await list.screen.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No project is open')).toBeVisible();
    await expect(shell.menu).toHaveCount(0);
    await shell.header.getByRole('button', { name: 'Profile' }).click();
    await expect(page).toHaveURL(`${origin()}/EditUser`);
    for (const link of [shell.place('Projects'), shell.header.getByRole('link', { name: 'QuietSite home' })]) {
      await navigateWithin(page, '/EditUser');
      await link.click();
      await expect(list.screen).toBeVisible();
    }
  });
  const projectId = await findProjectId(page);
  let answer = () => {};
  await test.step('[SHELL-37] until a project is open only Open Project can be pressed', async () => {
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/projects/${projectId}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin()}/?project=${projectId}`);
    await expect(shell.menuButton('Open Project')).toBeEnabled();
    for (const name of MENU.slice(1, 9)) await expect(shell.menuButton(name)).toBeDisabled();
  });
  await test.step('a disabled menu button says why, to the pointer and to the keyboard', async () => {
    const reason = page.getByRole('tooltip', { name: 'Open a project first.' });
    const box = await shell.menuButton('Equipment').boundingBox();
    if (!box) throw new Error('the button is not shown');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(reason).toBeVisible();
    await page.mouse.move(700, 500);
    await expect(reason).toBeHidden();
    await shell.menuButton('Open Project').focus();
    await page.keyboard.press('Tab');
    await expect(reason).toBeVisible();
  });
  await test.step('[SHELL-02] [SHELL-37] an open project enables the menu and is named in the header', async () => {
    answer();
    await expect(shell.menuButton('Equipment')).toBeEnabled();
    for (const name of MENU.slice(0, 6)) await expect(shell.menuButton(name)).toBeEnabled();
    for (const name of MENU.slice(6, 9)) await expect(shell.menuButton(name)).toBeDisabled();
    await expect(shell.header.getByText(SAMPLE_PROJECT)).toBeVisible();
  });
  await test.step('[SHELL-35] [SHELL-39] every menu button is disabled while a dialog is open, not beside the list of projects', async () => {
    await shell.menuButton('Open Project').click();
    await expect(shell.menuButton('Equipment')).toBeEnabled();
    await list.act(SAMPLE_PROJECT, 'Details');
    const details = page.getByRole('dialog', { name: 'Project Info' });
    await expect(details).toBeVisible();
    for (const button of await shell.menu.getByRole('button', { includeHidden: true }).all()) {
      await expect(button).toBeDisabled();
    }
    await details.getByRole('button', { name: 'Close' }).last().click();
    await list.screen.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${origin()}/?project=${projectId}`);
  });
  await test.step('[SHELL-42] the eye button switches the neighbour layer', async () => {
    const eye = page.getByRole('button', { name: 'Neighbouring sites' });
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(shell.map).toHaveAttribute('data-neighbours', 'shown');
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    await expect(shell.map).toHaveAttribute('data-neighbours', 'hidden');
  });
  await test.step('[SHELL-54] the legend lists what the map shows', async () => {
    for (const entry of [
      'Site and zone boundary',
      'Assessment area',
      'NSR residential building',
      'NSR education building',
      'Geographical centre',
      'Notional source position',
      'Noise receiver satisfying criteria',
      'Noise receiver, borderline',
      'Noise receiver exceeding criteria',
    ]) {
      await expect(shell.legend.getByText(entry, { exact: true })).toBeVisible();
    }
  });
  await test.step('[SHELL-56] [Q134] [Q142] the footer and the help page show the version of the build', async () => {
    await expect(page.getByRole('contentinfo').getByText(`v${rootPackage.version}`, { exact: true })).toBeVisible();
    await navigateWithin(page, '/Guide');
    await expect(page.getByText(`Version v${rootPackage.version}`, { exact: true })).toBeVisible();
    expect(rootPackage.version).toMatch(/^\d{4}\.\d{2}\.\d{2}$/);
  });
});

test('[SHELL-03] [SHELL-31] [Q24] the header shows a version in words, and /Menu1 the same as /', async ({ page }) => {
  const list = new ProjectListPage(page);
  const { shell } = list;
  const rename = (title: string, version: string) =>
    changeDatabase(
      `update projects set title = '${title}', version = ${version} where title like '${SAMPLE_PROJECT}%'`,
    );
  try {
    await rename(`${SAMPLE_PROJECT}@3`, 'null');
    await list.visit();
    await shell.openProject(`${SAMPLE_PROJECT} Version 3`);
    await expect(shell.header.getByText(`${SAMPLE_PROJECT} Version 3`)).toBeVisible();
    await rename(SAMPLE_PROJECT, '4');
    const projectId = await findProjectId(page);
    await page.goto(`${origin()}/Menu1?project=${projectId}`);
    await expect(shell.header).toContainText(/Community Hub\s*Version 4/);
    for (const part of [shell.menu, shell.legend, shell.map]) await expect(part).toBeVisible();
    await expect(page.getByText('Page not found')).toHaveCount(0);
    await expect(shell.projects).toHaveCount(0);
    await expect(shell.menuButton('Open Project')).toBeEnabled();
  } finally {
    await rename(SAMPLE_PROJECT, 'null');
  }
});

test('[SHELL-36] the left menu has its ten buttons in order', async ({ context }) => {
  const list = new ProjectListPage(await signInQuietly(context, 'demo'));
  const { shell } = list;
  await list.visit();
  await shell.openProject('Sung Wong Toi Garden Subway Entrance');
  await expect(shell.menu.getByRole('button')).toHaveText([...MENU, 'Steps']);
});

test('[SHELL-01] [SHELL-09] the main view is a header, a menu, buttons and a legend over a full-screen map', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  const projectId = await findProjectId(page);
  await installClock(page);
  await page.goto(`${origin()}/?project=${projectId}`);
  for (const part of [shell.header, shell.menu, shell.legend, shell.map]) await expect(part).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const map = await shell.map.boundingBox();
  expect(map?.width).toBeGreaterThan(1_300);
  expect(map?.height).toBeGreaterThan(800);
  await page.clock.fastForward('49:00');
  const popup = page.getByRole('dialog', { name: 'Continue Your Session' });
  await expect(popup).toBeHidden();
  await page.clock.fastForward('02:00');
  await expect(popup).toContainText('the project is released to others');
  await expect(popup.getByRole('button', { name: 'Extend Session' })).toBeVisible();
});
