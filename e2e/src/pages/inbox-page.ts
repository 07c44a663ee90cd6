import type { Locator, Page } from '@playwright/test';
import type { ReviewCase, ReviewDesk } from '@quietsite/contracts';
import { hk80, hk80ToMercator } from '@quietsite/geometry';
import { expect } from './expect.ts';
import { openPath } from './shared-page.ts';
import { origin, ShellPage } from './shell-page.ts';

/** The authority's home. */
export class InboxPage {
  readonly page: Page;
  readonly shell: ShellPage;
  constructor(page: Page) {
    this.page = page;
    this.shell = new ShellPage(page);
  }

  get screen(): Locator {
    return this.shell.inbox;
  }
  get rows(): Locator {
    return this.screen.getByRole('listitem').filter({ has: this.page.getByRole('link') });
  }
  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }
  link(title: string): Locator {
    return this.row(title).getByRole('link');
  }
  tab(name: string): Locator {
    return this.screen.getByRole('tab', { name });
  }
  get find(): Locator {
    return this.screen.getByRole('searchbox', { name: 'Find a case' });
  }
  filter(name: 'Company' | 'Assigned' | 'Exceeds' | 'District'): Locator {
    return this.screen.getByRole('combobox', { name, exact: true });
  }
  /** The live text. */
  get found(): Locator {
    return this.screen.getByRole('status').filter({ hasText: /case|of/ });
  }

  async visit(query = ''): Promise<void> {
    await openPath(this.page, `/Inbox${query}`);
    await expect(this.screen.getByRole('tab').first()).toBeVisible();
  }

  async assign(title: string, who: string): Promise<void> {
    await this.row(title).getByRole('button').click();
    await this.page.getByRole('menuitem', { name: who, exact: true }).click();
  }

  /** The position of its symbol on the map. */
  async placeOf({ position }: ReviewCase): Promise<{ x: number; y: number }> {
    if (position === null) throw new Error('the case has no place');
    const [x = 0, y = 0] = [...hk80ToMercator(hk80(position[0], position[1]))];
    return this.shell.pixelOf([x, y]);
  }
}

export async function readDesk(page: Page): Promise<ReviewDesk> {
  const answer = await page.request.get(`${origin()}/api/review-desk`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as ReviewDesk;
}

/** Assigns the case as another officer would in the meantime. */
export async function assignQuietly(page: Page, projectId: number, officerId: number | null): Promise<void> {
  const known = (await readDesk(page)).cases.find((one) => one.projectId === projectId)?.assignee?.id ?? null;
  const answer = await page.request.put(`${origin()}/api/review-desk/${projectId}/assignment`, {
    headers: { origin: origin() },
    data: { officerId, expectedOfficerId: known },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
