import {
  type CalculationSnapshot,
  describeBarrier,
  describeSection,
  explain,
  LiveCalculation,
  listScreenedZones,
  withoutBarrier,
} from '../../../packages/domain/src/index.ts';
import { distance, hk80, nearestBoundaryPoint } from '../../../packages/geometry/src/index.ts';
import { DerivationPage } from '../pages/derivation-page.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, readScreening } from '../pages/server-data.ts';
import { middleOf } from '../pages/site-detail-pages.ts';

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

/** On a bank, higher than the houses around the works. */
const BANK = 30;

/** A line of 180 m between the works and a receiver whose level drops by nearly 10 dB behind it. */
function findBarrier({ screening, ...snapshot }: CalculationSnapshot, zoneId: number) {
  if (screening === undefined) throw new Error('screening is off');
  const grounds = [...screening.zones, { zoneId, groundLevel: 5, plantHeight: null }];
  for (const receiver of snapshot.receivers.filter(({ heightMetres }) => (heightMetres ?? 99) <= 26))
    for (const zone of snapshot.zones) {
      const { position } = receiver;
      const nearest = nearestBoundaryPoint(zone.outline, position);
      const metres = distance(nearest, position);
      const [east, north] = [(position[0] - nearest[0]) / metres, (position[1] - nearest[1]) / metres];
      const end = (side: 1 | -1) =>
        hk80(position[0] - 9 * east - side * 90 * north, position[1] - 9 * north + side * 90 * east);
      const line = [end(-1), end(1)] as const;
      const barrier = { id: 1, name: 'Barrier 1', kind: 'acoustic', line, heightMetres: 4, hasProof: false } as const;
      const barriers = [{ ...barrier, groundLevel: BANK }];
      const drawn = { ...snapshot, receivers: [receiver], screening: { ...screening, zones: grounds, barriers } };
      const effect = describeBarrier(new LiveCalculation(drawn), new LiveCalculation(withoutBarrier(drawn, 1)), {
        ...{ barrierId: 1, pointId: receiver.pointId },
      });
      const { before, after } = { before: effect?.before ?? 0, after: effect?.after ?? 99 };
      const limit = receiver.criterion ?? 75;
      if (effect && before - after > 9 && before > limit + 0.1 && after < limit) return { line, receiver, effect };
    }
  throw new Error('no barrier hides the works from a low receiver');
}

test('screening is switched on, a section read, a building excluded, a barrier drawn', async ({ browser, context }) => {
  const editor = new DerivationPage(await signInQuietly(context, 'demo'));
  const { page } = editor;
  const projectId = await editor.copySample('Screening');
  const panel = page.getByRole('region', { name: 'Screening', exact: true });
  const openScreening = async () => {
    await editor.open(`/EditProjects?project=${projectId}&activeIndex=1`);
    await page.getByRole('button', { name: 'Screening', exact: true }).click();
  };
  await openScreening();
  await test.step('[SITE-50] the switch says what it means; ground levels have their origin', async () => {
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
  await test.step('[SITE-52] the breakdown shows the deciding screen and opens the section', async () => {
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
  await test.step('[SITE-73] the card of the receiver leads to the section, the legend explains the marks', async () => {
    await editor.open(`/?project=${projectId}&receiver=${pointId}`);
    const legend = page.getByRole('region', { name: 'Legend' });
    await expect(legend.getByText('Noise receiver, screened')).toBeVisible();
    await expect(legend.getByText('Deciding ray: hidden')).toBeVisible();
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
  await test.step('a click on the map excludes the building, with a reason', async () => {
    await panel.getByRole('button', { name: 'Exclude or include on the map' }).click();
    await editor.clickAt(middleOf([screen.outline]));
    const reason = panel.getByRole('textbox', { name: `Why ${screen.name} does not screen` });
    await expect(panel.getByText('Enter a reason for each excluded building.')).toBeVisible();
    await reason.fill('To be pulled down');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Screening saved')).toBeVisible();
    const excluded = (await readScreening(page, projectId)).settings.excluded;
    expect(excluded).toEqual([{ buildingId: screen.id, reason: 'To be pulled down' }]);
  });
  await test.step('[SITE-96] beside the reason stands the last day on which it screens', async () => {
    const last = panel.getByRole('textbox', { name: `Last day of ${screen.name}` });
    await last.fill('2020-01-31');
    await last.press('Enter');
    await expectFineScreen(page, 'screening-dates');
    await panel.getByRole('button', { name: 'Save' }).click();
    // The message of the previous save may still be visible.
    await expect
      .poll(async () => (await readScreening(page, projectId)).settings.excluded)
      .toEqual([{ buildingId: screen.id, reason: 'To be pulled down', end: '2020-01-31' }]);
  });

  const { snapshot } = await editor.readInput(projectId);
  const unknown = snapshot.zones.find(({ name }) => name === 'Zone 2');
  const found = findBarrier(snapshot, unknown?.id ?? 0);
  await editor.open(
    `/EditProjects?project=${projectId}&activeIndex=1&window=screening&receiver=${found.receiver.pointId}`,
  );
  const drawn = panel.getByRole('region', { name: 'Drawn barriers' }).first();
  const effect = panel.getByRole('region', { name: 'Effect of the barrier' });
  const type = async (name: string, value: string) => {
    await panel.getByRole('textbox', { name, exact: true }).fill(value);
    await page.keyboard.press('Enter');
  };
  await test.step('[SITE-76] [SITE-83] a barrier is drawn, and zones of unknown ground are named', async () => {
    await panel.getByRole('button', { name: 'Draw a barrier' }).click();
    for (const corner of found.line) await editor.clickAt(corner);
    await page.keyboard.press('Enter');
    await expect(drawn.getByRole('button', { name: 'Barrier 1' })).toBeVisible();
    await expect(drawn.getByText(/^Ground level unknown, so no barrier hides these zones: .*Zone 2/)).toBeVisible();
    await type('Ground level of Zone 2 in mPD', '5');
    await expect(drawn.getByText(/^Ground level unknown/)).toBeHidden();
    await panel.getByRole('button', { name: 'Ground, material, dates and corners' }).click();
    await type('Ground level of Barrier 1 in mPD', String(BANK));
    await panel.getByRole('button', { name: 'Ground, material, dates and corners' }).click();
  });
  await test.step('[SITE-77] [SITE-79] [SITE-80] its section, the lower level and the hidden ground are there at once', async () => {
    await effect.getByLabel('Receiver').selectOption(String(found.receiver.pointId));
    const { before, after } = found.effect;
    await expect(effect.getByText(`${before?.toFixed(1)} → ${after?.toFixed(1)} dB(A)`).first()).toBeVisible();
    await expect(effect.getByText(/hides .* from the whole building: -10 dB/)).toBeVisible();
    await expect(effect.getByRole('img', { name: /^Hidden: Barrier 1 hides the works up to/ })).toBeVisible();
    await expect(effect.getByText(/^Design figure, not used in levels: /)).toBeVisible();
    const legend = page.getByRole('region', { name: 'Legend' });
    await legend.getByRole('button').click();
    for (const entry of ['Drawn barrier', 'Ground hidden by the barrier alone'])
      await expect(legend.getByText(entry)).toBeVisible();
    await legend.getByRole('button').click();
    await expect(effect.getByText('A′', { exact: true })).toBeVisible();
    await page.getByRole('slider', { name: 'Height of Barrier 1 in metres' }).press('ArrowUp');
    await expect(panel.getByRole('textbox', { name: 'Height of Barrier 1 in metres' })).toHaveValue('4.1');
    await expectFineScreen(page, 'barriers');
  });
  await test.step('[SITE-95] an earth bund counts once a file shows what was agreed', async () => {
    const kind = drawn.getByRole('combobox', { name: 'Kind' });
    await kind.selectOption('Earth bund');
    await expect(drawn.getByText('Does not count: levels are calculated without it.')).toBeVisible();
    await expect(drawn.getByRole('combobox', { name: 'Supporting file' })).toHaveAccessibleDescription(
      'Choose or upload a file: without one, it does not count.',
    );
    await expectFineScreen(page, 'barriers-bund');
    const file = { name: 'Agreed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n\n%%EOF\n') };
    await drawn.locator('input[type="file"]').setInputFiles(file);
    await expect(effect.getByText(/hides .* from the whole building: -10 dB/)).toBeVisible();
    await kind.selectOption('Acoustic barrier');
  });
  await test.step('[SITE-78] the cheapest barrier along the line is found, used and saved', async () => {
    await effect.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(effect.getByText(`Receivers that then satisfy: ${found.receiver.name}`)).toBeVisible();
    await expect(effect.getByText('Proved to be the cheapest along this line.')).toBeVisible();
    await effect.getByRole('button', { name: 'Use this barrier' }).click();
    await expect(panel.getByRole('textbox', { name: 'Height of Barrier 1 in metres' })).toHaveValue('1.0');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Screening saved')).toBeVisible();
    const [stored] = (await readScreening(page, projectId)).settings.barriers;
    expect(stored).toMatchObject({ name: 'Barrier 1', kind: 'acoustic', heightMetres: 1, groundLevel: BANK });
  });
  await test.step('[SITE-81] its design figure is typed in the rows behind it, as a barrier to prove', async () => {
    const use = effect.getByRole('button', { name: /^Use in \d+ rows?: enter -\d+ dB\(A\)$/ });
    const typed = /-\d+/.exec((await use.textContent()) ?? '')?.[0];
    await use.click();
    await expect(page.getByText(new RegExp(`^Barrier of ${typed} dB\\(A\\) entered in \\d+ rows?$`))).toBeVisible();
    await expect(effect.getByText(/^No row can use it: /)).toBeVisible();
  });
  await test.step('[SITE-82] a reader sees the barrier, its section and its effect, and nothing to change it with', async () => {
    await changeDatabase(
      `insert into project_members (project_id, user_id, role)
     select ${projectId}, id, 'readonly' from users where username = 'demo-reader'`,
    );
    const reader = new DerivationPage(await signInQuietly(await browser.newContext(), 'demo-reader'));
    await reader.open(
      `/EditProjects?project=${projectId}&activeIndex=1&window=screening&receiver=${found.receiver.pointId}`,
    );
    const shown = reader.page.getByRole('region', { name: 'Screening', exact: true });
    await expect(shown.getByRole('button', { name: 'Barrier 1' })).toBeVisible();
    await expect(shown.getByRole('img', { name: /Barrier 1/ })).toBeVisible();
    await expect(reader.page.getByRole('slider', { name: 'Height of Barrier 1 in metres' })).toHaveCount(0);
    await expect(shown.getByRole('textbox').and(shown.locator(':enabled'))).toHaveCount(0);
    for (const name of ['Draw a barrier', 'Copy', 'Delete', 'Find', 'Save', /^Use in /])
      await expect(shown.getByRole('button', { name, exact: true })).toHaveCount(0);
    await reader.page.context().close();
  });
});
