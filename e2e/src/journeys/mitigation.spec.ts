import { readProgramme } from '../pages/equipment-page.ts';
import { expect } from '../pages/expect.ts';
import { expectAccessible, expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { MitigationPage, startMitigation } from '../pages/mitigation-page.ts';
import { signInQuietly } from '../pages/project-pages.ts';
import { calculateQuietly } from '../pages/select-page.ts';
import { changeDatabase, holdResults, readResults } from '../pages/server-data.ts';
import { readProject } from '../pages/site-detail-pages.ts';

const BREAKER = ['Foundation removal', 'CNP 027'] as const;
const TRUCK = ['Bulk excavation', 'CNP 067'] as const;
const EXCAVATOR = ['Pile excavation', 'CNP 081'] as const;

test('[MITI-28] [MITI-30] [MITI-31] a red project is brought to green by hand: methods, QPME, barriers, saved on the way and calculated', async ({
  context,
}) => {
  const { page, projectId, mitigation } = await startMitigation(context, { isBare: true });
  // Without the event stream the page polls.
  await page.route('**/events', (route) => route.abort());
  await calculateQuietly(page, projectId);
  await mitigation.visit(projectId, 1);
  await expect(mitigation.above).toContainText(/^200 receivers shown: \d+ exceed, \d+ borderline, \d+ satisfy\./);
  await mitigation.above.getByRole('button', { name: /^Worst: / }).click();
  await expect(page).toHaveURL(/receiver=\d+/);
  await expect(mitigation.receiver).toHaveValue(/^N1, /);
  const place = (await mitigation.row(BREAKER).getAttribute('aria-rowindex')) ?? '';
  await mitigation.type(BREAKER, 'Quieter Construction Method', 'Hydraulic crusher');
  expect(await mitigation.applyToSame(BREAKER)).toBeGreaterThan(0);
  await expect(mitigation.panel).toContainText('Results are out of date');
  expect(await mitigation.listClippedHeads()).toEqual([]);
  await mitigation.button('Proceed with QPME').click();
  await mitigation.question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(/\/Mitigation\/1\?/);
  await mitigation.button('Proceed with QPME').click();
  await mitigation.question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/Mitigation\/2\?/);
  const { equipmentRows } = await readProgramme(page, projectId);
  const breakers = equipmentRows.filter(({ officialId }) => officialId === BREAKER[1]);
  expect(breakers.every(({ measures }) => measures.quieterMethodName === 'Hydraulic crusher')).toBe(true);

  // Rows keep their position through edits, saves and stages, until the user sorts them again.
  await expect(mitigation.row(BREAKER)).toHaveAttribute('aria-rowindex', place);
  await mitigation.button('Sort by contribution').click();
  await expect(mitigation.row(BREAKER)).not.toHaveAttribute('aria-rowindex', place);

  const before = await mitigation.fact('Total mitigated CNL').textContent();
  const quieter = await mitigation.cell(mitigation.row(TRUCK), 'QPME');
  await quieter.click();
  for (const key of ['Alt+ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(quieter).toContainText(/\(\d+ dB\(A\)\)$/);
  expect(await mitigation.applyToSame(TRUCK)).toBeGreaterThan(0);
  await expect(mitigation.fact('Total mitigated CNL')).not.toHaveText(before ?? '');
  const after = await mitigation.fact('Total mitigated CNL').textContent();
  await expect(mitigation.receiver).toHaveValue(new RegExp(`: ${parseFloat(after ?? '').toFixed(1)} dB`));
  await mitigation.calculateOn('Apply barriers and enclosures?', 3);

  await expect(mitigation.fact('Total storeys')).toHaveCount(0);
  await mitigation.type(TRUCK, 'Barrier dB(A)', '-99');
  await expect(mitigation.panel).toContainText('Barrier dB(A) set to -15: the allowed range is -15 to 0.');
  await expect(mitigation.fact('Total storeys')).toHaveText(/^\d+$/);
  await test.step('[CALC-115] a movable barrier is tried: up to which floor it hides the plant', async () => {
    const said = mitigation.panel.getByText(
      /^A barrier of .* 3 m from the machine, (hides|does not hide) plant 3\.0 m high/,
    );
    await expect(said).toContainText('A barrier of 5.0 m');
    await page.getByLabel('Movable barrier, m').fill('2.9');
    await expect(said).toContainText('A barrier of 2.9 m');
    await expect(said).toContainText('does not hide plant 3.0 m high in Zone 1 from any floor');
  });
  const barrier = await mitigation.cell(mitigation.row(TRUCK), 'Barrier dB(A)');
  await barrier.click();
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.type('-15');
  for (const key of ['Enter', 'Control+ArrowUp', 'Control+Shift+ArrowDown', 'Control+D'])
    await page.keyboard.press(key);
  await expect(mitigation.above).toHaveText('All 200 selected receivers satisfy their criteria.');
  await expect(mitigation.panel).toContainText('Satisfy building noise criteria');
  await expect(mitigation.panel).toContainText('Green-building credit (BEAM Plus)');
  expect(await mitigation.listClippedHeads()).toEqual([]);
  await expectFineScreen(page, 'mitigation-stage-3');

  const releaseResults = await holdResults();
  await mitigation.button('Calculate & Save').click();
  await mitigation.shell.overlay.getByRole('button', { name: 'Continue in the background' }).click();
  await expect(mitigation.button('Calculating...')).toBeVisible();
  const asks = [0, 1, 2].map(() => 0);
  for (const index of asks.keys()) {
    await page.waitForResponse(
      (answer) => answer.url().endsWith('/calculation') && answer.request().method() === 'GET',
    );
    asks[index] = Date.now();
  }
  expect(((asks[2] ?? 0) - (asks[0] ?? 0)) / 2).toBeLessThan(1600);
  await releaseResults();
  await expect(mitigation.button('Calculate & Save')).toBeVisible();
  await expect(mitigation.panel).not.toContainText('Results are out of date');
  expect((await readProject(page, projectId)).isCalculated).toBe(true);
  expect((await readResults(page, projectId)).receivers.filter(({ verdict }) => verdict !== 'satisfies')).toEqual([]);
  await expect(mitigation.shell.results).toBeHidden();
});

test('[MITI-32] [MITI-33] [MITI-34] by keyboard: proof of one’s own figure, a conflict, steps back; who may only read changes nothing', async ({
  context,
  browser,
}) => {
  const { page, projectId, mitigation } = await startMitigation(context);
  await calculateQuietly(page, projectId);
  await mitigation.visit(projectId, 2);
  const power = await mitigation.cell(mitigation.row(EXCAVATOR), 'Sound Power Level of the replacement');
  await power.click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('QPME of ours');
  await page.keyboard.press('Tab');
  await expect(mitigation.panel).toContainText('Please include model number');
  await page.keyboard.type('90');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mitigation.materials).toContainText('Please upload support materials for user defined sound power:');
  await mitigation.materials
    .getByLabel('Choose files')
    .last()
    .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n\n%%EOF\n') });
  await expect(mitigation.materials.getByRole('link', { name: 'Download proof.pdf' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mitigation.materials).toBeHidden();

  await mitigation.button('Undo').click();
  await mitigation.button('Redo').click();
  // Another user gives the same rows a barrier.
  await mitigation.storeMeasures(projectId, EXCAVATOR[1], { barrierDba: -4 });
  await mitigation.button('Calculate & Save').click();
  await expect(mitigation.dialog('Changed in the meantime')).toContainText('the same mitigation measures');
  await mitigation.dialog('Changed in the meantime').getByRole('button', { name: 'Keep mine' }).click();
  await mitigation.shell.finishCalculation();
  const stored = (await readProgramme(page, projectId)).equipmentRows;
  const ours = stored.filter(({ measures }) => measures.quieterEquipmentName === 'QPME of ours');
  expect(ours).toMatchObject([
    { measures: { quieterEquipmentSoundPower: 90, barrierDba: 0 }, materialIds: [expect.any(Number)] },
  ]);

  await changeDatabase(
    `insert into project_members (project_id, user_id, role)
     select ${projectId}, id, 'readonly' from users where username = 'demo-reader'`,
  );
  const reader = await signInQuietly(await browser.newContext(), 'demo-reader');
  const reading = new MitigationPage(reader);
  await reading.visit(projectId, 1);
  await reading.panel.getByRole('tab', { name: 'All equipment' }).click();
  await expect(reading.sheet).toHaveAttribute('aria-rowcount', String(stored.length + 1));
  await expect(reading.receiver).toHaveCount(0);
  await expect(reading.panel).toContainText('Read-only');
  await expect(reading.sheet).toHaveAttribute('aria-readonly', 'true');
  await expect(reading.button('Calculate & Save')).toHaveCount(0);
  await (await reading.cell(reading.row(EXCAVATOR), 'Barrier dB(A)')).click();
  await reader.keyboard.type('-9');
  await expect(reading.field).toHaveCount(0);
  await reading.button('Proceed with QPME').click();
  await expect(reader).toHaveURL(/\/Mitigation\/2\?/);
});

test('[MITI-62] [MITI-67] plans are kept, compared and taken into use by keyboard and on a phone', async ({
  context,
}) => {
  const { page, projectId, mitigation } = await startMitigation(context);
  await calculateQuietly(page, projectId);
  await mitigation.visit(projectId, 3);
  await mitigation.button('Keep as new plan').press('Enter');
  await expect(mitigation.dialog('Keep as new plan').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Low barriers');
  await page.keyboard.press('Enter');
  await expect(mitigation.button('Plan B: Low barriers')).toHaveAttribute('aria-pressed', 'true');
  await mitigation.type(TRUCK, 'Barrier dB(A)', '-1');
  await mitigation.button('Compare plans').press('Enter');
  await expect(mitigation.planFigures('Satisfy')).toHaveText([/^\d+$/, /^\d+$/]);
  await expect(mitigation.planFigures('Worst receiver')).toHaveText(Array(2).fill(/^N\d+: [\d.]+ dB above$/));
  await expect(mitigation.planFigures('Differs from Plan B')).toHaveText(['1 row', '-']);
  await mitigation.button('Details of Plan A: 1 row').press('Enter');
  await expect(mitigation.panel.getByRole('region', { name: 'Details of Plan A' })).toContainText('Barrier -1 dB');
  await expectFineScreen(page, 'mitigation-plans');
  await page.keyboard.press('Escape');
  await expect(mitigation.button('Compare plans')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await mitigation.button('Mitigation plans: Plan B: Low barriers').click();
  await page.getByRole('menuitem', { name: 'Compare plans' }).click();
  await mitigation.button('Plan A: Use for submission').click();
  await mitigation.dialog('Use Plan A for submission?').getByRole('button', { name: 'Use Plan A' }).click();
  await expect(mitigation.button('Mitigation plans: Plan A')).toBeVisible();
  // Unsaved changes are kept in plan B, and plan A shows its calculated levels.
  expect((await readProject(page, projectId)).isCalculated).toBe(true);
  expect(await mitigation.keptBarriers(projectId)).toContain(-1);
});
