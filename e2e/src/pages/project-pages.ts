import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Project } from '@quietsite/contracts';
import { expect } from './expect.ts';
import { changeDatabase } from './server-data.ts';
import { openPath, rememberAccount, takePage, takeSignedIn } from './shared-page.ts';
import { origin, ShellPage } from './shell-page.ts';

/** A unique title: every journey creates its own projects. */
export const newTitle = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

const information = {
  proponent: 'Harbour Works Ltd',
  agreement: 'HW 1/2026',
  mainContractor: 'Demo Contractor A',
  engineerConsultant: 'Demo Consultants',
  bufferRadiusMetres: 300,
  eiaReference: '',
  description: '',
  specialFeature: '',
};

/**
 * Creates a project through the API with the session of the page, for journeys that start after it. The account is its
 * owner.
 */
export async function createProject(page: Page, title: string, members: Record<string, string> = {}): Promise<Project> {
  const answer = await page.request.post(`${origin()}/api/projects`, {
    headers: { origin: origin() },
    data: { title, ...information },
  });
  expect(answer.status()).toBe(201);
  const project = (await answer.json()) as Project;
  for (const [username, role] of Object.entries(members)) {
    await changeDatabase(
      `insert into project_members (project_id, user_id, role)
       select ${project.id}, id, '${role}' from users where username = '${username}'`,
    );
  }
  return project;
}

/** Signs in without the sign-in screen. */
export async function signInQuietly(context: BrowserContext, username: string): Promise<Page> {
  const signedIn = takeSignedIn(context, username);
  if (signedIn) return signedIn;
  const page = await takePage(context);
  const answer = await page.request.post(`${origin()}/api/session`, {
    headers: { origin: origin() },
    data: { username, password: 'quiet-demo-1' },
  });
  expect(answer.ok()).toBe(true);
  rememberAccount(page, username);
  return page;
}

/** The project list. */
export class ProjectListPage {
  readonly page: Page;
  readonly shell: ShellPage;
  constructor(page: Page) {
    this.page = page;
    this.shell = new ShellPage(page);
  }

  get screen(): Locator {
    return this.shell.projects;
  }
  /** A row of the table, or a card. */
  row(title: string): Locator {
    const rows = this.screen.getByRole('row').or(this.screen.getByRole('listitem'));
    return rows.filter({ has: this.page.getByRole('button', { name: title, exact: true }) });
  }
  get cards(): Locator {
    return this.screen.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 4 }) });
  }
  /** Its name, which opens it. */
  title(title: string): Locator {
    return this.screen.getByRole('button', { name: title, exact: true });
  }
  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true });
  }

  async visit(query = ''): Promise<void> {
    await openPath(this.page, `/Projects${query}`);
    await expect(this.screen).toBeVisible();
  }

  async openMenu(title: string): Promise<void> {
    await this.screen.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
    await expect(this.menuItem('Details')).toBeVisible();
  }

  async act(title: string, name: string): Promise<void> {
    await this.openMenu(title);
    await this.menuItem(name).click();
  }
}

/** The project editor. */
export class ProjectEditorPage {
  readonly page: Page;
  readonly shell: ShellPage;
  constructor(page: Page) {
    this.page = page;
    this.shell = new ShellPage(page);
  }

  card(title: 'New Project' | 'Edit Project' | 'Project Info'): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }
  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }
  /** Mandatory fields have an asterisk after their label. */
  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) });
  }
  get radius(): Locator {
    return this.page.getByRole('textbox', { name: /^Assessment radius/ });
  }
  get question(): Locator {
    return this.page.getByRole('dialog', { name: 'Unsaved changes' });
  }

  async visit(projectId: number, index?: number): Promise<void> {
    const tab = index === undefined ? '' : `&activeIndex=${index}`;
    await openPath(this.page, `/EditProjects?project=${projectId}${tab}`);
  }

  async startNew(): Promise<void> {
    await this.page.getByRole('button', { name: 'New Project' }).click();
    await expect(this.card('New Project')).toBeVisible();
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  async fillMandatory(title: string): Promise<void> {
    await this.fill({
      'Project title': title,
      Proponent: 'Harbour Works Ltd',
      'Agreement / contract no.': 'HW 1/2026',
      'Main contractor': 'Demo Contractor A',
      'Engineer consultant': 'Demo Consultants',
    });
  }
}
