import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import {
  closed,
  east,
  newZone,
  openTwoZones,
  PLAIN,
  rectangle,
  SitePage,
  storeSite,
  west,
  whole,
} from '../pages/site-page.ts';

const [e, n] = PLAIN;

let site: SitePage;
test.beforeEach(async ({ context }) => {
  site = new SitePage(await signInQuietly(context, 'demo'));
});

test('[SITE-10] [SITE-24] [SITE-26] zones are renamed, typed and ordered; a blank name keeps the old one', async () => {
  const { page } = site;
  const projectId = await openTwoZones(site, 'Table');
  await site.zoneName(1).fill('   ');
  await site.zoneName(1).press('Enter');
  await expect(site.zones.getByRole('alert')).toHaveText('A zone needs a name. West was not renamed.');
  await expect(site.zoneName(1)).toHaveValue('West');
  await expect(site.button('Save')).toBeDisabled();
  await site.zoneName(1).fill('Station box');
  await site.zoneName(1).press('Enter');
  const type = page.getByRole('combobox', { name: 'Calculation type of East' });
  await expect(type).toHaveAccessibleDescription(
    /Type B, dominant portion only: only the nearest zone is considered\./,
  );
  await type.selectOption('B');
  await page.getByRole('button', { name: 'Move East up' }).click();
  await expect(site.zoneRows.nth(0)).toContainText('1');
  expect(await site.zoneNames()).toEqual(['East', 'Station box']);
  const before = (await site.stored(projectId)).zones;
  await site.save();
  const { zones } = await site.stored(projectId);
  expect(zones.map(({ name, calculationType }) => [name, calculationType])).toEqual([
    ['East', 'B'],
    ['Station box', 'A'],
  ]);
  expect(zones.map(({ id }) => id)).toEqual([before[1]?.id, before[0]?.id]);
});

test('[SITE-03] [SITE-11] [SITE-25] the zone table and its notes say what types mean and which zone is too long', async () => {
  const project = await createProject(site.page, newTitle('Linear'));
  const long = rectangle(PLAIN, 310, 60);
  await storeSite(site.page, project.id, {
    parts: [closed(long)],
    zones: [newZone('Long', long)],
  });
  await site.openZoneTab(project.id);
  const table = site.zones.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['No.', 'Name', 'Type', 'Area m²', 'Ratio', 'Actions']);
  const cells = site.zoneRows.getByRole('cell');
  await expect(cells.nth(0)).toHaveText('1');
  await expect(cells.nth(1).getByRole('textbox')).toHaveValue('Long');
  await expect(cells.nth(2).getByRole('combobox')).toHaveValue('A');
  await expect(cells.nth(3)).toHaveText('18,600');
  await expect(cells.nth(4)).toHaveText('5.2');
  await expect(site.zones).toContainText(
    'A linear zone with a length-to-width ratio over 5:1 should be split so that the ratio is below 5:1.',
  );
  await expect(site.zones).toContainText(
    'Type A, general construction site: the contributions of all zones of this type are added at receivers.',
  );
  await expect(site.zones).toContainText('Length to width 5.2:1. Split it so that the ratio is below 5:1.');
  await site.typeShape('Cut by coordinates', [
    [e + 155, n - 10],
    [e + 155, n + 70],
  ]);
  await expect(site.zoneRows).toHaveCount(2);
  await expect(site.zones).not.toContainText('Length to width');
});

test('[SITE-01] [SITE-02] a site and its zones are made by typed coordinates alone', async () => {
  const { page } = site;
  const project = await createProject(page, newTitle('Typed'));
  await site.openZoneTab(project.id);
  await page.keyboard.press('Tab');
  await site.button('New polygon by coordinates').focus();
  await page.keyboard.press('Enter');
  const dialog = site.dialog('New polygon by coordinates');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(`${e} ${n}\nnonsense`);
  await dialog.getByRole('button', { name: 'Use' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Line 2 is not an Easting and a Northing.');
  await dialog.getByRole('textbox').fill(`${e}\t${n}\n838,416.0, 820,838\n${e + 120};${n + 80}\n${e} ${n + 80}`);
  await dialog.getByRole('button', { name: 'Use' }).press('Enter');
  await expect(site.boundary).toContainText('9,600 m² (0.96 ha), 1 polygon');
  await site.typeShape('New zone by coordinates', west);
  await site.typeShape('New zone by coordinates', east);
  await expect(site.zoneRows).toHaveCount(2);
  await page.getByRole('button', { name: 'Corners of Zone 2' }).press('Enter');
  const northing = page.getByRole('textbox', { name: 'Northing of corner 3' });
  await expect(northing).toHaveValue(`${n + 80}.000`);
  await northing.fill(`${n + 90.5}`);
  await northing.press('Enter');
  await page.getByRole('button', { name: 'Add a corner after corner 1', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete corner 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete corner 2', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete corner 5' })).toHaveCount(0);
  await site.save();
  const { zones, site: parts } = await site.stored(project.id);
  expect(zones[1]?.outline[0]).toContainEqual([e + 120, n + 90.5]);
  expect(parts[0]?.[0]).toContainEqual([e + 120, n + 90.5]);
});

test('[SITE-04] steps of every kind are undone to the start by Ctrl+Z, and redone', async () => {
  const { page } = site;
  await openTwoZones(site, 'Undo');
  const plus = site.area.getByRole('button', { name: 'Increase the radius by 50 m' });
  const radius = site.area.getByRole('textbox', { name: 'Radius' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await plus.focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter');
  await expect(radius).toHaveValue('500');
  for (let step = 1; step <= 8; step += 1) {
    await site.zoneName(1).fill(`West ${step}`);
    await site.zoneName(1).press('Enter');
  }
  const type = page.getByRole('combobox', { name: 'Calculation type of East' });
  for (const value of ['B', 'A', 'B', 'A', 'B']) await type.selectOption(value);
  await page.getByRole('button', { name: 'Corners of East' }).click();
  for (const by of [1, 2, 3]) {
    const field = page.getByRole('textbox', { name: 'Easting of corner 2' });
    await field.fill(`${e + 120 - by}`);
    await field.press('Enter');
  }
  await undo.focus();
  for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('Control+z');
  await expect(undo).toBeDisabled();
  await expect(redo).toBeEnabled();
  await expect(site.button('Save')).toBeDisabled();
  await expect(radius).toHaveValue('300');
  expect(await site.zoneNames()).toEqual(['West', 'East']);
  await expect(type).toHaveValue('A');
  await redo.focus();
  for (let again = 0; again < 10; again += 1) await page.keyboard.press('Control+Shift+z');
  for (let again = 0; again < 10; again += 1) await page.keyboard.press('Control+y');
  await expect(redo).toBeDisabled();
  await expect(radius).toHaveValue('500');
  expect(await site.zoneNames()).toEqual(['West 8', 'East']);
  await expect(type).toHaveValue('B');
  await expect(page.getByRole('textbox', { name: 'Easting of corner 2' })).toHaveValue(`${e + 117}.000`);
});

test('[SITE-02] [Q62] a drawn zone and unsaved others survive a reload in the middle', async () => {
  const { page } = site;
  page.on('dialog', (dialog) => void dialog.accept());
  const project = await createProject(page, newTitle('Reload'));
  await storeSite(page, project.id, { parts: [closed(whole)] });
  await site.openZoneTab(project.id);
  await site.button('Cut by line').click();
  await site.drawLine([
    [e + 60, n - 10],
    [e + 60, n + 90],
  ]);
  await site.bar.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(site.shell.map).toHaveAttribute('data-mode', 'drawZone');
  await site.click(west.slice(0, 2));
  await page.reload();
  await expect(site.shell.map).toHaveAttribute('data-mode', 'drawZone');
  await expect(site.bar.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await site.click([[e + 30, n + 40]]);
  await page.keyboard.press('Enter');
  await site.bar.getByRole('button', { name: 'Show the panel' }).click();
  await expect(site.zoneRows).toHaveCount(3);
  expect(await site.zoneNames()).toEqual(['Zone 1', 'Zone 2', 'Zone 3']);
  await expect(site.boundary).toContainText('9,600 m² (0.96 ha), 1 polygon');
  await expect(site.zones).toContainText(/overlap/);
  await page.reload();
  await expect(site.zoneRows).toHaveCount(3);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(site.question).toContainText('Do you want to close without saving changes?');
  await site.question.getByRole('button', { name: 'Close without saving' }).click();
  await expect(site.card('Edit Project')).toBeHidden();
  expect((await site.stored(project.id)).zones).toHaveLength(0);
  await site.shell.menuButton('Edit Project').click();
  await site.tab('Zone').click();
  await expect(site.zones).toContainText('This project has no zones yet.');
});

test('[SITE-04] [SITE-05] [SITE-06] other windows open from the Zone tab, and the draw window can clear', async () => {
  const { page } = site;
  await openTwoZones(site, 'Windows');
  await site.button('Draw zone').click();
  await site.bar.getByRole('button', { name: 'Clear' }).click();
  await site.bar.getByRole('button', { name: 'Show the panel' }).click();
  await expect(site.zoneRows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(site.zoneRows).toHaveCount(2);
  await site.button('Unregistered sites').click();
  await expect(page).toHaveURL(/activeIndex=3/);
  await expect(site.button('Save Unregistered Sites')).toBeVisible();
  await site.tab('Zone').click();
  await expect(site.zoneRows).toHaveCount(2);
});

test('[PROJ-47] who may only read sees the site as text, without tools', async ({ browser }) => {
  const project = await createProject(site.page, newTitle('Read'), { 'demo-reader': 'readonly' });
  await storeSite(site.page, project.id, {
    parts: [closed(whole)],
    zones: [newZone('West', west, 'B'), newZone('East', east)],
  });
  const reader = new SitePage(await signInQuietly(await browser.newContext(), 'demo-reader'));
  await reader.openZoneTab(project.id);
  const card = reader.card('Project Info');
  await expect(card.getByRole('textbox')).toHaveCount(0);
  await expect(card.getByRole('combobox')).toHaveCount(0);
  await expect(reader.area).toContainText('300 m around the site');
  await expect(reader.zoneRows).toHaveText([/1West\s*B\s*4,800/, /2East\s*A\s*4,800/]);
  for (const name of [/^Draw/, /^Upload/, /^Cut/, /^Move/, /coordinates/, 'Save', 'Undo', 'Update Assessment Area']) {
    await expect(card.getByRole('button', { name })).toHaveCount(0);
  }
  await reader.page.goto(`${reader.page.url()}&window=draw`);
  await expect(reader.boundary).toBeVisible();
  await expect(reader.bar).toHaveCount(0);
  await expectFineScreen(reader.page, 'site-read-only');
  await reader.page.context().close();
});
