import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { GanttPage, PIXELS_PER_DAY } from '../pages/gantt-page.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { createScheduled, readProgramme } from '../pages/schedule-page.ts';
import { changeDatabase } from '../pages/server-data.ts';

let gantt: GanttPage;
test.beforeEach(async ({ context }) => {
  gantt = new GanttPage(await signInQuietly(context, 'demo'));
});

const tasks = [
  { name: 'Excavation', work: 'Earthwork', start: '2027-03-01', end: '2027-03-10' },
  { name: 'Backfilling', work: 'Earthwork', start: '2027-03-08', end: '2027-03-20' },
  { name: 'Kerbs', work: 'Paving', zone: 'East', start: '2027-03-05', end: '2027-03-05' },
] as const;

/** Opens the chart of a project with these activities. */
async function openChart(word: string): Promise<number> {
  const projectId = await createScheduled(gantt.page, word, tasks);
  await gantt.openScheduleTab(projectId);
  await expect(gantt.bars).toHaveCount(3);
  return projectId;
}

/** Every part begins with the stored activities. */
async function takeBack(): Promise<void> {
  while (await gantt.button('Undo').isEnabled()) await gantt.button('Undo').click();
  await expect(gantt.button('Save')).toBeDisabled();
}

const storedDays = async (projectId: number) =>
  Object.fromEntries(
    (await readProgramme(gantt.page, projectId)).tasks.map(({ name, start, end }) => [name, `${start} ${end}`]),
  );

const views = [
  [59, '2027-04-28', 'Day'],
  [60, '2027-04-29', 'Month'],
  [365, '2028-02-28', 'Month'],
  [366, '2028-02-29', 'Year'],
] as const;

test('[SCHED-05] [SCHED-06] [Q77] the length of a project decides the view it starts in', async () => {
  for (const [days, end, view] of views)
    await test.step(`${days} days: ${view}`, async () => {
      const projectId = await createScheduled(gantt.page, 'View', [{ name: 'Only', start: '2027-03-01', end }]);
      await gantt.openScheduleTab(projectId);
      await expect(gantt.view(view)).toBeChecked();
      await gantt.expectDays('Only', `2027-03-01 to ${end}, ${days} days`);
      const box = await gantt.grip('Only', 'whole').boundingBox();
      expect(box?.width).toBeCloseTo(days * PIXELS_PER_DAY[view], 0);
    });
});

test('[SCHED-05] [SCHED-11] [SCHED-23] bars are dragged, stretched and moved by keys by whole days, taken back and stored; who may not change the chart only looks', async ({
  browser,
}) => {
  const { page } = gantt;
  const projectId = await openChart('Chart');
  await test.step('while it is dragged the new days are shown, and Escape leaves all as it was', async () => {
    await gantt.pull('Excavation', 'whole', 3 * 28);
    await expect(page.getByText('2027-03-04 to 2027-03-13, 10 days', { exact: true })).toBeVisible();
    await expect(gantt.cell('Excavation', 'Start date')).toHaveText('2027-03-01');
    await page.keyboard.press('Escape');
    await gantt.expectDays('Excavation', '2027-03-01 to 2027-03-10, 10 days');
    await page.mouse.up();
    await gantt.expectDays('Excavation', '2027-03-01 to 2027-03-10, 10 days');
    await expect(gantt.button('Undo')).toBeDisabled();
    await expect(gantt.tab('Schedule')).toBeVisible();
  });
  await test.step('a bar is stretched at both ends, never below a day', async () => {
    await gantt.drag('Backfilling', 'end', 4 * 28);
    await gantt.expectDays('Backfilling', '2027-03-08 to 2027-03-24, 17 days');
    await gantt.drag('Backfilling', 'start', -2 * 28);
    await gantt.expectDays('Backfilling', '2027-03-06 to 2027-03-24, 19 days');
    await gantt.drag('Excavation', 'end', -12 * 28);
    await gantt.expectDays('Excavation', '2027-03-01 to 2027-03-01, 1 day');
    await expect(gantt.cell('Excavation', 'Days')).toHaveText('1');
    await gantt.button('Undo').click();
    await gantt.expectDays('Excavation', '2027-03-01 to 2027-03-10, 10 days');
    await gantt.expectDays('Backfilling', '2027-03-06 to 2027-03-24, 19 days');
    await gantt.button('Undo').click();
    await gantt.expectDays('Backfilling', '2027-03-08 to 2027-03-24, 17 days');
    await takeBack();
  });
  await test.step('a bar that is held at the edge scrolls the chart along', async () => {
    const box = await gantt.chart.boundingBox();
    const at = await gantt.grip('Kerbs', 'whole').boundingBox();
    if (!box || !at) throw new Error('the chart is not shown');
    await page.mouse.move(at.x + 10, at.y + 8);
    await page.mouse.down();
    const place = () => gantt.chart.evaluate((element) => element.scrollLeft);
    const before = await place();
    await page.mouse.move(box.x + box.width - 10, at.y + 8, { steps: 5 });
    await expect.poll(place).toBeGreaterThan(before + 40);
    await page.mouse.move(box.x + box.width / 2, at.y + 8);
    await page.mouse.up();
    const start = await gantt.cell('Kerbs', 'Start date').textContent();
    await gantt.expectDays('Kerbs', `${start} to ${start}, 1 day`);
    expect(start).not.toBe('2027-03-05');
    const moved = await gantt.grip('Kerbs', 'whole').boundingBox();
    expect(Math.abs((moved?.x ?? 0) + 14 - (box.x + box.width / 2))).toBeLessThan(28);
    await takeBack();
  });
  await test.step('activities stand below their construction work, unless that is switched off', async () => {
    await expect(gantt.groups).toHaveCount(2);
    await expect(gantt.groups.nth(0)).toHaveAccessibleName('Earthwork, West, 2027-03-01 to 2027-03-20');
    await expect(gantt.groups.nth(1)).toHaveAccessibleName('Paving, East, 2027-03-05 to 2027-03-05');
    await gantt.drag('Backfilling', 'whole', 2 * 28);
    await expect(gantt.groups.nth(0)).toHaveAccessibleName('Earthwork, West, 2027-03-01 to 2027-03-22');
    await page.getByRole('switch', { name: 'Group by construction work' }).click();
    await expect(gantt.groups).toHaveCount(0);
    await expect(gantt.bars).toHaveCount(3);
    await page.getByRole('switch', { name: 'Group by construction work' }).click();
    await takeBack();
  });
  await test.step('bars are chosen, moved and stretched by the keyboard, and it is said', async () => {
    await gantt.chart.focus();
    await page.keyboard.press('Home');
    await expect(gantt.bar('Excavation')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(gantt.announcement).toHaveText('Excavation, West, 2027-03-02 to 2027-03-11, 10 days');
    await page.keyboard.press('Shift+ArrowLeft');
    await gantt.expectDays('Excavation', '2027-02-23 to 2027-03-04, 10 days');
    await page.keyboard.press('Alt+ArrowRight');
    await gantt.expectDays('Excavation', '2027-02-23 to 2027-03-05, 11 days');
    await page.keyboard.press('Control+Alt+ArrowRight');
    await gantt.expectDays('Excavation', '2027-02-24 to 2027-03-05, 10 days');
    await expect(gantt.chart).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(gantt.bar('Backfilling')).toHaveAttribute('aria-selected', 'true');
    await gantt.showView('Month');
    await gantt.chart.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await gantt.expectDays('Backfilling', '2027-04-08 to 2027-04-20, 13 days');
    await page.keyboard.press('Control+z');
    await gantt.expectDays('Backfilling', '2027-03-08 to 2027-03-20, 13 days');
    await gantt.showView('Day');
    await takeBack();
  });
  await test.step('a chart that may not be changed is only looked at', async () => {
    await changeDatabase(
      `insert into project_members (project_id, user_id, role)
     select ${projectId}, id, 'readonly' from users where username = 'demo-reader'`,
    );
    const reader = new GanttPage(await signInQuietly(await browser.newContext(), 'demo-reader'));
    await reader.openScheduleTab(projectId);
    await reader.drag('Excavation', 'whole', 3 * 28);
    await reader.page.keyboard.press('ArrowRight');
    await reader.expectDays('Excavation', '2027-03-01 to 2027-03-10, 10 days');
    await expect(reader.bar('Excavation')).toHaveAttribute('aria-selected', 'true');
    await expect(reader.chart).toHaveAttribute('aria-readonly', 'true');
    await expect(reader.grip('Excavation', 'end')).toHaveCount(0);
    await reader.page.context().close();
  });
  await test.step('a bar is dragged by whole days in every view, taken back, and stored', async () => {
    // A few pixels off the day: it snaps.
    await gantt.drag('Excavation', 'whole', 5 * PIXELS_PER_DAY.Day + 9);
    await gantt.expectDays('Excavation', '2027-03-06 to 2027-03-15, 10 days');
    await expect(gantt.cell('Excavation', 'Start date')).toHaveText('2027-03-06');
    await page.keyboard.press('Control+z');
    await gantt.expectDays('Excavation', '2027-03-01 to 2027-03-10, 10 days');
    const steps = [
      ['Week', 3, '2027-03-04 to 2027-03-13'],
      ['Month', -20, '2027-02-12 to 2027-02-21'],
      ['Year', 61, '2027-04-14 to 2027-04-23'],
    ] as const;
    for (const [view, days, period] of steps) {
      await gantt.showView(view);
      await gantt.drag('Excavation', 'whole', days * PIXELS_PER_DAY[view]);
      await gantt.expectDays('Excavation', `${period}, 10 days`);
    }
    await gantt.save();
    expect(await storedDays(projectId)).toMatchObject({
      Excavation: '2027-04-14 2027-04-23',
      Backfilling: '2027-03-08 2027-03-20',
    });
  });
});

test('[U55] what people call an activity is text and nothing else', async () => {
  const name = '<img src=x onerror="document.title=1"><b>Drill</b>';
  const projectId = await createScheduled(gantt.page, 'Text', [{ name, work: '<i>Piling</i>' }]);
  await gantt.openScheduleTab(projectId);
  await expect(gantt.bars).toHaveCount(1);
  await expect(gantt.bars.getByText(`${name} · West`)).toBeVisible();
  await expect(gantt.groups).toHaveAccessibleName(/^<i>Piling<\/i>, West, /);
  expect(await gantt.chart.locator('img, b, i').count()).toBe(0);
  expect(await gantt.page.title()).not.toBe('1');
});

test('[SCHED-07] [SCHED-43] [Q79] activities of a construction work are taken into a zone', async () => {
  const projectId = await createScheduled(gantt.page, 'Works');
  await gantt.openScheduleTab(projectId);
  await gantt.button('From construction works...').first().click();
  const { works, page } = gantt;
  await works.getByLabel('Zone').selectOption('East');
  await works.getByLabel('Construction work').selectOption('Earthwork');
  const boxes = works.getByRole('list').getByRole('checkbox');
  const all = await boxes.count();
  expect(all).toBeGreaterThan(1);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  const name = (await works.getByRole('listitem').first().textContent()) ?? '';
  await works.getByRole('checkbox', { name: 'All activities' }).uncheck();
  await expect(works.getByRole('button', { name: 'Add activities', exact: true })).toBeDisabled();
  await works.getByRole('checkbox', { name: 'All activities' }).check();
  await boxes.first().uncheck();
  await works.getByLabel('Start date').click();
  await page.keyboard.type('2027-05-31');
  await expect(works.getByLabel('Start date')).toHaveValue('2027-05-31');
  await expect(works.getByLabel('End date')).toHaveValue('2027-06-30');
  await works.getByRole('button', { name: `Add ${all - 1} activit` }).click();
  await expect(works).toBeHidden();
  await expect(gantt.bars).toHaveCount(all - 1);
  await expect(gantt.groups).toHaveAccessibleName('Earthwork, East, 2027-05-31 to 2027-06-30');
  await gantt.button('From construction works...').click();
  await works.getByLabel('Zone').selectOption('East');
  await works.getByLabel('Construction work').selectOption('Earthwork');
  await expect(works.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await expect(works.getByText('already in the schedule')).toHaveCount(all - 1);
  await expectFineScreen(page, 'construction-works');
  await works.getByRole('button', { name: 'Add 1 activity' }).click();
  await gantt.save();
  const { tasks: stored } = await readProgramme(page, projectId);
  expect(stored.map((task) => `${task.constructionWork} ${task.start}`)).toHaveLength(all);
  expect(new Set(stored.map((task) => task.name)).size).toBe(all);
});

/** More than fit on the screen, on other days than a new activity. */
const crowd = Array.from({ length: 40 }, (_, index) => ({
  name: `Activity ${index + 1}`,
  work: ['Earthwork', 'Piling', 'Paving'][index % 3] ?? '',
  zone: index % 2 ? ('West' as const) : ('East' as const),
  start: `2029-0${1 + (index % 6)}-1${index % 10}`,
  end: `2029-0${3 + (index % 6)}-0${1 + (index % 9)}`,
}));

test('of many activities all columns are seen, what is added is shown and said, and no fault is found', async () => {
  const { page, works } = gantt;
  await page.setViewportSize({ width: 1024, height: 768 });
  await gantt.openScheduleTab(await createScheduled(page, 'Crowd', crowd));
  await test.step('[SCHED-04] [SCHED-05] on a small screen all columns are seen, and nothing lies over dates or dialogs', async () => {
    const cells = gantt.table.locator('tr[data-row="0"] td');
    for (const cell of await cells.all()) await gantt.expectInSight(cell);
    const chart = await gantt.chart.boundingBox();
    for (const name of ['Go to the first activity', 'Go to today']) {
      const button = await gantt.button(name).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(chart?.y ?? 0);
    }
    const left = () => gantt.chart.evaluate((element) => element.scrollLeft);
    const atFirst = await left();
    await gantt.button('Go to today').click();
    await expect.poll(left).not.toBe(atFirst);
    await gantt.button('Go to the first activity').click();
    await expect.poll(left).toBe(atFirst);

    await gantt.button('From construction works...').click();
    await works.getByRole('button', { name: /^Add \d/ }).click();
    const toast = page.getByRole('status').filter({ hasText: 'activities added' });
    await expect(toast).toBeVisible();
    await gantt.button('Import...').click();
    const dialog = gantt.dialog('Import a programme');
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
    const [under, over] = [await toast.boundingBox(), await dialog.boundingBox()];
    if (!under || !over) throw new Error('nothing to compare');
    const at = { x: (Math.max(under.x, over.x) + under.x + under.width) / 2, y: under.y + under.height / 2 };
    expect(at.x).toBeGreaterThan(over.x);
    expect(at.y).toBeGreaterThan(over.y);
    const isDialog = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role="dialog"]') !== null,
      at,
    );
    expect(isDialog).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await takeBack();
  });
  await test.step('[SCHED-05] the chart has no fault that a machine finds, at both sizes', async () => {
    await gantt.bars.first().waitFor();
    await expectFineScreen(page, 'gantt');
  });
  await test.step('[SCHED-07] [SCHED-13] what is added is shown in the table and in the chart, chosen, and said', async () => {
    for (const view of ['Day', 'Year'] as const) {
      await gantt.showView(view);
      await gantt.button('New activity').click();
      await expect(gantt.editor('Activity')).toBeFocused();
      await gantt.expectInSight(gantt.editor('Activity'));
      await gantt.expectBarInSight();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+z');
    }
    await gantt.button('From construction works...').click();
    await works.getByLabel('Zone').selectOption('East');
    await works.getByLabel('Construction work').selectOption('Earthwork');
    const names = (await works.getByRole('listitem').allTextContents()).sort();
    await works.getByRole('button', { name: `Add ${names.length} activities` }).click();
    const announcement = page.getByRole('status').filter({ hasText: `${names.length} activities added` });
    await expect(announcement).toBeVisible();
    const chosen = gantt.table.locator('tr[data-active]').getByRole('gridcell').nth(1);
    await gantt.expectInSight(chosen);
    expect(names).toContain(await chosen.textContent());
    await gantt.expectBarInSight();
    await gantt.button('Undo').click();
    await expect(announcement).toHaveCount(0);
  });
});
