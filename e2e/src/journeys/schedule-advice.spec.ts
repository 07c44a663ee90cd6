import { addDays, type ShiftRules } from '../../../packages/domain/src/index.ts';
import { AdvicePage, calculateExpectedAdvice } from '../pages/advice-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { readProgramme } from '../pages/schedule-page.ts';
import { copyWithEquipment } from '../pages/select-page.ts';
import { changeDatabase } from '../pages/server-data.ts';

const anyDay: ShiftRules = {
  ...{ mostDaysEarlier: 14, mostDaysLater: 14, notBefore: null, notAfter: null },
  ...{ fixedTaskIds: [], ofTasks: {} },
};

test('[M-95] advice on dates is left without a trace, judged in parts, and a part taken as one step', async ({
  context,
}) => {
  const page = await signInQuietly(context, 'demo');
  const schedule = new AdvicePage(page);
  const { adviceButton, verdict } = schedule;
  const projectId = await copyWithEquipment(page, 'Advice');
  // Quiet enough that only activities together exceed, not one alone.
  await changeDatabase(`update equipment_rows set sound_power = sound_power - 10 where project_id = ${projectId}`);
  const own = await calculateExpectedAdvice(page, projectId);
  const { tasks } = await readProgramme(page, projectId);

  await schedule.openScheduleTab(projectId);
  await schedule.button('Suggest dates...').click();
  await expect(schedule.allowed('All activities')).toBeChecked();
  // Nothing is proposed for past days unless the user asks for it.
  const notBefore = schedule.wish('Earliest start');
  await expect(notBefore).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await schedule.allowed('All activities').uncheck();
  await adviceButton('Find better dates').click();
  await expect(verdict).toContainText('Allow more days, or select more activities.');
  await adviceButton('Change the allowed shifts').click();
  await schedule.allowed('All activities').check();
  const later = schedule.wish('Maximum days later');
  await later.fill('366');
  await expect(schedule.advice.getByRole('alert')).toHaveText('Enter whole days, 0 to 365.');
  await later.fill('90');
  await later.press('Enter');
  await expect(verdict).toHaveText('With these shifts, no selected receiver exceeds its criterion.');
  await expect(schedule.advice.getByRole('heading').first()).toBeFocused();
  const [only] = await schedule.readShifts();
  await schedule.show(only?.name ?? '');
  await schedule.expectProposed(only?.name ?? '', true);
  await adviceButton('Discard').click();
  await schedule.expectProposed(only?.name ?? '', false);
  await expect(schedule.button('Undo')).toBeDisabled();

  const { shifts, before, after } = own.advise(anyDay);
  expect([shifts.length > 2, after.days > 0, after.days < before.days]).toEqual([true, true, true]);
  await later.fill('14');
  await notBefore.fill('');
  await adviceButton('Find better dates').click();
  await expect(verdict).toHaveText('Best found so far: some exceedance days remain.');
  await schedule.expectFigures(after);
  const piling = schedule.shifts.filter({ hasText: 'Pile excavation and concreting' });
  await expect(piling).toContainText('now overlaps Pile cap and pier');
  const [declined, ...taken] = shifts.map((shift) => {
    const task = tasks.find(({ id }) => id === shift.taskId);
    if (!task) throw new Error(`no activity ${shift.taskId}`);
    return { ...shift, name: task.name, before: task.start, after: addDays(task.start, shift.days) };
  });
  expect((await schedule.readShifts()).map(({ start }) => start).sort()).toEqual(
    [declined, ...taken].map((shift) => shift?.after ?? '').sort(),
  );
  await expectFineScreen(page, 'schedule-advice');
  await schedule.take(declined?.name ?? '').uncheck();
  await schedule.expectFigures(own.judge(taken));
  await adviceButton(/^Accept selected/).click();
  await expect(schedule.button('Suggest dates...')).toBeFocused();
  const [first] = taken;
  const start = schedule.cell(first?.name ?? '', 'Start date');
  await expect(start).toHaveText(first?.after ?? '');
  await schedule.button('Undo').click();
  await expect(start).toHaveText(first?.before ?? '');
  await expect(schedule.button('Undo')).toBeDisabled();
  await schedule.button('Redo').click();
  await schedule.save();
  // The saved programme gives the verdicts that were shown.
  expect((await calculateExpectedAdvice(page, projectId)).judge([])).toEqual(own.judge(taken));
});
