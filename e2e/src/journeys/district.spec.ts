import { createClash, DistrictPage, readCalendar } from '../pages/district-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { openPath } from '../pages/shared-page.ts';
import { ShellPage } from '../pages/shell-page.ts';

/** A day as text, some days later. */
const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('an officer sees where sites clash, day by day, before another one is approved', async ({ context, browser }) => {
  const owner = await signInQuietly(await browser.newContext(), 'demo');
  const page = await signInQuietly(context, 'demo-epd');
  const { approved, submitted, year } = await createClash(owner, page);
  const calendar = await readCalendar(page, year);
  const [worst] = calendar.rows;
  const clash = worst?.steps.find(({ isClash }) => isClash);
  if (!worst || !clash) throw new Error('the two sites do not clash');
  const district = new DistrictPage(page);
  const { clashes, grid, player } = district;
  const isTold = calendar.rows.filter(({ buildingName }) => buildingName === worst.buildingName).length > 1;
  const name = isTold ? [worst.buildingName, worst.name].filter(Boolean).join(', ') : worst.buildingName;

  await test.step('[CONC-29] the owner of the sites gets to the projects instead, and has no such place', async () => {
    await openPath(owner, `/District?year=${year}&scope=submitted`);
    await expect(new ShellPage(owner).projects).toBeVisible();
    await expect(owner.getByRole('link', { name: 'District', exact: true })).toHaveCount(0);
  });

  await test.step('[CONC-26] approved sites alone do not clash', async () => {
    await openPath(page, '/Projects');
    await page.getByRole('link', { name: 'District', exact: true }).click();
    await expect(district.panel.getByRole('heading', { name: 'District', exact: true })).toBeFocused();
    await openPath(page, `/District?year=${year}&day=${clash.day}`);
    await expect(clashes.getByText(`No clash in ${year}.`)).toBeVisible();
  });

  await test.step('[CONC-27] [CONC-25] with the submitted site they do, which the address keeps', async () => {
    await district.panel.getByText(/^With submitted \d+$/).click();
    await expect(clashes.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
    await expect.poll(() => district.kept('scope')).toBe('submitted');
    await page.reload();
    const first = clashes.getByRole('button', { name: new RegExp(name) }).first();
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await clashes.focus();
    await page.keyboard.press('j');
    await expect(clashes.getByRole('listitem').first().getByRole('button').first()).toBeFocused();
    const parts = clashes
      .getByRole('listitem')
      .filter({ has: page.getByText('Together', { exact: true }) })
      .first();
    await expect(parts).toContainText(approved.title);
    await expect(parts).toContainText(submitted.title);
    await expect(clashes.getByRole('link', { name: `Review ${submitted.title}` })).toHaveAttribute(
      'href',
      `/Review?project=${submitted.id}`,
    );
    await expect.poll(() => district.kept('point')).toBe(String(worst.pointId));
    await expectFineScreen(page, 'district-clash');
  });

  await test.step('[CONC-43] it says which dates of which site help, or that a plan has no slack', async () => {
    await district.button('Which dates help', clashes).click();
    const dates = clashes.getByRole('region', { name: 'Which dates help', exact: true });
    await expect(dates.getByText(approved.title)).toBeVisible();
    await expect(dates.getByText(submitted.title)).toBeVisible();
    await expect(dates.getByText('Nothing is changed')).toBeVisible();
    await expectFineScreen(page, 'district-dates');
  });

  await test.step('[CONC-41] the loudest site alone satisfies where both together exceed, in the table too', async () => {
    await district.panel.getByText('Loudest alone', { exact: true }).click();
    await expect.poll(() => district.kept('levels')).toBe('alone');
    await expect(district.panel.getByText('Level of the day, loudest site alone')).toBeVisible();
    await district.panel.getByText('Table', { exact: true }).click();
    const row = district.panel.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
    await expect(row.first()).toContainText('Satisfies, clash');
    await district.panel.getByText('Together', { exact: true }).first().click();
    await expect(row.first()).toContainText(/(Exceeds|Borderline), clash/);
    await district.panel.getByText('Map', { exact: true }).click();
    await expect.poll(() => district.kept('view')).toBeNull();
  });

  await test.step('[CONC-24] the arrow keys choose a week in the calendar, and cells have full names', async () => {
    const cell = grid.getByRole('gridcell', { name: new RegExp(`^${name}, week \\d+, [\\d.]+, exceeds, clash$`) });
    await cell.first().click();
    await expect(cell.first()).toBeFocused();
    const before = district.kept('day');
    await page.keyboard.press('ArrowRight');
    await expect(cell.first()).not.toBeFocused();
    await expect.poll(() => district.kept('day')).not.toBe(before);
    await page.keyboard.press('Home');
    await expect(grid.getByRole('gridcell', { name: new RegExp(`^${name}, week `) }).first()).toBeFocused();
  });

  await test.step('[CONC-26] a week without a clash leads on to one that has', async () => {
    const silent = later(calendar.start, 7 * calendar.clashesByWeek.indexOf(0));
    await openPath(page, `/District?year=${year}&scope=submitted&day=${silent}`);
    await expect(clashes.getByText(/^No clash in week \d+\.$/)).toBeVisible();
    await district.button(/^(Next|Before): week \d+$/, clashes).click();
    await expect(clashes.getByText(/^No clash/)).toHaveCount(0);
    await expect(clashes.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('[CONC-28] the player steps and plays, and the chosen week follows', async () => {
    const start: string = clash.day;
    await openPath(page, `/District?year=${year}&scope=submitted&day=${start}`);
    await expect(player).toContainText(start);
    const index = (Date.parse(start) - Date.parse(calendar.start)) / 86_400_000;
    const count = calendar.clashesByDay[index] ?? 0;
    await expect(player).toContainText(`2 of 2 sites at work, ${count} clash`);
    await district.button('Next day', player).click();
    await expect(player).toContainText(later(start, 1));
    await district.button('Last day', player).click();
    await expect(player).toContainText(`${calendar.end} Sunday`);
    await district.button('First day', player).click();
    await expect(player).toContainText(`${calendar.start} Monday`);
    const weekName = district.panel.getByText(/^Week \d+$/).first();
    const before = await weekName.textContent();
    await player.getByLabel('Speed').selectOption('30');
    await district.button('Play', player).click();
    await expect(weekName).not.toHaveText(before ?? '');
    await district.button('Pause', player).click();
    await expect.poll(() => district.kept('day')).not.toBe(calendar.start);
  });

  await test.step('[CONC-30] [CONC-32] [CONC-36] a link to one case opens at the worst clash of that site', async () => {
    await openPath(page, `/District?scope=submitted&site=${submitted.id}`);
    await expect(clashes.getByText('Covers all years of its works.')).toBeVisible();
    const chosen = clashes.getByRole('button', { expanded: true });
    await expect(chosen).toContainText(/^1/);
    await expect(clashes.getByText(/^This site [\d.]+, all others [\d.]+, together [\d.]+\.$/)).toBeVisible();
    await expect(clashes.getByText('Together', { exact: true })).toBeVisible();
    await expect.poll(() => district.kept('point')).not.toBeNull();
    await expect.poll(() => district.kept('day')).toContain(district.kept('year'));
    await expect(player).toContainText(district.kept('day') ?? '-');
    await expect(player).toContainText('2 of 2 sites at work');
    await district.button('Show all clashes', clashes).click();
    await expect.poll(() => district.kept('site')).toBeNull();
  });

  await test.step('[CONC-26] a failure offers Retry, and a year without sites says so', async () => {
    await page.route('**/api/district-calendar?*', (route) => route.abort());
    await openPath(page, '/District?year=2003');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/district-calendar?*');
    await district.button('Retry').click();
    await expect(district.panel.getByText('No approved site works here in 2003.')).toBeVisible();
  });
});
