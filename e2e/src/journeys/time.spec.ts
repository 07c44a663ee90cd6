import type { Page } from '@playwright/test';
import { addDays, type DayString } from '../../../packages/domain/src/index.ts';
import { readProgramme } from '../pages/equipment-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { GanttPage } from '../pages/gantt-page.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { readMap } from '../pages/server-data.ts';
import { TimePage } from '../pages/time-page.ts';

let time: TimePage;
let page: Page;
let projectId: number;
test.beforeEach(async ({ context }) => {
  page = await signInQuietly(context, 'demo');
  time = new TimePage(page);
  projectId = await time.copySample('Days');
});

test('[U34] [CALC-28] [MAP-17] day by day the map shows who exceeds and who is at work, before any run', async () => {
  const own = await time.calculateExpected(projectId);
  const { tasks, equipmentRows } = await readProgramme(page, projectId);
  const { zones, receivers } = await readMap(page, projectId);
  await time.open(`/?project=${projectId}`);
  await time.openTime();
  const { slider, timeBar } = time;
  const footer = page.getByRole('contentinfo');
  await slider.press('Home');
  await time.expectDay(own.firstDay, own.countOn(own.firstDay));
  await slider.press('End');
  await time.expectDay(own.lastDay, own.countOn(own.lastDay));
  await expect(footer).toContainText(`On this day: ${own.countOn(own.lastDay)}`);
  await slider.press('PageDown');
  const week = addDays(own.lastDay, -7);
  await time.expectDay(week, own.countOn(week));
  await slider.press('ArrowRight');
  await time.expectDay(addDays(week, 1), own.countOn(addDays(week, 1)));
  await time.step('Previous day').click();
  await time.expectDay(week, own.countOn(week));

  const [worst] = own.days.toSorted((a, b) => b.exceeds - a.exceeds);
  if (!worst) throw new Error('nobody exceeds in the sample');
  await slider.press('Home');
  const before = await time.readPixels(receivers.find(({ pointId }) => pointId === own.loudest)?.position ?? [0, 0]);
  let day: DayString = own.firstDay;
  // Stepping by changes alone reaches every day on which the number of exceeding receivers changes.
  for (let step = 0; day < worst.start && step < 400; step++) {
    await time.step('Next change').click();
    day = ((await slider.getAttribute('aria-valuetext')) ?? '').slice(0, 10) as DayString;
  }
  await time.expectDay(worst.start, own.countOn(worst.start));
  expect(own.countOn(worst.start)).toContain(`${worst.exceeds} exceed, ${worst.borderline} borderline, `);
  await expect(footer).toContainText(`On this day: ${own.countOn(worst.start)}`);
  const zoneIds = equipmentRows
    .filter(({ start, end }) => start <= worst.start && worst.start <= end)
    .map(({ taskId }) => tasks.find(({ id }) => id === taskId)?.zoneId);
  const working = zones.filter(({ id }) => zoneIds.includes(id)).map(({ name }) => name);
  await expect(timeBar).toContainText(`Active: ${working.join(', ')}`);
  await expect
    .poll(async () => time.readPixels(receivers.find(({ pointId }) => pointId === own.loudest)?.position ?? [0, 0]))
    .not.toBe(before);

  // Play runs to the last day and stops there or at any step.
  await time.step('Play').click();
  await expect(slider).not.toHaveAttribute('aria-valuetext', new RegExp(worst.start));
  await slider.press('ArrowRight');
  await expect(time.step('Play')).toBeVisible();
  await slider.press('End');
  await slider.press('PageDown');
  await timeBar.getByRole('combobox', { name: 'Speed' }).selectOption('30 days/s');
  await time.step('Play').click();
  await time.expectDay(own.lastDay, own.countOn(own.lastDay));
  await expect(time.step('Play')).toBeVisible();

  await time.step('Close the time view').click();
  await expect(timeBar).toBeHidden();
  await expect(footer).toContainText('Preview: ');
});

test('[CALC-28] [MAP-08] the chart reads every day of a receiver out and leads to how its level comes about', async () => {
  const own = await time.calculateExpected(projectId);
  const { steps } = own.timeline(own.loudest);
  await time.open(`/?project=${projectId}&receiver=${own.loudest}`);
  await time.openTime();
  const { chart, slider, table, derivation } = time;
  const loudest = steps.reduce((a, b) => ((b.mitigated.level ?? 0) > (a.mitigated.level ?? 0) ? b : a));
  const pieces = steps.filter(({ mitigated }) => mitigated.verdict !== 'satisfies');
  expect(pieces.length).toBeGreaterThan(0);
  await expect(table.getByRole('row').nth(1)).toContainText(pieces[0]?.start ?? '');
  await expect(table).toContainText(loudest.mitigated.level?.toFixed(1) ?? '');

  await chart.press('Home');
  for (const step of steps.slice(0, 2)) {
    if (step.unmitigated.level === null) continue;
    const days = (Date.parse(step.start) - Date.parse(own.firstDay)) / 86_400_000;
    await chart.press('Home');
    for (let day = 0; day < days; day++) await chart.press('ArrowRight');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      `${step.start}: mitigated ${step.mitigated.level?.toFixed(1)}, unmitigated ${step.unmitigated.level.toFixed(1)}, criterion ${step.criterion} dB(A), ${{ satisfies: 'Satisfies', borderline: 'Borderline', exceeds: 'Exceeds' }[step.mitigated.verdict ?? 'satisfies']}`,
    );
  }
  await expectFineScreen(page, 'time-chart');
  await chart.press('Enter');
  const shown = ((await slider.getAttribute('aria-valuetext')) ?? '').slice(0, 10);
  await expect(page).toHaveURL(new RegExp(`derive=${own.loudest}(,|%2C)${shown}(,|%2C)mitigated`));
  await expect(derivation).toBeVisible();
  await expectFineScreen(page, 'time-derivation');
});

test('[SCHED-05] [U34] the Gantt chart marks the days on which receivers exceed, also of what is not saved', async () => {
  const own = await time.calculateExpected(projectId);
  const gantt = new GanttPage(page);
  await gantt.openScheduleTab(projectId);
  const marks = page.getByText(/^Receivers exceed or are borderline in /);
  await expect(marks).toContainText(`${own.days[0]?.start} to `);
  const path = gantt.chart.locator('svg path').nth(1);
  await expect(path).toHaveAttribute('d', /^M/);
  const before = await marks.textContent();
  await gantt.chart.press('Home');
  for (let step = 0; step < 3; step++) await gantt.chart.press('Shift+ArrowRight');
  await expect(marks).not.toHaveText(before ?? '');
  await expectFineScreen(page, 'time-gantt');
});
