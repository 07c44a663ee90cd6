import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { codeIn, linkIn, receiveMail } from './mailbox.ts';
import { changeDatabase } from './server-data.ts';
import { origin } from './shell-page.ts';

export const DEMO_PASSWORD = 'quiet-demo-1';
export const ADMIN_MAIL = 'demo-admin@quietsite.example';

/** A unique name: every journey creates its own users. */
export const newUsername = (word: string) => `${word}-${randomUUID().slice(0, 8)}`;
export const mailOf = (username: string) => `${username}@works.example`;

/** A page, or its context. */
type Requester = Pick<Page, 'request'>;

interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly company: string;
}

/** Registers through the API; the mailed link is not opened. */
export async function sendRegistration(page: Requester, { username, password, company }: NewAccount): Promise<void> {
  const answer = await page.request.post(`${origin()}/api/accounts`, {
    headers: { origin: origin() },
    data: { username, password, company, email: mailOf(username), firstName: 'Wing', lastName: 'Chan', phone: '' },
  });
  expect(answer.status()).toBe(201);
}

/** Registers through the API and confirms the address, for journeys that start after registration. */
export async function registerAccount(page: Requester, account: NewAccount): Promise<void> {
  await sendRegistration(page, account);
  const link = linkIn(await receiveMail(mailOf(account.username), /confirm your registration/i));
  const answer = await page.request.post(`${origin()}/api/email-confirmations`, {
    headers: { origin: origin() },
    data: { token: link.split('#token=')[1] },
  });
  expect(answer.status()).toBe(200);
}

/** Creates an account that may sign in. */
export async function createAccount(page: Requester, username: string, password = DEMO_PASSWORD): Promise<void> {
  await sendRegistration(page, { username, password, company: 'Demo Contractor A' });
  await changeDatabase(`update users set is_active = true, email_confirmed_at = now() where username = '${username}'`);
}

/** The cards shown before sign-in. */
export class AccountPages {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** Required fields have an asterisk after their label. */
  required(label: string): Locator {
    return this.page.locator('input').and(this.page.getByLabel(new RegExp(`^${label}( \\*)?$`)));
  }
  card(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }
  get notice(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }
  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${origin()}${path}`);
  }

  async tryToSignIn(username: string, password = DEMO_PASSWORD): Promise<void> {
    await this.field('Username').fill(username);
    await this.field('Password').fill(password);
    await this.button('Login').click();
  }

  /** Signs in and goes from the project list to the map. */
  async signInToMap(username: string): Promise<void> {
    await this.open('/Login');
    await this.tryToSignIn(username);
    const list = this.page.getByRole('region', { name: 'Projects', exact: true });
    await expect(list).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }

  /** Signs in up to the second factor; returns the mailed code. */
  async beginAdminSignIn(): Promise<string> {
    const since = Date.now();
    await this.open('/Login');
    await this.tryToSignIn('demo-admin');
    await expect(this.card('Two-factor code')).toBeVisible();
    return codeIn(await receiveMail(ADMIN_MAIL, /code/i, { since }));
  }

  async signInAsAdmin(): Promise<void> {
    const code = await this.beginAdminSignIn();
    await this.page.getByLabel('Digit 1 of 6').focus();
    await this.page.keyboard.type(code);
    await expect(this.page).toHaveURL(`${origin()}/Admin`);
  }
}
