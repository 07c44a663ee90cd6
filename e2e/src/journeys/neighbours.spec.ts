import type { Page } from '@playwright/test';
import type { Neighbour } from '@quietsite/contracts';
import { expect } from '../pages/expect.ts';
import { expectFineScreen } from '../pages/fine-screen.ts';
import { test } from '../pages/journey.ts';
import { createProject, newTitle, signInQuietly } from '../pages/project-pages.ts';
import { changeDatabase, findProjectId } from '../pages/server-data.ts';
import { origin, ShellPage } from '../pages/shell-page.ts';
import { CentrePage, copySample } from '../pages/site-detail-pages.ts';
import { closed, newZone, rectangle, SitePage, storeSite } from '../pages/site-page.ts';

const NEIGHBOUR = 'Sung Wong Toi Garden Subway Entrance';
const CHOOSE = 'Choose which neighbours to show';

let map: CentrePage;
test.beforeEach(async ({ context }) => {
  map = new CentrePage(await signInQuietly(context, 'demo'));
});

/** Counts pixels in the colour of neighbouring sites around a screen position. */
function countNeighbourPixels(page: Page, place: { x: number; y: number }): Promise<number> {
  return page.evaluate(({ x, y }) => {
    let count = 0;
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('#map canvas')) {
      const box = canvas.getBoundingClientRect();
      const data = canvas.getContext('2d')?.getImageData(x - box.left - 8, y - box.top - 8, 16, 16).data ?? [];
      for (let index = 0; index < data.length; index += 4) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = [...data.slice(index, index + 4)];
        if (alpha > 150 && Math.abs(red - 11) < 40 && Math.abs(green - 107) < 40 && Math.abs(blue - 107) < 40)
          count += 1;
      }
    }
    return count;
  }, place);
}

/** The approved project next to the sample, and a corner of its site. */
async function findNeighbour(page: Page, projectId: number) {
  const answer = await page.request.get(`${origin()}/api/projects/${projectId}/neighbours`);
  const neighbour = ((await answer.json()) as Neighbour[]).find(({ title }) => title === NEIGHBOUR);
  const corner = neighbour?.site[0]?.[0]?.[0];
  if (!neighbour || !corner) throw new Error('the sample has no neighbour');
  return { neighbour, corner };
}

test('[SHELL-42] [Q38] approved projects nearby are on the map, all or one by one', async () => {
  const { page } = map;
  const { id } = await copySample(page, 'Neighbours');
  const { corner } = await findNeighbour(page, id);
  await map.visit(id);
  const shown = async () => (await countNeighbourPixels(page, await map.pixelOf(corner))) > 0;
  await expect.poll(shown).toBe(true);
  const eye = map.button('Neighbouring sites');
  await eye.click();
  await expect.poll(shown).toBe(false);
  await eye.click();
  await expect.poll(shown).toBe(true);
  await map.button(CHOOSE).click();
  const own = page.getByRole('checkbox', { name: NEIGHBOUR });
  await expect(own).toBeChecked();
  await own.click();
  await expect.poll(shown).toBe(false);
  await own.click();
  await expect.poll(shown).toBe(true);
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  await expect(map.panel).toBeVisible();
});

test('[SITE-09] [Q38] without neighbours there is nothing to choose, until a save reaches one', async () => {
  const { page } = map;
  const site = new SitePage(page);
  const { neighbour, corner } = await findNeighbour(page, await findProjectId(page));
  const [east, north] = (neighbour.assessmentArea[0]?.[0] ?? []).reduce((one, other) =>
    other[1] > one[1] ? other : one,
  );
  const project = await createProject(page, newTitle('Alone'));
  const corners = rectangle([east - 30, north + 150], 60, 40);
  await storeSite(page, project.id, {
    radiusMetres: 50,
    parts: [closed(corners)],
    zones: [newZone('North of it', corners)],
  });
  await changeDatabase(
    `insert into tasks (project_id, zone_id, name, start_date, end_date)
     select project_id, id, 'Piling', '${neighbour.commencementDate}', '${neighbour.completionDate}' from zones
     where project_id = ${project.id}`,
  );
  // The save itself requests them, not the notification from the server.
  await page.route('**/events', (route) => route.abort());
  const answers: Promise<Neighbour[]>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/neighbours')) answers.push(response.json() as Promise<Neighbour[]>);
  });
  await site.openZoneTab(project.id);
  await expect(map.button('Neighbouring sites')).toBeVisible();
  await expect.poll(() => answers.length).toBe(1);
  expect(await answers[0]).toEqual([]);
  await expect(map.button(CHOOSE)).toHaveCount(0);

  await site.typeShape('New polygon by coordinates', rectangle([east - 30, north - 60], 60, 40));
  await expect(site.boundary).toContainText('2 polygons');
  await site.dialog('Educational NSR nearby').getByRole('button', { name: 'No' }).click();
  await site.save();
  expect((await answers.at(-1))?.map(({ title }) => title)).toContain(NEIGHBOUR);
  await map.zoomOut(1);
  await expect.poll(async () => (await countNeighbourPixels(page, await map.pixelOf(corner))) > 0).toBe(true);
  await map.button(CHOOSE).click();
  await expect(page.getByRole('checkbox', { name: NEIGHBOUR })).toBeChecked();
});

test('[SITE-46] [MAP-46] approved sites are shown around a drawing that has no days yet, and an overlap is reported', async () => {
  const { page } = map;
  const site = new SitePage(page);
  const { corner } = await findNeighbour(page, await findProjectId(page));
  const project = await createProject(page, newTitle('Around'));
  await site.openZoneTab(project.id);
  await site.typeShape('New polygon by coordinates', rectangle([corner[0] - 20, corner[1] - 20], 40, 40));
  await site.dialog('Educational NSR nearby').getByRole('button', { name: 'No' }).click();
  await expect(site.area).toContainText(`The outline overlaps the approved site ${NEIGHBOUR} by`);
  await expect(site.area).toContainText(/\d approved sites? (is|are) close enough to be/);
  await site.button('Draw zone').click();
  const note = page.getByRole('status').filter({ hasText: `overlaps the approved site ${NEIGHBOUR}` });
  await expect(note).toBeVisible();
  await expectFineScreen(page, 'site-overlap');
  // A point that nothing in the drawing covers.
  await site.bar.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toBeHidden();
  await expect.poll(async () => countNeighbourPixels(page, await map.pixelOf(corner))).toBeGreaterThan(0);
  await expect(new ShellPage(page).legend.getByText('Other approved site', { exact: true })).toBeVisible();
});
