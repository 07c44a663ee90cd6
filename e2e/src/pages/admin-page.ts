import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { AccountPages } from './account-pages.ts';

/** The portal of the platform administrator. */
export class AdminPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  signIn(): Promise<void> {
    return new AccountPages(this.page).signInAsAdmin();
  }

  async open(tab: string): Promise<void> {
    await this.page.getByRole('tab', { name: tab, exact: true }).click();
  }

  /** The row with this row header. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** Uploads a file with this text by the upload button of a card. */
  async upload(card: Locator, fileName: string, text: string): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await card.getByRole('button', { name: /upload$/ }).click();
    const chooser = await choosing;
    await chooser.setFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** The text of the file that the action downloads. */
  async download(act: () => Promise<void>): Promise<string> {
    const arriving = this.page.waitForEvent('download');
    await act();
    const file = await arriving;
    return readFile(await file.path(), 'utf8');
  }
}
