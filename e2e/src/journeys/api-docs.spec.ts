import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { LanguagePage } from '../pages/gallery/language-page.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { navigateWithin, openPath } from '../pages/shared-page.ts';
import { origin } from '../pages/shell-page.ts';

test('the calls of the API are searched, opened, linked to and read without a session', async ({ context }) => {
  const page = await signInQuietly(context, 'demo');
  await openPath(page, '/Guide');
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page).toHaveURL(`${origin()}/ApiDocs`);
  await expect(page.getByRole('status').filter({ hasText: /^1\d\d endpoints$/ })).toBeVisible();
  await page.getByLabel('Only endpoints that accept an access token').check();
  await page.getByLabel('Search endpoints').fill('results');
  const call = page.getByRole('button', { name: 'GET /api/projects/{projectId}/results Levels at all receivers' });
  await call.press('Enter');
  await expect(call).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('definition').filter({ hasText: 'projects:read' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Owner and members of the project' })).toBeVisible();
  const example = page.getByRole('region', { name: 'Example' });
  await expect(example).toContainText(`'${origin()}/api/projects/1/results'`);
  await expect(page.getByRole('region', { name: 'Response 200' })).toContainText('unmitigated');
  await expectFineScreen(page, 'api-call');

  const chinese = new LanguagePage(page, 'zh-Hant', []);
  await chinese.choose();
  await chinese.expectNoEnglish();
  await expectFineScreen(page, 'api-chinese');
  await navigateWithin(page, '/Accessibility');
  await expect(page.getByText(chinese.words.statement.limits.screenReader)).toBeVisible();
  await chinese.expectNoEnglish();
  await chinese.choose('en');

  await context.clearCookies();
  await page.goto(`${origin()}/ApiDocs?call=post-tokens`);
  const linked = page.getByRole('button', { name: /^POST \/api\/tokens / });
  await expect(linked).toBeInViewport();
  await expect(page.getByText('None: tokens are rejected')).toBeVisible();
  await expect(example).toContainText('curl -c cookies.txt');
  await expectFineScreen(page, 'api-public');
});
