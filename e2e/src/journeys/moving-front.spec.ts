import { createPortionFinder, describeFront } from '../../../packages/domain/src/index.ts';
import { readProgramme, storeRows } from '../pages/equipment-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import { storeSchedule } from '../pages/schedule-page.ts';
import { calculateQuietly, readReceivers } from '../pages/select-page.ts';
import { closed, type Grid, PLAIN, rectangle, SitePage, storeSite } from '../pages/site-page.ts';
import { TimePage } from '../pages/time-page.ts';

test('[SITE-67] [SITE-68] [SITE-86] a front is drawn, calculated, followed day by day and dragged', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const site = new SitePage(page);
  const project = await createProject(page, newTitle('Front'));
  await storeSite(page, project.id, { parts: [closed(rectangle(PLAIN, 200, 80))] });
  await site.openZoneTab(project.id);
  await site.button('Draw front').click();
  await expect(site.shell.map).toHaveAttribute('data-mode', 'drawFront');
  const [e, n] = PLAIN;
  const line: readonly Grid[] = [
    [e + 15, n + 40],
    [e + 185, n + 40],
  ];
  await site.zoomInto([e + 100, n + 40]);
  await site.drawLine(line);

  // The panel reopens with the figures of the front.
  const field = (name: string) => page.getByRole('textbox', { name: `${name} of Front 1`, exact: true });
  await expect(site.zoneName(1)).toHaveValue('Front 1');
  await field('Width (m)').fill('0');
  await field('Width (m)').press('Enter');
  await expect(site.zones.getByText('1 to 200 m')).toBeVisible();
  await field('Width (m)').fill('12');
  await field('Width (m)').press('Enter');
  await field('Metres per day').fill('8');
  await field('Metres per day').press('Enter');
  await field('Start').fill('2027-03-01');
  await field('Start').press('Enter');
  await page.getByRole('combobox', { name: 'Direction of Front 1' }).selectOption('Backwards');
  await page.getByRole('combobox', { name: 'Direction of Front 1' }).selectOption('Forwards');
  await page.getByRole('button', { name: 'Corners of Front 1' }).click();
  await site.save();
  const [zone] = (await site.stored(project.id)).zones;
  const front = zone?.front;
  if (!front) throw new Error('the front was not stored');
  expect(front).toMatchObject({ widthMetres: 12, metresPerDay: 8, start: '2027-03-01', direction: 'forwards' });
  const { lengthMetres, division } = describeFront(front, undefined);
  expect(Math.abs(lengthMetres - 170)).toBeLessThan(4);
  const parts = division?.parts ?? [];
  expect(parts.length).toBeGreaterThan(2);
  await expect(site.zones.getByRole('status')).toContainText(
    `Length ${lengthMetres.toFixed(1)} m, ${division?.workingDays} working days, ends ${division?.end}, ${parts.length} parts`,
  );
  const table = page.getByRole('region', { name: 'Parts of Front 1' });
  await expect(table.getByRole('row')).toHaveCount(parts.length + 1);
  await expect(table.getByRole('row').nth(2)).toContainText(`56.0-112.0${parts[1]?.start} to ${parts[1]?.end} (7)`);
  await expectFineScreen(page, 'moving-front');

  await storeSchedule(page, project.id, [{ name: 'Trench', zone: 'Front 1', start: '2027-01-01' }]);
  const { tasks } = await readProgramme(page, project.id);
  expect(tasks).toMatchObject([{ start: front.start, end: division?.end }]);
  await storeRows(page, project.id, tasks[0]?.id ?? 0, [{}]);
  await calculateQuietly(page, project.id);
  const [nearest] = (await readReceivers(page, project.id)).points;
  const time = new TimePage(page);
  const [second] = parts.slice(1);
  await time.open(`/?project=${project.id}&derive=${nearest?.pointId},${second?.start},mitigated`);
  await expect(time.derivation).toContainText('Front 1, ch. 56-112');

  // The part at work is highlighted on its days.
  await time.openTime();
  const middle = [(line[0]?.[0] ?? 0) + 28, n + 40] as const;
  await time.slider.press('Home');
  await expect(time.slider).toHaveAttribute('aria-valuetext', new RegExp(front.start));
  await expect(time.timeBar).toContainText('Active: Front 1');
  const first = await time.readPixels(middle);
  await time.slider.press('End');
  await expect(time.slider).toHaveAttribute('aria-valuetext', new RegExp(division?.end ?? ''));
  await expect.poll(() => time.readPixels(middle)).not.toBe(first);

  // Without progress it is a linear zone, of which only the nearest portion counts.
  await site.openZoneTab(project.id);
  await field('Metres per day').fill('');
  await field('Metres per day').press('Enter');
  await expect(site.zones.getByRole('status')).toContainText('at each receiver only the nearest 60 m count');
  await expect(field('Start')).toBeHidden();
  await site.button('Move corners').click();
  await expect(site.shell.map).toHaveAttribute('data-mode', 'moveCorners');
  await site.drag([e + 185, n + 40], [e + 175, n + 60]);
  await site.bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  await calculateQuietly(page, project.id);
  const redrawn = await site.stored(project.id);
  const linear = redrawn.zones[0]?.front;
  if (!linear) throw new Error('the line is gone');
  const [, end] = linear.alignment;
  expect(Math.hypot((end?.[0] ?? 0) - e - 175, (end?.[1] ?? 0) - n - 60)).toBeLessThan(3);
  const receiver = redrawn.receivers.find(({ pointId }) => pointId === nearest?.pointId);
  if (!receiver) throw new Error('the receiver is gone');
  const portion = createPortionFinder({ linear })?.(receiver.position);
  const chainages = [portion?.fromMetres, portion?.toMetres].map((metres = 0) => Math.round(metres * 10) / 10);
  await time.open(
    `/?project=${project.id}&receiver=${nearest?.pointId}&derive=${nearest?.pointId},${front.start},mitigated`,
  );
  await expect(time.derivation).toContainText(`Front 1, ch. ${chainages.join('-')}`);
  await expectFineScreen(page, 'linear-zone');
});
