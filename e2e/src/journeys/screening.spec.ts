import { describeSection, explain, LiveCalculation, listScreenedZones } from '../../../packages/domain/src/index.ts';
import { DerivationPage } from '../pages/derivation-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { readScreening } from '../pages/server-data.ts';
import { middleOf } from '../pages/site-detail-pages.ts';

test.describe.configure({ timeout: 120_000 });

/** A receiver from which a zone at work is hidden, and the building that hides it. */
async function findHidden(editor: DerivationPage, projectId: number) {
  const { snapshot } = await editor.readInput(projectId);
  const calculation = new LiveCalculation(snapshot);
  for (const { pointId } of snapshot.receivers)
    for (const { start: day, zoneId } of snapshot.tasks) {
      const question = { pointId, zoneId, day, run: 'unmitigated' } as const;
      const section = describeSection(calculation, question);
      const deciding = section?.screens.find(({ isDeciding }) => isDeciding);
      const isAtWork = explain(calculation, pointId, day, 'unmitigated')?.tasks.some((task) => task.zoneId === zoneId);
      const screen = snapshot.screening?.structures.find(({ name }) => name === deciding?.name);
      const zone = snapshot.zones.find(({ id }) => id === zoneId)?.name;
      const isCorrected = listScreenedZones(calculation, pointId, null)[0]?.isHidden;
      if (section?.isHidden && isAtWork && isCorrected && screen) return { ...question, screen, zone };
    }
  throw new Error('no zone is hidden from any receiver');
}

test('[SITE-50] [SITE-52] [SITE-73] screening is switched on, a section read, and the building that decides put out', async ({
  context,
}) => {
  const editor = new DerivationPage(await signInQuietly(context, 'demo'));
  const { page } = editor;
  const projectId = await editor.copySample('Screening');
  const panel = page.getByRole('region', { name: 'Screening', exact: true });
  const openScreening = async () => {
    await editor.open(`/EditProjects?project=${projectId}&activeIndex=1`);
    await page.getByRole('button', { name: 'Screening', exact: true }).click();
  };
  await openScreening();
  await test.step('the switch says what it means; ground levels have their origin', async () => {
    const toggle = panel.getByRole('switch', { name: 'Screening by buildings and terrain (TM step 10)' });
    await expect(toggle).not.toBeChecked();
    await expect(panel.getByText('needs the agreement of the Authority')).toBeVisible();
    await toggle.check();
    await expect(toggle).toBeChecked();
    await expect(panel.getByText(/estimated from \d+ buildings?/).first()).toBeVisible();
    const plant = panel.getByRole('textbox', { name: /^Plant height of / }).first();
    await plant.fill('40');
    await plant.press('Enter');
    await expect(panel.getByText('From 0.5 to 30 m')).toBeVisible();
    await plant.fill('4');
    await plant.press('Enter');
    await expect(panel.getByText('Screens with a roof level')).toBeVisible();
    await expect(panel.getByText('The heights of all receivers are known.')).toBeVisible();
    await expectFineScreen(page, 'screening');
  });
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Screening saved')).toBeVisible();
  const { settings } = await readScreening(page, projectId);
  expect(settings).toMatchObject({ isOn: true, excluded: [], zones: [{ groundLevel: null, plantHeight: 4 }] });

  const { pointId, day, screen, zone } = await findHidden(editor, projectId);
  await test.step('the breakdown tells the screen that decides and opens the section', async () => {
    await editor.open(`/?project=${projectId}&receiver=${pointId}&derive=${pointId},${day},unmitigated`);
    await expect(editor.panel.getByText(`${screen.name} decides`).first()).toBeVisible();
    await editor.panel.getByRole('button', { name: `Section of ${zone}` }).click();
    const section = page.getByRole('dialog', { name: /^Section from / });
    const words = `Hidden: ${screen.name} hides the works up to`;
    await expect(section.getByRole('img', { name: words })).toBeVisible();
    await expectFineScreen(page, 'screening-section');
    await page.keyboard.press('Escape');
    await expect(section).toBeHidden();
  });
  await test.step('the card of the receiver leads to the section, the legend explains the marks', async () => {
    await editor.open(`/?project=${projectId}&receiver=${pointId}`);
    const legend = page.getByRole('region', { name: 'Legend' });
    await expect(legend.getByText('Noise receiver, screened')).toBeVisible();
    await expect(legend.getByText('Ray that decides: hidden')).toBeVisible();
    await expectFineScreen(page, 'screening-card');
    await editor
      .fact('Screening')
      .getByRole('button', { name: /-10 dB: .* hidden by / })
      .first()
      .click();
    await expect(
      page.getByRole('dialog', { name: /^Section from / }).getByRole('img', { name: /^Hidden: / }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await openScreening();
  await test.step('a click on the map puts the building out, with a reason', async () => {
    await panel.getByRole('button', { name: 'Put out or back on the map' }).click();
    await editor.clickAt(middleOf([screen.outline]));
    const reason = panel.getByRole('textbox', { name: `Why ${screen.name} does not screen` });
    await expect(panel.getByText('Give a reason for each building that is put out.')).toBeVisible();
    await reason.fill('To be pulled down');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Screening saved')).toBeVisible();
    const excluded = (await readScreening(page, projectId)).settings.excluded;
    expect(excluded).toEqual([{ buildingId: screen.id, reason: 'To be pulled down' }]);
  });
});
