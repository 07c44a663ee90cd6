import type { ProjectMap } from '@quietsite/contracts';
import { storeRows } from '../pages/equipment-page.ts';
import { type EquipmentStart, startEquipment } from '../pages/equipment-start.ts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import type { GridPoint } from '../pages/site-detail-pages.ts';

let editor: EquipmentStart['editor'];
let projectId: number;
let tasks: EquipmentStart['tasks'];
let task: EquipmentStart['task'];
let open: EquipmentStart['open'];
let ofZone: EquipmentStart['tasks'];
let zone: ProjectMap['zones'][number];
test.beforeEach(async ({ context }) => {
  ({ editor, projectId, tasks, task, open } = await startEquipment(context, 'Places'));
  const found = (await editor.readMap(projectId)).zones.find(({ id }) => id === task.zoneId);
  if (!found) throw new Error('the sample has no zones');
  zone = found;
  ofZone = tasks.filter(({ zoneId }) => zoneId === zone.id);
  for (const { id } of ofZone.slice(0, 3)) await storeRows(editor.page, projectId, id, [{ name: 'Tower crane' }]);
  await open();
});

/** The crane of another activity of the zone, at the notional source. */
async function turnToNext(): Promise<void> {
  const next = ofZone[ofZone.indexOf(task) + 1];
  if (!next) throw new Error('too few activities');
  task = next;
  await editor.choose(task.name);
  await expect(editor.cell(1, 'Location')).toHaveText('Notional Source');
}

const place = async () => (await editor.stored(projectId, task.id))[0]?.fixedLocation ?? null;

async function chooseFixed(): Promise<void> {
  await editor.cell(1, 'Location').click();
  await editor.page.keyboard.press('Enter');
  const choices = editor.page.getByRole('listbox', { name: 'Choices' });
  await choices.getByRole('option', { name: 'Fixed Location' }).click();
  await expect(editor.bar).toBeVisible();
  await expect(editor.shell.map).toHaveAttribute('data-mode', 'placeEquipment');
}

const near = (one: readonly number[] | null, other: GridPoint) =>
  one === null ? Number.POSITIVE_INFINITY : Math.hypot((one[0] ?? 0) - other[0], (one[1] ?? 0) - other[1]);

test('[EQUIP-08] [EQUIP-09] [EQUIP-31] a place is clicked, typed or chosen with the keyboard alone, only inside the zone', async () => {
  const { page } = editor;
  await test.step('a place outside the zone is refused and drawing goes on; inside it is taken', async () => {
    await chooseFixed();
    await expect(editor.panel).toBeHidden();
    await expect(editor.bar).toContainText(`Click the location of Tower crane inside ${zone.name}.`);
    await expectFineScreen(page, 'equipment-placing');
    const { x, y } = await editor.pixelOf(zone.centre);
    const wanted = await page.locator('[data-target-area]').boundingBox();
    if (!wanted) throw new Error('the zone is not marked');
    expect([x > wanted.x, x < wanted.x + wanted.width]).toEqual([true, true]);
    expect([y > wanted.y, y < wanted.y + wanted.height]).toEqual([true, true]);
    await editor.clickAt([zone.centre[0] - 260, zone.centre[1] + 60]);
    const alert = editor.dialog('Location');
    await expect(alert.getByText(`Please pick a location within ${zone.name}.`, { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    await expect(editor.bar).toBeVisible();
    await editor.clickAt(zone.centre);
    await expect(editor.panel).toBeVisible();
    await expect(page.locator('[data-target-area]')).toHaveCount(0);
    await expect(editor.cell(1, 'Location')).toHaveText('Fixed Location');
    await expect(editor.shell.legend).toContainText('Fixed equipment');
    await expect(editor.cell(1, 'Location')).toBeFocused();
    await expectFineScreen(page, 'equipment-placed');
    await editor.save();
    expect(near(await place(), zone.centre)).toBeLessThan(5);
  });
  await test.step('[EQUIP-66] the height of the plant is typed where its location is set', async () => {
    await editor.cell(1, 'Equipment').click();
    const height = editor.side.getByRole('textbox', { name: 'Plant height of Tower crane in metres' });
    await expect(height).toHaveAttribute('placeholder', 'as zone');
    await height.fill('31');
    await height.press('Enter');
    await expect(editor.side.getByText('From 0.5 to 30 m, or blank')).toBeVisible();
    await height.fill('12.5');
    await height.press('Enter');
    await expectFineScreen(page, 'equipment-plant-height');
    await editor.save();
    expect((await editor.stored(projectId, task.id))[0]?.plantHeight).toBe(12.5);
  });
  await test.step('Escape gives up and the row stays at the notional source; coordinates can be typed', async () => {
    await turnToNext();
    const { side } = editor;
    await chooseFixed();
    await page.keyboard.press('Escape');
    await expect(editor.panel).toBeVisible();
    await expect(editor.cell(1, 'Location')).toHaveText('Notional Source');
    await expect(editor.flag).toContainText('All changes saved');

    await editor.cell(1, 'Equipment').click();
    const [easting, northing] = zone.centre;
    await side.getByLabel('Easting of Tower crane').fill((easting + 900).toFixed(3));
    await side.getByLabel('Northing of Tower crane').fill(northing.toFixed(3));
    await side.getByLabel('Northing of Tower crane').press('Enter');
    const alert = editor.dialog('Location');
    await expect(alert.getByText(`Please pick a location within ${zone.name}.`, { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await side.getByLabel('Easting of Tower crane').fill((easting + 1).toFixed(3));
    await side.getByLabel('Northing of Tower crane').fill(northing.toFixed(3));
    await side.getByLabel('Northing of Tower crane').press('Enter');
    await expect(editor.cell(1, 'Location')).toHaveText('Fixed Location');
    await editor.save();
    expect(near(await place(), [easting + 1, northing])).toBeLessThan(0.002);
    await side.getByRole('button', { name: 'Back to Notional Source' }).click();
    await editor.save();
    expect(await place()).toBeNull();
  });
  await test.step('the place is chosen with the keyboard alone', async () => {
    await turnToNext();
    await editor.cell(1, 'Equipment').focus();
    for (let count = 0; count < 8; count += 1) await page.keyboard.press('ArrowRight');
    await expect(editor.cell(1, 'Location')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(editor.bar).toBeVisible();
    await expect(editor.shell.map).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('[data-crosshair]')).toBeVisible();
    // Steps until the crosshair is on the zone, as a person would do.
    for (let count = 0; count < 40; count += 1) {
      const cross = await page.locator('[data-crosshair]').boundingBox();
      const { x, y } = await editor.pixelOf(zone.centre);
      if (!cross) throw new Error('no cross');
      const [dx, dy] = [x - cross.x - cross.width / 2, y - cross.y - cross.height / 2];
      if (Math.hypot(dx, dy) < 8) break;
      const fine = Math.max(Math.abs(dx), Math.abs(dy)) < 40 ? 'Shift+' : '';
      const key =
        Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp';
      await page.keyboard.press(`${fine}${key}`);
    }
    await page.keyboard.press('Space');
    await expect(editor.cell(1, 'Location')).toHaveText('Fixed Location');
    await editor.save();
    expect(near(await place(), zone.centre)).toBeLessThan(30);
  });
});
