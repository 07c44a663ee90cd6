import type { Page } from '@playwright/test';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { findProjectId } from '../pages/server-data.ts';
import { navigateWithin, openPath } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

/** As an operator would configure them; the report video does not exist yet. */
const topics = ['registration', 'signIn', 'project', 'equipment', 'calculation', 'mitigation'];
const help = {
  tutorials: Object.fromEntries(topics.map((topic) => [topic, `https://films.example/${topic}`])),
  contactEmail: 'help@quietsite.example',
};

const configureHelp = (page: Page) =>
  page.route('**/api/configuration', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), help } });
  });

const titles = [
  ...['Register', 'Sign in', 'Create a project', 'Add equipment', 'Calculate and select NSR'],
  ...['Mitigation', 'Report'],
];

test('[HELP-01] [HELP-02] [HELP-03] guide and statement are there without a session, and registering is a card', async ({
  page,
}) => {
  await configureHelp(page);
  await page.goto(`${origin()}/Guide`);
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(titles);
  const tutorials = page.getByRole('link', { name: /^Tutorial: / });
  await expect(tutorials).toHaveCount(topics.length);
  await expect(tutorials.first()).toHaveAttribute('href', 'https://films.example/registration');
  await expect(tutorials.first()).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', { name: help.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${help.contactEmail}`,
  );
  await page.unrouteAll();

  await test.step('[SHELL-22] [Q23] a load without a session shows them, and nothing that is not configured', async () => {
    await page.goto(`${origin()}/Accessibility`);
    await expect(page.getByRole('heading', { name: 'Web Accessibility Non-conformance Statement' })).toBeVisible();
    await expect(page).toHaveURL(`${origin()}/Accessibility`);
    await navigateWithin(page, '/Guide');
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(titles);
    await expect(page.getByText('Please ask the administrator of your company first')).toBeVisible();
    await expect(tutorials).toHaveCount(0);

    await navigateWithin(page, '/Login');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByLabel('Confirm password')).toBeVisible();
    await expect(page).toHaveURL(`${origin()}/Login`);
  });
});

test('[HELP-04] [HELP-05] [Q144] the statement says what the maps prevent, and what is tested', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  await openPath(page, '/Accessibility');
  const title = page.getByRole('heading', { name: 'Web Accessibility Non-conformance Statement' });
  await expect(title).toBeVisible();
  await expect(
    page.getByText(/The maps of this website prevent full conformance .*WCAG\) 2\.1 Level AA/),
  ).toBeVisible();
  const tested = page.getByRole('table', { name: 'Screens and keyboard journeys by part' });
  await expect(tested.getByRole('row', { name: /^Help \d+ \d+$/ })).toBeVisible();
  await expect(page.getByText('The website was not tested with a screen reader')).toBeVisible();
  await page.getByText('Names of the screens').click();
  await expect(page.getByRole('term').filter({ hasText: 'Mitigation' })).toBeVisible();
});

/** In the application, /EditProjects is where a new project starts (Q22). */
const projectScreens = [
  ...['CenterPoint', 'Neighbor', 'Equipment', 'Report', 'Mitigation', 'Select'],
  'NotionalDistance/1',
];

test('[SHELL-21] [SHELL-33] [SHELL-34] screens of a project lead home without one; the others stay', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  await openPath(page, '/Projects');
  await expect(page.getByRole('region', { name: 'Projects', exact: true })).toBeVisible();
  for (const path of ['Menu1', 'Projects', 'EditUser', 'Members', 'Guide', 'Accessibility']) {
    await navigateWithin(page, `/${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page).toHaveURL(`${origin()}/${path}`);
  }
  for (const path of projectScreens) {
    await navigateWithin(page, `/${path}`);
    await expect(page).toHaveURL(`${origin()}/`);
  }
  await page.goto(`${origin()}/EditProjects`);
  await expect(page).toHaveURL(`${origin()}/`);
});

test('[SHELL-35] every screen that is closed leads back to the map', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  const projectId = await findProjectId(page);
  await openPath(page, `/?project=${projectId}`);
  const paths = [
    'EditUser',
    'Members',
    'Guide',
    'Accessibility',
    'Neighbor',
    'Equipment',
    'CenterPoint',
    'EditProjects',
  ];
  for (const path of paths) {
    await navigateWithin(page, `/${path}?project=${projectId}`);
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(page).toHaveURL(`${origin()}/?project=${projectId}`);
  }
});
