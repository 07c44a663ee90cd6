import type { Locator, Page } from '@playwright/test';
import type { CalculationRun, Project, ReceiverList, ReceiverPoint } from '@quietsite/contracts';
import { expect } from './expect.ts';
import { newTitle } from './project-pages.ts';
import { findProjectId } from './server-data.ts';
import { origin } from './shell-page.ts';
import { type GridPoint, SiteDetailPage } from './site-detail-pages.ts';

const headers = () => ({ headers: { origin: origin() } });

/** A separate project with everything from the sample; all its points are selected. */
export async function copyWithEquipment(page: Page, word: string): Promise<number> {
  const answer = await page.request.post(`${origin()}/api/projects/${await findProjectId(page)}/copies`, {
    ...headers(),
    data: { as: 'project', title: newTitle(word), commencementDate: null, isEquipmentKept: true },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Project).id;
}

/** Calculates without the screens, for journeys that start after it. */
export async function calculateQuietly(page: Page, projectId: number): Promise<void> {
  const path = `${origin()}/api/projects/${projectId}/calculation`;
  expect((await page.request.post(path, headers())).ok()).toBe(true);
  const read = async () => ((await (await page.request.get(path)).json()) as CalculationRun | null)?.status;
  await expect.poll(read).toBe('done');
}

export async function readReceivers(page: Page, projectId: number): Promise<ReceiverList> {
  return (await (await page.request.get(`${origin()}/api/projects/${projectId}/receivers`)).json()) as ReceiverList;
}

/** The Select NSR screen. */
export class SelectPage extends SiteDetailPage {
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Select NSR', exact: true });
  }
  tool(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
  get pointTools(): Locator {
    return this.panel.getByRole('group', { name: 'NSR points' }).getByRole('button');
  }
  tick(name: string): Locator {
    return this.panel.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  }
  show(name: string): Locator {
    return this.panel.getByRole('button', { name: `Show ${name} on the map`, exact: true });
  }
  row(name: string): Locator {
    const show = this.page.getByRole('button', { name: `Show ${name} on the map`, exact: true });
    return this.panel.getByRole('row').filter({ has: show });
  }
  get search(): Locator {
    return this.panel.getByLabel('Search name or building');
  }
  get summary(): Locator {
    return this.panel.getByText(/ of \d+ selected/);
  }
  get saved(): Locator {
    return this.page.getByText('NSR points saved');
  }
  /** The one beside Save; the panel header has one too. */
  get close(): Locator {
    return this.panel.getByRole('button', { name: 'Close', exact: true }).filter({ hasText: 'Close' });
  }

  async visit(projectId: number): Promise<void> {
    await this.load(`/Select?project=${projectId}`);
    await expect(this.panel.getByRole('row').nth(1)).toBeVisible();
  }

  /** The notification of an earlier save may still be there, so the response counts too. */
  async save(): Promise<void> {
    const response = this.page.waitForResponse(
      (candidate) => candidate.request().method() === 'PUT' && candidate.url().endsWith('/receivers'),
    );
    await this.tool('Save').click();
    await response;
    await expect(this.saved).toBeVisible();
  }

  /** Types into a field of the first entry of a list of dated levels. */
  async typeEntry(list: string, field: string, text: string): Promise<void> {
    await this.panel.getByRole('textbox', { name: `${field} of entry 1 of ${list}`, exact: true }).fill(text);
  }

  async addEntry(list: string, button: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.panel.getByRole('region', { name: list }).getByRole('button', { name: button }).click();
    for (const [field, text] of Object.entries(fields)) await this.typeEntry(list, field, text);
  }

  /** Drags from corner to corner with CTRL held. */
  async drawBox(from: GridPoint, to: GridPoint): Promise<void> {
    await this.page.keyboard.down('Control');
    await this.drag(from, to);
    await this.page.keyboard.up('Control');
  }

  async typePlace(name: string, [easting, northing]: GridPoint): Promise<void> {
    await this.show(name).click();
    const form = this.dialog(`Move ${name}`);
    await form.getByRole('textbox', { name: `Easting of ${name}` }).fill(easting.toFixed(3));
    await form.getByRole('textbox', { name: `Northing of ${name}` }).fill(northing.toFixed(3));
    await form.getByRole('textbox', { name: `Northing of ${name}` }).press('Enter');
    await expect(form).toBeHidden();
  }

  async answer(title: string, text: string | RegExp, button: string): Promise<void> {
    const dialog = this.dialog(title);
    await expect(dialog.getByText(text, typeof text === 'string' ? { exact: true } : {})).toBeVisible();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}

export const metresBetween = (one: readonly number[], other: readonly number[]) =>
  Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0));

export function findPoint(list: ReceiverList, is: (point: ReceiverPoint) => boolean): ReceiverPoint {
  const point = list.points.find(is);
  if (!point) throw new Error('there is no such point');
  return point;
}
